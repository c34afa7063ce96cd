import { runner } from 'node-pg-migrate'
import { fileURLToPath } from 'node:url'

/** Where a series of migrations writes down how far it came: that of the tables of truth, and that of the read tables. */
type Table = 'migrations' | 'read_migrations'

/** Brings a folder of SQL migrations up to date; several processes may ask at once, one does it. */
export const migrate = async (databaseUrl: string, folder: URL, table: Table): Promise<void> => {
  await runner({
    databaseUrl,
    dir: fileURLToPath(folder),
    direction: 'up',
    migrationsTable: table,
    migrationsSchema: 'public',
    checkOrder: true,
    log: () => {},
  })
}
