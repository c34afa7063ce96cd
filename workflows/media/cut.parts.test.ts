import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { made, spoken } from './testing/recordings.ts'
import { findIn, RATE, samplesOf } from './testing/sound.ts'
import { sha256, startVault, type Vault } from './testing/vault.ts'

const SOON_MS = 500

describe('a part of a recording', () => {
  let vault: Vault
  let preparing: Preparing
  let ana: TusClient
  let whole: { wav: Buffer; mediaId: string; durationMs: number }

  beforeAll(async () => {
    vault = await startVault()
    preparing = await startPreparing(vault.server.kernel)
    ana = await vault.account()
    const { wav } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/wav')
    whole = { wav, mediaId, durationMs: (await vault.becomes(ana, mediaId, 'ready')).durationMs }
  })
  afterAll(async () => {
    await preparing.stop()
    await vault.stop()
  })

  const cut = async (from: string, startMs: number, endMs: number, by = ana) => {
    const mediaId = randomUUID()
    const answer = await by.browser.ask('POST', `/api/media/${mediaId}/cut`, { from, startMs, endMs })
    return { mediaId, answer }
  }

  test('is as long as was chosen, and holds nothing of what was cut off', async () => {
    const [startMs, endMs] = [3_200, 7_100]
    const { mediaId, answer } = await cut(whole.mediaId, startMs, endMs)
    expect(answer).toMatchObject({ status: 200, json: { state: 'received' } })
    const row = await vault.becomes(ana, mediaId, 'ready')
    expect(row).toMatchObject({
      mime: 'audio/mp4',
      variants: ['play'],
      cut: { from: whole.mediaId, startMs, endMs },
    })
    expect(Math.abs(row.durationMs - (endMs - startMs))).toBeLessThan(SOON_MS)

    const all = await samplesOf(whole.wav)
    const between = (fromMs: number, toMs: number) => all.subarray((fromMs / 1_000) * RATE, (toMs / 1_000) * RATE)
    const heardIn = async (variant: 'original' | 'play') => {
      const { bytes } = await vault.bytesOf(ana, `/api/media/${mediaId}/${variant}`)
      const kept = await samplesOf(bytes)
      const inside = findIn(kept, between(4_000, 5_000))
      const outside = [between(1_500, 2_500), between(2_400, 3_100), between(7_300, 8_300), between(9_000, 10_000)]
      return {
        sha256: sha256(bytes),
        lastsMs: (kept.length / RATE) * 1_000,
        insideAtMs: (inside.at / RATE) * 1_000,
        inside: inside.likeness,
        outside: Math.max(...outside.map((piece) => findIn(kept, piece).likeness)),
      }
    }
    for (const heard of [await heardIn('original'), await heardIn('play')]) {
      expect(Math.abs(heard.lastsMs - (endMs - startMs))).toBeLessThan(SOON_MS)
      expect(heard.inside).toBeGreaterThan(0.9)
      expect(Math.abs(heard.insideAtMs - 800)).toBeLessThan(150)
      expect(heard.outside).toBeLessThan(0.6)
    }
    expect(row.sha256).toBe((await heardIn('original')).sha256)
  })

  test('of a video has its picture and its sound', async () => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:r=15:d=4', '-f', 'lavfi', '-i', 'sine=330:d=4']
    const webm = await made(...picture, '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm')
    const from = await vault.upload(ana, webm, 'video/webm')
    await vault.becomes(ana, from, 'ready', 60_000)
    const { mediaId } = await cut(from, 1_000, 2_500)
    const row = await vault.becomes(ana, mediaId, 'ready', 60_000)
    expect(row).toMatchObject({ mime: 'video/mp4', variants: ['play', 'video'] })
    expect(Math.abs(row.durationMs - 1_500)).toBeLessThan(SOON_MS)
    const { bytes } = await vault.bytesOf(ana, `/api/media/${mediaId}/video`)
    expect(bytes.toString('latin1')).toContain('avc1')
  })

  test('leaves the whole as it was', async () => {
    const { bytes } = await vault.bytesOf(ana, `/api/media/${whole.mediaId}/original`)
    expect(sha256(bytes)).toBe(sha256(whole.wav))
  })

  test('is refused where nothing is left of it, and to everybody else', async () => {
    const tooShort = { status: 409, json: { code: 'cut-too-short' } }
    expect((await cut(whole.mediaId, 3_000, 3_900)).answer).toMatchObject(tooShort)
    expect((await cut(whole.mediaId, 7_000, 3_000)).answer).toMatchObject(tooShort)
    expect((await cut(whole.mediaId, whole.durationMs - 500, 99_999_999)).answer).toMatchObject(tooShort)
    expect((await cut(whole.mediaId, -1, 5_000)).answer).toMatchObject({ status: 400 })
    expect((await cut(whole.mediaId, 0.5, 5_000)).answer).toMatchObject({ status: 400 })
    expect((await cut(randomUUID(), 0, 5_000)).answer).toMatchObject({ status: 404 })
    const ben = await vault.account()
    const stranger = await cut(whole.mediaId, 0, 5_000, ben)
    expect(stranger.answer).toMatchObject({ status: 404 })
    expect((await ana.row(stranger.mediaId)).status).toBe(404)
  })
})
