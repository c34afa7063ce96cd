import { runner } from 'node-pg-migrate'
import { fileURLToPath } from 'node:url'

/** Brings a folder of SQL migrations up to date; several processes may ask at once, one does it. */
export const migrate = async (databaseUrl: string, folder: URL): Promise<void> => {
  const name = folder.pathname.includes('projections') ? 'read_migrations' : 'migrations'
  await runner({
    databaseUrl,
    dir: fileURLToPath(folder),
    direction: 'up',
    migrationsTable: name,
    migrationsSchema: 'public',
    checkOrder: true,
    log: () => {},
  })
}
