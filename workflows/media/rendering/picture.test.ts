import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { brightCornersIn, drawnOf, grain, halves } from '../testing/drawn.ts'

const CAMERA = {
  IFD0: { Make: 'Leica', Model: 'M6' },
  IFD2: { DateTimeOriginal: '2024:07:01 23:06:00', ExposureTime: '1/100' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '61/1 13/1 5/1', GPSLongitudeRef: 'W', GPSLongitude: '149/1 54/1 1/1' },
}

describe('a picture', () => {
  test('is made small in two sizes, upright, and says nothing of where it was taken', async () => {
    const bytes = await halves(4_000, 3_000).withExif(CAMERA).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { pictures, said } = await drawnOf(bytes)
    expect(said).toMatchObject({ is: 'drawn', variants: ['thumb', 'preview'], width: 3_000, height: 4_000 })
    expect(said).toMatchObject({ isPartial: false })
    const sizes = { thumb: [240, 320], preview: [1_536, 2_048] }
    for (const [variant, [width, height]] of Object.entries(sizes)) {
      const picture = pictures[variant] ?? Buffer.alloc(0)
      const { exif, icc, xmp, iptc, orientation, ...is } = await sharp(picture).metadata()
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
      expect(is).toMatchObject({ format: 'jpeg', width, height, space: 'srgb' })
      expect(await brightCornersIn(picture)).toEqual([true, true, false, false])
    }
  })
  test('tells what its camera wrote: its clock stays, and the place is the camera’s', async () => {
    const bytes = await halves().withExif(CAMERA).jpeg().toBuffer()
    expect((await drawnOf(bytes, { zone: 'Europe/Berlin' })).said).toMatchObject({
      facts: { taken: '2024-07-01T23:06:00', hasExposure: true, lat: 61.21806, lon: -149.90028, camera: 'Leica M6' },
    })
  })
  test('keeps a broken date, and a place without its hemisphere, to itself', async () => {
    const exif = {
      IFD0: { DateTime: '0000:00:00 00:00:00' },
      IFD2: { DateTimeOriginal: '24:08:19', DateTimeDigitized: '2023:08:19 21:15:00' },
      IFD3: { GPSLatitude: '61/1 13/1 5/1', GPSLongitude: '149/1 54/1 1/1' },
    }
    expect((await drawnOf(await halves().withExif(exif).jpeg().toBuffer())).said).toMatchObject({
      facts: { taken: '2023-08-19T21:15:00' },
    })
    const none = { IFD2: { DateTimeOriginal: '24:08:19' } }
    expect((await drawnOf(await halves().withExif(none).jpeg().toBuffer())).said).toMatchObject({ facts: {} })
  })
  test.each(['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const)('is seen as %s', async (form) => {
    const { pictures, said } = await drawnOf(await halves().toFormat(form).toBuffer())
    expect(said).toMatchObject({ is: 'drawn', width: 800, height: 600, isPartial: false, facts: {} })
    for (const picture of Object.values(pictures)) {
      expect((await sharp(picture).metadata()).format).toBe('jpeg')
      expect(await brightCornersIn(picture)).toEqual([true, false, true, false])
    }
  })
  test('that moves is seen as its first frame', async () => {
    const first = await halves(80, 60).png().toBuffer()
    const frames = [first, await sharp(first).flop().png().toBuffer()]
    const { pictures, said } = await drawnOf(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(said).toMatchObject({ width: 80, height: 60 })
    expect(await brightCornersIn(pictures['thumb'] ?? Buffer.alloc(0))).toEqual([true, false, true, false])
  })
  test('for paper is seen in the colors of a screen, and what is clear is white', async () => {
    const { pictures } = await drawnOf(await halves().toColourspace('cmyk').jpeg().toBuffer())
    expect(await sharp(pictures['preview']).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
    const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#0000' } })
    const seen = await drawnOf(await clear.png().toBuffer())
    expect(await brightCornersIn(seen.pictures['thumb'] ?? Buffer.alloc(0))).toEqual([true, true, true, true])
  })
})

describe('a picture that is cut off', () => {
  test.each(['jpeg', 'png'] as const)('is seen as far as it goes, as %s', async (form) => {
    const whole = await grain().toFormat(form).toBuffer()
    const { pictures, said } = await drawnOf(whole.subarray(0, Math.floor(whole.length / 2)))
    expect(said).toMatchObject({ is: 'drawn', width: 600, height: 600, isPartial: true })
    expect((await sharp(pictures['preview']).stats()).entropy).toBeGreaterThan(1)
  })
  test('before anything can be seen is set aside', async () => {
    const whole = await grain().jpeg().toBuffer()
    const scan = whole.indexOf(Buffer.from([0xff, 0xda])) + 14
    expect((await drawnOf(whole.subarray(0, scan))).said).toEqual({ is: 'unfit', code: 'media-unplayable' })
    await expect(drawnOf(whole.subarray(0, 20))).rejects.toThrow('JPEG')
  })
})

/** As a header claims them: nothing of it is there. */
const claiming = async (width: number, height: number) => {
  const png = await halves(8, 8).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(0, 29)
  return png
}
test.each([
  ['more of it than any camera makes', 30_000, 30_000],
  ['a side that no screen could show', 70_000, 10],
])('a picture that claims %s is set aside before it is opened', async (_, width, height) => {
  expect((await drawnOf(await claiming(width, height))).said).toEqual({ is: 'unfit', code: 'too-demanding' })
})
