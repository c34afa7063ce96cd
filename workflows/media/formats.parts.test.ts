import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { brightCornersOf, encodersOf, sizeOf } from './testing/films.ts'
import { formats } from './testing/phones.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { made } from './testing/recordings.ts'
import { RATE, samplesOf } from './testing/sound.ts'
import { sha256, startVault, type Vault } from './testing/vault.ts'
import { isDeep } from '../../tests/support/deep.ts'

const LASTS_MS = 2_000
const NEAR_MS = 200
const LYING = { size: [320, 180], bright: [true, false, true, false] }
const UPRIGHT = { size: [180, 320], bright: [true, true, false, false] }

describe('from Safari or from a phone,', () => {
  let vault: Vault
  let preparing: Preparing
  let ana: TusClient
  let encoders: ReadonlySet<string>

  beforeAll(async () => {
    encoders = await encodersOf()
    vault = await startVault()
    preparing = await startPreparing(vault.server.kernel)
    ana = await vault.account()
  })
  afterAll(async () => {
    await preparing.stop()
    await vault.stop()
  })

  const soundOf = async (mediaId: string) => {
    const { bytes, headers } = await vault.bytesOf(ana, `/api/media/${mediaId}/play`)
    expect(headers.get('Content-Type')).toBe('audio/mp4')
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    expect(bytes.includes('mp4a')).toBe(true)
    const samples = await samplesOf(bytes)
    return { lastsMs: (samples.length / RATE) * 1_000, loudest: Math.max(...samples) }
  }
  /** The film, which must play to its end. */
  const filmOf = async (mediaId: string) => {
    const { bytes, headers } = await vault.bytesOf(ana, `/api/media/${mediaId}/video`)
    expect(headers.get('Content-Type')).toBe('video/mp4')
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
    const folder = await mkdtemp(join(tmpdir(), 'format-'))
    const file = join(folder, 'video.mp4')
    await writeFile(file, bytes)
    await made('-xerror', '-i', file, '-f', 'null')
    const picture = await made('-i', file, '-frames:v', '1', '-f', 'rawvideo')
    const bright = await brightCornersOf(file)
    await rm(folder, { recursive: true })
    const size = sizeOf(bytes)
    return { size, bright, bytesAPixel: picture.length / (size[0] * size[1]) }
  }

  const isNear = (ms: number, expected: number) => expect(Math.abs(ms - expected)).toBeLessThanOrEqual(NEAR_MS)
  /** It lasts that long, and its sound and its picture can be had as they should be. */
  const expectPlayed = async (mediaId: string, lastsMs: number, picture?: object, isSilent = false) => {
    const row = await vault.becomes(ana, mediaId, 'ready', 60_000)
    isNear(row.durationMs, lastsMs)
    expect(row.variants).toEqual(picture ? ['play', 'video'] : ['play'])
    const sound = await soundOf(mediaId)
    isNear(sound.lastsMs, lastsMs)
    expect(sound.loudest > 0.05).toBe(!isSilent)
    const peaks = JSON.parse(String((await vault.bytesOf(ana, `/api/media/${mediaId}/peaks`)).bytes)) as number[]
    isNear(peaks.length * 50, lastsMs)
    if (picture) expect(await filmOf(mediaId)).toEqual({ ...picture, bytesAPixel: 1.5 })
    return row
  }

  test.for(isDeep ? formats : formats.filter(({ isCommon }) => isCommon))(
    '$name plays everywhere, and so does its part',
    { timeout: 180_000 },
    async (format, { skip }) => {
      const { type, mime, encoder, make, isUpright, isSilent } = format
      skip(!encoders.has(encoder), `not run: the ffmpeg of this machine has no ${encoder}`)
      const picture = type.startsWith('audio/') ? undefined : isUpright ? UPRIGHT : LYING
      const original = await make()
      const mediaId = await vault.upload(ana, original, type)
      expect((await expectPlayed(mediaId, LASTS_MS, picture, isSilent)).mime).toBe(mime)
      const kept = await vault.bytesOf(ana, `/api/media/${mediaId}/original`)
      expect([sha256(kept.bytes), kept.headers.get('Content-Type')]).toEqual([sha256(original), mime])

      const partId = randomUUID()
      const cut = { from: mediaId, startMs: 500, endMs: 1_700 }
      expect(await ana.browser.ask('POST', `/api/media/${partId}/cut`, cut)).toMatchObject({ status: 200 })
      await expectPlayed(partId, cut.endMs - cut.startMs, picture, isSilent)
    },
  )
})
