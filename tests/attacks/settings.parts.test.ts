import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { newMasterKey } from '../../backend/kernel/process/settings.ts'
import { startServer } from '../../backend/kernel/testing/server.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const MAINS = ['backend/main.ts', 'projections/main.ts', 'workflows/main.ts']

/** How one of our processes ends, and what it says of it. */
const started = async (main: string, environment: Readonly<Record<string, string>>) => {
  const s3 = inject('s3')
  const process_ = spawn(process.execPath, [main], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: inject('postgresUrl'),
      EVENTSTORE_URL: inject('eventStoreUrl'),
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      SMTP_URL: inject('smtpUrl'),
      MASTER_KEY: newMasterKey(),
      VAULT_KEY: newMasterKey(),
      BACKUP_KEY: newMasterKey(),
      PORT: '0',
      INNER_PORT: '0',
      ...environment,
    },
  })
  const [said, [code]] = await Promise.all([text(process_.stderr), once(process_, 'exit')])
  return { said, code: code as number | null }
}

test('no process of ours starts in production with settings that families could not rely on', async () => {
  const ends = await Promise.all(
    MAINS.map((main) => started(main, { NODE_ENV: 'production', ORIGIN: 'http://house.example', DAY_MS: '60000' })),
  )
  for (const { said, code } of ends) {
    expect(said).toMatch(/^ORIGIN must be .+\nDAY_MS must be .+\n$/)
    expect(code).toBe(1)
  }
})

test('no process of ours starts with another master key than the one that sealed what there is', async () => {
  const server = await startServer({ routers: [] })
  try {
    const { databaseUrl } = server.kernel.settings
    await server.kernel.keyring.sealing('account-of-somebody')
    const ends = await Promise.all(MAINS.map((main) => started(main, { DATABASE_URL: databaseUrl })))
    for (const { said, code } of ends) {
      expect(said).toMatch(/^MASTER_KEY does not open the oldest key .+\n$/)
      expect(code).toBe(1)
    }
  } finally {
    await server.stop()
  }
})
