import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { made, spoken } from './testing/recordings.ts'
import { sha256, startVault, type Vault } from './testing/vault.ts'

describe('a recording', () => {
  let vault: Vault
  let preparing: Preparing
  let ana: TusClient

  beforeAll(async () => {
    vault = await startVault()
    preparing = await startPreparing(vault.server.kernel)
    ana = await vault.account()
  })
  afterAll(async () => {
    await preparing.stop()
    await vault.stop()
  })

  test('is stored, verified and made playable, and is then what was recorded', async () => {
    const { wav, durationMs } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/webm')
    const row = await vault.becomes(ana, mediaId, 'ready')
    expect(row).toMatchObject({ progress: 100, bytes: wav.length, sha256: sha256(wav), mime: 'audio/wav' })
    expect(Math.abs(row.durationMs - durationMs)).toBeLessThan(150)

    const original = await vault.bytesOf(ana, `/api/media/${mediaId}/original`)
    expect(sha256(original.bytes)).toBe(sha256(wav))
    expect(original.headers.get('Content-Type')).toBe('audio/wav')
    expect(original.headers.get('Content-Disposition')).toBe('attachment; filename="recording.wav"')

    const peaks = JSON.parse(String((await vault.bytesOf(ana, `/api/media/${mediaId}/peaks`)).bytes)) as number[]
    expect(Math.abs(peaks.length - durationMs / 50)).toBeLessThanOrEqual(3)
    expect(Math.min(...peaks)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...peaks)).toBeLessThanOrEqual(1)
    expect(Math.max(...peaks)).toBeGreaterThan(0.05)
  })

  test('plays by ranges, and is kept by no cache', async () => {
    const { wav } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/wav')
    await vault.becomes(ana, mediaId, 'ready')
    const path = `/api/media/${mediaId}/play`
    const whole = await vault.bytesOf(ana, path)
    expect(whole.status).toBe(200)
    expect(whole.bytes.subarray(4, 8).toString()).toBe('ftyp')
    // The index comes first (faststart), so that playing can begin with the first bytes.
    expect(whole.bytes.indexOf('moov')).toBeLessThan(whole.bytes.indexOf('mdat'))
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-length': String(whole.bytes.length),
      'content-type': 'audio/mp4',
      'x-content-type-options': 'nosniff',
    })
    const part = await vault.bytesOf(ana, path, { Range: 'bytes=1000-1999' })
    expect(part.status).toBe(206)
    expect(part.headers.get('Content-Range')).toBe(`bytes 1000-1999/${whole.bytes.length}`)
    expect(part.bytes.equals(whole.bytes.subarray(1_000, 2_000))).toBe(true)
    const end = await vault.bytesOf(ana, path, { Range: 'bytes=-10' })
    expect(end.bytes.equals(whole.bytes.subarray(-10))).toBe(true)
    const beyond = await vault.bytesOf(ana, path, { Range: `bytes=${whole.bytes.length}-` })
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([416, `bytes */${whole.bytes.length}`])
    const url = new URL(path, vault.server.origin)
    const head = await fetch(url, { method: 'HEAD', headers: { Cookie: ana.cookie() } })
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(whole.bytes.length)])
  })

  test('of a browser, which says no length, gets the length it has', async () => {
    const webm = await made('-f', 'lavfi', '-i', 'sine=330:d=4', '-c:a', 'libopus', '-f', 'webm')
    const mediaId = await vault.upload(ana, webm, 'audio/webm;codecs=opus')
    const row = await vault.becomes(ana, mediaId, 'ready')
    expect(row.mime).toBe('audio/webm')
    expect(Math.abs(row.durationMs - 4_000)).toBeLessThan(150)
  })

  test('of a camera plays as H.264 with its sound, and as its sound alone', async () => {
    const picture = ['-f', 'lavfi', '-i', 'testsrc=s=640x480:r=15:d=2', '-f', 'lavfi', '-i', 'sine=330:d=2']
    const webm = await made(...picture, '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm')
    const mediaId = await vault.upload(ana, webm, 'video/webm;codecs=vp8,opus')
    const row = await vault.becomes(ana, mediaId, 'ready', 60_000)
    expect(row).toMatchObject({ mime: 'video/webm', variants: ['play', 'video'] })
    expect(Math.abs(row.durationMs - 2_000)).toBeLessThan(250)
    const film = await vault.bytesOf(ana, `/api/media/${mediaId}/video`, { Range: 'bytes=0-99999' })
    expect([film.status, film.headers.get('Content-Type')]).toEqual([206, 'video/mp4'])
    const text = film.bytes.toString('latin1')
    expect(text.slice(4, 8)).toBe('ftyp')
    expect(text).toContain('avc1')
    expect(text).toContain('mp4a')
    const sound = await vault.bytesOf(ana, `/api/media/${mediaId}/play`)
    expect(sound.bytes.toString('latin1')).not.toContain('avc1')
  })

  test('of a browser that writes Opus into MP4 becomes AAC', async () => {
    const flags = ['-movflags', 'frag_keyframe+empty_moov', '-strict', '-2', '-f', 'mp4']
    const mp4 = await made('-f', 'lavfi', '-i', 'sine=330:d=3', '-c:a', 'libopus', ...flags)
    const mediaId = await vault.upload(ana, mp4, 'audio/mp4')
    const row = await vault.becomes(ana, mediaId, 'ready')
    expect(row).toMatchObject({ mime: 'audio/mp4', variants: ['play'] })
    const play = (await vault.bytesOf(ana, `/api/media/${mediaId}/play`)).bytes.toString('latin1')
    expect(play).toContain('mp4a')
    expect(play).not.toContain('Opus')
    expect((await vault.bytesOf(ana, `/api/media/${mediaId}/video`)).status).toBe(404)
  })

  test('that was cut off plays as far as it goes', async () => {
    const webm = await made('-f', 'lavfi', '-i', 'sine=330:d=8', '-c:a', 'libopus', '-f', 'webm')
    const mediaId = await vault.upload(ana, webm.subarray(0, Math.floor(webm.length / 2)), 'audio/webm')
    const { durationMs } = await vault.becomes(ana, mediaId, 'ready')
    expect(durationMs).toBeGreaterThan(2_000)
    expect(durationMs).toBeLessThan(6_000)
  })

  test('that cannot be played is rejected, and its original kept', async () => {
    const movie = await made('-f', 'lavfi', '-i', 'sine=330:d=3', '-c:a', 'aac', '-f', 'adts')
    const header = Buffer.from('\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', 'latin1')
    const broken = Buffer.concat([header, movie.subarray(0, 9_000)])
    const mediaId = await vault.upload(ana, broken, 'audio/mp4')
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'media-unplayable' })
    expect((await ana.browser.ask('GET', `/api/media/${mediaId}/play`)).json).toMatchObject({
      code: 'media-unplayable',
    })
    expect((await vault.bytesOf(ana, `/api/media/${mediaId}/original`)).bytes.equals(broken)).toBe(true)
  })

  test('of more than an hour is rejected', async () => {
    const silence = ['-f', 'lavfi', '-i', 'anullsrc=r=8000:cl=mono', '-t', '3605', '-c:a', 'pcm_u8', '-f', 'wav']
    const mediaId = await vault.upload(ana, await made(...silence), 'audio/wav')
    expect(await vault.becomes(ana, mediaId, 'rejected', 100_000)).toMatchObject({ rejectedAs: 'too-long' })
  })

  test('of another kind than its first bytes showed is rejected, and nothing of it kept', async () => {
    const { mediaId, path } = await ana.begin({ type: 'audio/webm' }, 8_000)
    await ana.patch(path, 0, Buffer.from('%PDF'))
    await ana.patch(path, 4, Buffer.alloc(7_996, 'text'))
    expect(await vault.becomes(ana, mediaId, 'rejected')).toMatchObject({ rejectedAs: 'file-type' })
    expect((await ana.browser.ask('GET', `/api/media/${mediaId}/original`)).json).toMatchObject({
      code: 'content-damaged',
    })
  })

  test('lies in no stored object in the clear, and its staging is gone', async () => {
    const { wav } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/wav')
    await vault.becomes(ana, mediaId, 'ready')
    const { blobs } = vault.server.kernel
    expect(await blobs.list(`staging/${mediaId}/`)).toEqual([])
    const played = (await vault.bytesOf(ana, `/api/media/${mediaId}/play`)).bytes
    const clear = [wav.subarray(0, 44), wav.subarray(100_000, 100_032), played.subarray(0, 32), played.subarray(-32)]
    const objects = await blobs.list(`media/${mediaId}/`)
    const peaks = Buffer.concat((await (await blobs.get(`media/${mediaId}/peaks`)).toArray()) as Buffer[])
    expect(peaks.includes('[0.')).toBe(false)
    expect(objects.map(({ name }) => name.split('/').at(-1))).toEqual(['original', 'peaks', 'play'])
    for (const { name } of objects) {
      const bytes = Buffer.concat((await (await blobs.get(name)).toArray()) as Buffer[])
      for (const piece of clear) expect(bytes.includes(piece)).toBe(false)
    }
  })

  test('is found by nobody else', async () => {
    const { wav } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/wav')
    await vault.becomes(ana, mediaId, 'ready')
    const ben = await vault.account()
    for (const rest of ['', '/play', '/peaks', '/original'])
      expect((await vault.bytesOf(ben, `/api/media/${mediaId}${rest}`)).status).toBe(404)
  })

  test('whose stored copy is changed is not played', async () => {
    const { wav } = await spoken()
    const mediaId = await vault.upload(ana, wav, 'audio/wav')
    await vault.becomes(ana, mediaId, 'ready')
    const { blobs } = vault.server.kernel
    const name = `media/${mediaId}/play`
    const bytes = Buffer.concat((await (await blobs.get(name)).toArray()) as Buffer[])
    bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000)
    await blobs.put(name, bytes)
    await expect(vault.bytesOf(ana, name.replace('media/', '/api/media/'))).rejects.toThrow(TypeError)
  })
})
