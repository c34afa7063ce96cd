import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { archive } from '../../backend/modules/archives/archive.ts'
import { sha256, startArchives, type Archives } from './testing/archives.ts'
import { zipOf } from './testing/zips.ts'

let archives: Archives
let child: ChildProcess | undefined
beforeAll(async () => {
  archives = await startArchives()
})
afterAll(async () => {
  await kill()
  await archives.stop()
})

const startWorker = async () => {
  const { databaseUrl, eventStoreUrl, temporalAddress, smtpUrl, s3, masterKey, vaultKey, backup } =
    archives.server.kernel.settings
  const started = spawn(process.execPath, [new URL('testing/worker.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      EVENTSTORE_URL: eventStoreUrl,
      TEMPORAL_ADDRESS: temporalAddress,
      SMTP_URL: smtpUrl,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      MASTER_KEY: masterKey.toString('base64'),
      VAULT_KEY: vaultKey.toString('base64'),
      BACKUP_KEY: backup.key.toString('base64'),
    },
  })
  child = started
  await vi.waitFor(() => expect(started.stdout.readableLength).toBeGreaterThan(0), patiently)
}
const kill = async () => {
  if (child?.exitCode !== null) return
  const ended = once(child, 'close')
  child.stdout?.resume()
  child.kill('SIGKILL')
  await ended
  child = undefined
}

const FILES = 130
/** Voices of no length: they are stored at once, and set aside. */
const files = Array.from({ length: FILES }, (_, n) => ({ name: `DCIM/${n}.amr`, bytes: randomBytes(20_000 + n) }))

test(
  'an archive whose reading is killed at any moment ends with the same memories, none of them twice',
  { timeout: 600_000 },
  async () => {
    const ana = await archives.house.author()
    const zip = zipOf(files)
    let id = ''
    await archives.whileDown(async () => {
      id = await archives.send(ana, zip, 'phone.zip')
      const stateOf = async () => (await archives.server.kernel.load(archive, id)).state
      const moments: readonly (() => Promise<boolean> | boolean)[] = [
        () => true,
        async () => (await stateOf()).status !== 'new',
        async () => (await stateOf()).next > 0,
        async () => (await stateOf()).next > 50,
        async () => (await stateOf()).status !== 'reading',
      ]
      for (const isThere of moments) {
        await startWorker()
        await vi.waitFor(async () => expect(await isThere()).toBe(true), { timeout: 180_000, interval: 5 })
        await kill()
      }
    })
    expect(await archives.over(ana, id)).toMatchObject({ answers: { added: FILES }, isKept: false })
    const pages = [await archives.entriesOf(ana, id), await archives.entriesOf(ana, id, '?from=100')].flat()
    expect(pages).toHaveLength(FILES)
    expect(new Set(pages.map(({ itemId }) => itemId)).size).toBe(FILES)
    const listed = [await archives.listOf(ana, '?limit=200')].flat()
    expect(new Set(listed.map((row) => row.id))).toEqual(new Set(pages.map(({ itemId }) => itemId)))
    for (const n of [0, 49, 50, FILES - 1]) {
      const bytes = await archives.bytesOf(ana, `/api/items/${pages[n]?.itemId}/original`)
      expect(sha256(bytes)).toBe(sha256(files[n]?.bytes ?? Buffer.alloc(0)))
    }
  },
)
