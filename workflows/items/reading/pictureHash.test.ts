import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { isTelling, pictureHash, type PictureHash } from './pictureHash.ts'

/** A scene of ten shapes, which no other number makes. */
const scene = (n: number): Sharp => {
  let seed = n * 7919 + 13
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % most
  }
  const shapes = Array.from(
    { length: 10 },
    () => `<ellipse cx="${next(800)}" cy="${next(600)}" rx="${40 + next(240)}" ry="${40 + next(200)}"
      fill="rgb(${next(256)},${next(256)},${next(256)})"/>`,
  )
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
    <rect width="800" height="600" fill="rgb(${next(256)},${next(256)},${next(256)})"/>${shapes.join('')}</svg>`),
  )
}
const hashOf = async (picture: Sharp) => pictureHash(await picture.png().toBuffer())
const NEAR = 10
const hashes = await Promise.all(Array.from({ length: 60 }, (_, n) => hashOf(scene(n))))

const bitsIn = (one: string, other: string): number =>
  (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length
/** As the statement has it that finds what is near. */
const distance = (one: PictureHash, other: PictureHash): number =>
  Math.min(bitsIn(one.whole, other.whole), bitsIn(one.whole, other.inner), bitsIn(one.inner, other.whole))

const copies: Readonly<Record<string, (picture: Sharp) => Promise<Sharp>>> = {
  'half as large': async (picture) => sharp(await picture.resize(400).png().toBuffer()),
  'packed to little': async (picture) => sharp(await picture.jpeg({ quality: 40 }).toBuffer()),
  brighter: async (picture) => sharp(await picture.modulate({ brightness: 1.2 }).png().toBuffer()),
  gray: async (picture) => sharp(await picture.greyscale().png().toBuffer()),
  'cropped by six in a hundred': async (picture) =>
    sharp(await picture.extract({ left: 24, top: 18, width: 752, height: 564 }).png().toBuffer()),
  'with a white border': async (picture) =>
    sharp(await picture.extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' }).png().toBuffer()),
}

test.each(Object.entries(copies))('a copy that is %s is near to the picture', async (_, copy) => {
  const near = await Promise.all(
    hashes.slice(0, 20).map(async (hash, n) => distance(hash, await hashOf(await copy(scene(n))))),
  )
  expect(near.filter((each) => each > NEAR).length).toBeLessThanOrEqual(1)
})

test('other pictures are not', () => {
  const pairs = hashes.flatMap((one, at) => hashes.slice(at + 1).map((other) => distance(one, other)))
  expect([pairs.length, pairs.filter((each) => each <= NEAR).length]).toEqual([1_770, 0])
})

test('a picture of one color has a hash that tells nothing', async () => {
  const blank = sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
  const hash = await hashOf(blank)
  expect([/^[\da-f]{16}$/u.test(hash.whole), isTelling(hash), hashes.every(isTelling)]).toEqual([true, false, true])
})
