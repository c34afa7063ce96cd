import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { media } from '../../backend/modules/media/media.ts'
import type { TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { sweeping } from '../work.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { madeFile, PICTURE, TONE } from './testing/films.ts'
import { made } from './testing/recordings.ts'
import { startVault, type Vault } from './testing/vault.ts'

const WIDTH_AT = 28
/** A film whose header claims pictures of 20,000 by 20,000. */
const claimingToBeLarge = async (): Promise<Buffer> => {
  const film = await madeFile('film.mov', [...PICTURE, '-t', '0.1', '-c:v', 'rawvideo', '-pix_fmt', 'yuyv422'])
  const at = film.indexOf('yuvs', film.indexOf('stsd')) + WIDTH_AT
  film.writeUInt16BE(20_000, at)
  film.writeUInt16BE(20_000, at + 2)
  return film
}
/** Bytes of a file that breaks the decoder where that is asked of it: more than two minutes of silence have. */
const BREAKING = 120_500
const minutesOfSilence = (minutes: number) =>
  madeFile('long.wav', ['-f', 'lavfi', '-i', 'anullsrc=r=1000:cl=mono', '-t', String(minutes * 60), '-c:a', 'pcm_u8'])

/** A worker whose decoder notes how it was begun, and does what files in its folder ask of it. */
describe('preparing a recording', () => {
  let vault: Vault
  let preparing: Preparing
  let ana: TusClient
  let folder: string
  const asked = (name: 'log' | 'burn' | 'hold' | 'crash') => join(folder, name)
  const begun = async () => (await readFile(asked('log'), 'utf8').catch(() => '')).split('\n').filter(Boolean)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bounds-'))
    vault = await startVault()
    const { kernel } = vault.server
    const ffmpeg = join(folder, 'ffmpeg')
    const lines = [
      '#!/bin/sh',
      `echo "$*" >> ${asked('log')}`,
      `while [ -e ${asked('hold')} ]; do sleep 0.05; done`,
      `if [ -e ${asked('burn')} ]; then kill -XCPU $$; fi`,
      // What one file does to it, another does not.
      'size=0; for each; do case $each in */original) size=$(wc -c < "$each");; esac; done',
      `if [ -e ${asked('crash')} ] && [ "$size" -gt ${BREAKING} ]; then kill -SEGV $$; fi`,
      `exec ${kernel.settings.ffmpeg} "$@"`,
    ]
    await writeFile(ffmpeg, lines.join('\n'))
    await chmod(ffmpeg, 0o755)
    preparing = await startPreparing(
      { ...kernel, settings: { ...kernel.settings, ffmpeg } },
      { maxConcurrentActivityTaskExecutions: 2 },
    )
    ana = await vault.account()
  })
  afterEach(async () => {
    for (const name of ['log', 'burn', 'hold', 'crash'] as const) await rm(asked(name), { force: true })
  })
  afterAll(async () => {
    await preparing.stop()
    await vault.stop()
    await rm(folder, { recursive: true })
  })

  test('uses one thread, to read as well as to write', async () => {
    const film = await made(...PICTURE, ...TONE, '-t', '1', '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm')
    await vault.becomes(ana, await vault.upload(ana, film, 'video/webm'), 'ready')
    const lines = await begun()
    expect(lines).toHaveLength(3)
    for (const line of lines) expect(line).toMatch(/-filter_threads 1 -threads 1 .*-i .*-threads 1 /)
  })

  test('refuses a film that claims too much, before anything of it is decoded', async () => {
    const mediaId = await vault.upload(ana, await claimingToBeLarge(), 'video/quicktime')
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'film-too-large' })
    expect(await begun()).toEqual([])
  })

  test('refuses what lasts longer than an hour, before anything of it is decoded', async () => {
    const mediaId = await vault.upload(ana, await minutesOfSilence(61), 'audio/wav')
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'too-long' })
    expect(await begun()).toEqual([])
  })

  test('refuses what takes more of the CPU than it may, and tries no second time', async () => {
    await writeFile(asked('burn'), '')
    const mediaId = await vault.upload(ana, await minutesOfSilence(1), 'audio/wav')
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'too-demanding' })
    expect(await begun()).toHaveLength(1)
  })

  test('tries a file that breaks its decoder twice more, then sets it aside, and goes on with all others', async () => {
    await writeFile(asked('crash'), '')
    const bad = await minutesOfSilence(3)
    const mediaId = await vault.upload(ana, bad, 'audio/wav')
    const ben = await vault.account()
    const his = await vault.upload(ben, await minutesOfSilence(1), 'audio/wav')
    await vault.becomes(ben, his, 'ready')
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'media-unplayable' })
    const broken = (await begun()).filter((line) => line.includes('original'))
    expect(broken.length).toBe(1 + 3)
    // What came is kept, and the next of hers is prepared.
    expect((await vault.bytesOf(ana, `/api/media/${mediaId}/original`)).bytes.equals(bad)).toBe(true)
    await vault.becomes(ana, await vault.upload(ana, await minutesOfSilence(1), 'audio/wav'), 'ready')
  })

  test('takes one of an account at a time, and leaves the other place to others', async () => {
    await writeFile(asked('hold'), '')
    const voices = [await minutesOfSilence(1), await minutesOfSilence(1)]
    const hers = await Promise.all(voices.map((voice) => vault.upload(ana, voice, 'audio/wav')))
    for (const mediaId of hers) await vault.becomes(ana, mediaId, 'stored')
    const ben = await vault.account()
    const film = await made(...PICTURE, '-t', '0.2', '-c:v', 'libvpx', '-f', 'webm')
    const his = await vault.upload(ben, film, 'video/webm')
    await vi.waitFor(async () => expect(await begun()).toContainEqual(expect.stringContaining('libx264')), 20_000)
    expect(await begun()).toHaveLength(2)
    await rm(asked('hold'))
    await vault.becomes(ben, his, 'ready')
    for (const mediaId of hers) await vault.becomes(ana, mediaId, 'ready')
  })

  test('is given up after seven days where it was never finished, and may begin again', async () => {
    const { db, blobs, load } = vault.server.kernel
    const bytes = await minutesOfSilence(1)
    const begin = async () => {
      const { mediaId, path } = await ana.begin({ type: 'audio/wav', messageId }, bytes.length)
      await ana.patch(path, 0, bytes.subarray(0, 9_000))
      return mediaId
    }
    const messageId = randomUUID()
    const [old, young] = [await begin(), await begin()]
    const age = (id: string, days: number) =>
      db.query(sql.typeAlias('void')`
        update media.media set created_at = now() - make_interval(days => ${days}) where id = ${id}`)
    await age(old, 8)
    await age(young, 6)
    await sweeping(vault.server.kernel, vault.client).sweep()
    await vi.waitFor(async () => expect((await ana.row(old)).status).toBe(404), 20_000)
    await vi.waitFor(async () => expect(await blobs.list(`staging/${old}/`)).toEqual([]), 20_000)
    expect((await load(media, old)).state).toMatchObject({ status: 'cancelled', isAbandoned: true })
    expect((await ana.row(young)).json).toMatchObject({ state: 'receiving' })

    const { path } = await ana.begin({ mediaId: old, type: 'audio/wav', messageId }, bytes.length)
    expect((await ana.patch(path, 0, bytes)).status).toBe(204)
    expect(await vault.becomes(ana, old, 'ready')).toMatchObject({ bytes: bytes.length })
  })
})
