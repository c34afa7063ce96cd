import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { migrate } from '../../backend/kernel/process/migrate.ts'
import { connected } from '../../stack/parts/database.ts'
import { onPath } from '../../stack/programs/onPath.ts'

const MIGRATIONS = [
  ['../../backend/migrations/', 'migrations'],
  ['../../projections/migrations/', 'read_migrations'],
] as const
const PASSWORDS = { EVERHEARTH_PASSWORD: 'of-the-app', TEMPORAL_PASSWORD: 'of-temporal' }

const server = new URL(inject('postgresUrl'))
const ask = (statement: string) => connected(server.href, (client) => client.query(statement))
const as = (role: string, password: string, database: string) => {
  const url = new URL(server)
  Object.assign(url, { username: role, password, pathname: `/${database}` })
  return url.href
}
const app = as('everhearth', PASSWORDS.EVERHEARTH_PASSWORD, 'everhearth')

// The script is for the container of docker-compose.yml, whose image has psql; the Postgres of our packages has not.
describe.skipIf(onPath('psql') === undefined)('the roles of docker-compose.yml', () => {
  beforeAll(() => {
    const { status, stderr } = spawnSync('sh', [fileURLToPath(new URL('../../compose/roles.sh', import.meta.url))], {
      env: {
        ...process.env,
        ...PASSWORDS,
        POSTGRES_USER: server.username,
        PGPASSWORD: decodeURIComponent(server.password),
        PGHOST: server.hostname,
        PGPORT: server.port,
      },
      encoding: 'utf8',
    })
    if (status !== 0 || stderr !== '') throw new Error(stderr)
  })
  afterAll(async () => {
    for (const name of ['everhearth', 'temporal', 'temporal_visibility'])
      await ask(`drop database if exists ${name} with (force)`)
    for (const role of ['everhearth', 'temporal']) await ask(`drop role if exists ${role}`)
  })

  test('the app makes its tables with its own, which rules nothing', async () => {
    for (const [folder, table] of MIGRATIONS) await migrate(app, new URL(folder, import.meta.url), table)
    const { rows } = await ask(`select rolname from pg_roles
      where rolname in ('everhearth', 'temporal') and (rolsuper or rolcreatedb or rolcreaterole or rolbypassrls)`)
    expect(rows).toEqual([])
  })

  test('neither enters what is the other’s', async () => {
    const enter = (url: string) => connected(url, (client) => client.query('select 1'))
    const refused = 'permission denied for database'
    await expect(enter(as('everhearth', PASSWORDS.EVERHEARTH_PASSWORD, 'temporal'))).rejects.toThrow(refused)
    await expect(enter(as('everhearth', PASSWORDS.EVERHEARTH_PASSWORD, 'temporal_visibility'))).rejects.toThrow(refused)
    await expect(enter(as('temporal', PASSWORDS.TEMPORAL_PASSWORD, 'everhearth'))).rejects.toThrow(refused)
    await enter(as('temporal', PASSWORDS.TEMPORAL_PASSWORD, 'temporal_visibility'))
  })
})
