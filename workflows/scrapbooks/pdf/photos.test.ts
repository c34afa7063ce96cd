import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { printedPhoto } from './photos.ts'

const whole = { x: 0.5, y: 0.5, zoom: 1 } as const
const WHITE = '#ffffff'
/** Red, green, blue and yellow quarters, clockwise from the left upper corner. */
const quarters = async (width = 600, height = 400) => {
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, green, blue, yellow] = await Promise.all(['#d00000', '#00d000', '#0000d0', '#d0d000'].map(quarter))
  return sharp({ create: { width, height, channels: 3, background: WHITE } }).composite([
    { input: red, left: 0, top: 0 },
    { input: green, left: width / 2, top: 0 },
    { input: blue, left: width / 2, top: height / 2 },
    { input: yellow, left: 0, top: height / 2 },
  ])
}
/** What stands in the corners of a picture, clockwise. */
const cornersOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const [r = 0, g = 0] = data.subarray(
      (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels,
    )
    return r > 120 ? (g > 120 ? 'yellow' : 'red') : g > 120 ? 'green' : 'blue'
  }
  return [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)]
}
const UPRIGHT = ['red', 'green', 'blue', 'yellow']
/** How a picture lies in a file whose tag says so, so that it is upright when it is shown. */
const LAID = {
  1: (image: Sharp) => image,
  2: (image: Sharp) => image.flop(),
  3: (image: Sharp) => image.rotate(180),
  4: (image: Sharp) => image.flip(),
  5: (image: Sharp) => image.rotate(270).flop(),
  6: (image: Sharp) => image.rotate(270),
  7: (image: Sharp) => image.rotate(90).flop(),
  8: (image: Sharp) => image.rotate(90),
} as const

test.each(Object.entries(LAID))(
  'case P1: a photo whose tag says %s is printed upright, and says so no more',
  async (tag, lay) => {
    const upright = await (await quarters()).png().toBuffer()
    const laid = await lay(sharp(upright)).png().toBuffer()
    const file = await sharp(laid)
      .withMetadata({ orientation: Number(tag) })
      .jpeg({ quality: 95 })
      .toBuffer()
    const printed = await printedPhoto(file, { slot: whole, frame: { w: 60, h: 40 }, degrees: 0, paper: WHITE })
    const { width, height, orientation } = await sharp(printed).metadata()
    expect([width, height, orientation]).toEqual([600, 400, undefined])
    // A transposed one may be mirrored twice over: what counts is where its corners are.
    expect(await cornersOf(printed)).toEqual(UPRIGHT)
  },
)

test('what somebody turned by hand is turned after what its tag says, and cut out of that', async () => {
  const file = await (await quarters()).jpeg({ quality: 95 }).toBuffer()
  const printed = await printedPhoto(file, { slot: whole, frame: { w: 40, h: 60 }, degrees: 90, paper: WHITE })
  expect(await cornersOf(printed)).toEqual(['yellow', 'red', 'green', 'blue'])
  const near = await printedPhoto(file, {
    slot: { x: 0, y: 0, zoom: 2 },
    frame: { w: 60, h: 40 },
    degrees: 0,
    paper: WHITE,
  })
  expect(await cornersOf(near)).toEqual(['red', 'red', 'red', 'red'])
})

test('it has 300 pixels an inch of what is printed, and never more than came', async () => {
  const file = await (await quarters(3_000, 2_000)).jpeg().toBuffer()
  const widthAt = async (w: number) => {
    const printed = await printedPhoto(file, { slot: whole, frame: { w, h: w / 1.5 }, degrees: 0, paper: WHITE })
    return (await sharp(printed).metadata()).width
  }
  expect(await widthAt(25.4)).toBe(300)
  expect(await widthAt(508)).toBe(3_000)
})

test('case P2: a photo in four printing colors keeps its colors, whether its file says Adobe or not', async () => {
  const cmyk = await (await quarters()).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
  const adobe = cmyk.indexOf('Adobe')
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
  const frame = { w: 60, h: 40 }
  const shown = await sharp(cmyk).toColourspace('srgb').png().toBuffer()
  const printed = await printedPhoto(cmyk, { slot: whole, frame, degrees: 0, paper: WHITE })
  expect(await cornersOf(printed)).toEqual(await cornersOf(shown))
  const { space, channels } = await sharp(printed).metadata()
  expect([space, channels]).toEqual(['srgb', 3])
  // Without the marker's segment the same bytes mean the same colors turned about, on the screen as on paper.
  expect(adobe).toBeGreaterThan(0)
  const length = cmyk.readUInt16BE(adobe - 2)
  const bare = Buffer.concat([cmyk.subarray(0, adobe - 4), cmyk.subarray(adobe - 2 + length)])
  const bareShown = await sharp(bare).toColourspace('srgb').png().toBuffer()
  expect(await cornersOf(await printedPhoto(bare, { slot: whole, frame, degrees: 0, paper: WHITE }))).toEqual(
    await cornersOf(bareShown),
  )
})

test('case P2: what can be seen through shows the paper', async () => {
  const clear = await sharp({
    create: { width: 60, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer()
  const printed = await printedPhoto(clear, { slot: whole, frame: { w: 60, h: 40 }, degrees: 0, paper: '#f4ead6' })
  const { data } = await sharp(printed).raw().toBuffer({ resolveWithObject: true })
  for (const [at, part] of [0xf4, 0xea, 0xd6].entries()) expect(Math.abs((data[at] ?? 0) - part)).toBeLessThan(4)
})
