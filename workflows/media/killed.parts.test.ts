import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { grain } from './testing/drawn.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { made } from './testing/recordings.ts'
import { sha256, startVault, type Vault } from './testing/vault.ts'

/** Moments in the middle of every kind of work. */
const LATER = ['once the copy is recorded', 'while the decoder runs'] as const

describe('a worker that is killed', () => {
  let vault: Vault
  let ana: TusClient
  let child: ChildProcess | undefined
  const pids: number[] = []

  const startWorker = async () => {
    const { databaseUrl, eventStoreUrl, temporalAddress, smtpUrl, s3, masterKey, vaultKey, backup } =
      vault.server.kernel.settings
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
    pids.push(started.pid ?? 0)
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
  const foldersOf = (pid: number | undefined) =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`everhearth-media-${pid}-`))
  const exists = async (name: string) => (await vault.server.kernel.blobs.list(name)).length > 0

  /** Moments of the work. One that a busy machine did not see is over once the file is ready: the kill comes then. */
  const moments: Readonly<Record<string, (mediaId: string) => Promise<boolean> | boolean>> = {
    'before it has begun': () => true,
    'once the copy is put, and perhaps not yet verified': (mediaId) => exists(`media/${mediaId}/original`),
    'once the copy is recorded': async (mediaId) => ['stored', 'ready'].includes(await vault.stateOf(ana, mediaId)),
    'while the decoder runs': async (mediaId) =>
      foldersOf(child?.pid).length > 0 || (await vault.stateOf(ana, mediaId)) === 'ready',
    'once the played copy is put': (mediaId) => exists(`media/${mediaId}/play`),
    'once the small one is put': (mediaId) => exists(`media/${mediaId}/thumb`),
  }
  beforeAll(async () => {
    vault = await startVault()
    ana = await vault.account()
  })
  afterAll(async () => {
    await kill()
    await vault.stop()
  })

  /** Kills a worker at each of these moments, each of a file of its own, and lets a last one end them all. */
  const endAll = async (bytes: Buffer, type: string, purpose: string, at: readonly string[]) => {
    const uploaded: string[] = []
    for (const moment of at) {
      const mediaId = await vault.upload(ana, bytes, type, purpose)
      await startWorker()
      const isThere = async () => expect(await moments[moment]?.(mediaId)).toBe(true)
      await vi.waitFor(isThere, { timeout: 180_000, interval: 10 })
      await kill()
      uploaded.push(mediaId)
    }
    await startWorker()
    // What the last one left is removed by whatever is prepared next: where it was killed late, nothing else is to be.
    uploaded.push(await vault.upload(ana, bytes, type, purpose))
    const rows = []
    for (const mediaId of uploaded) {
      const row = await vault.becomes(ana, mediaId, 'ready', 300_000)
      expect(row).toMatchObject({ sha256: sha256(bytes), bytes: bytes.length })
      expect(sha256((await vault.bytesOf(ana, `/api/media/${mediaId}/original`)).bytes)).toBe(sha256(bytes))
      expect(await vault.server.kernel.blobs.list(`staging/${mediaId}/`)).toEqual([])
      rows.push(row)
    }
    await kill()
    expect(pids.flatMap(foldersOf)).toEqual([])
    return rows
  }

  test('loses nothing, whenever it happens: the next one ends with the same result', { timeout: 900_000 }, async () => {
    const voice = await made('-f', 'lavfi', '-i', 'sine=330:d=60', '-ac', '1', '-ar', '44100', '-f', 'wav')
    const all = ['before it has begun', 'once the copy is put, and perhaps not yet verified', ...LATER]
    for (const { durationMs } of await endAll(voice, 'audio/wav', 'message', [...all, 'once the played copy is put']))
      expect(Math.abs(durationMs - 60_000)).toBeLessThan(150)
  })

  test('loses no picture of a family either, which waits in a line of its own', { timeout: 900_000 }, async () => {
    const picture = await grain(3_000).jpeg().toBuffer()
    for (const { variants } of await endAll(picture, 'image/jpeg', 'item', [...LATER, 'once the small one is put']))
      expect(variants).toEqual(['thumb', 'preview'])
  })
})
