import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  Damaged,
  FRAME_BYTES,
  HEADER_BYTES,
  kidIn,
  openSpan,
  plainSize,
  sealFrames,
  sealedSize,
  spanOf,
} from './frames.ts'

const key = { kid: '0123456789abcdef', secret: createHash('sha256').update('a key').digest() }
const NAME = 'media/one/original'
const SEALED_FRAME = FRAME_BYTES + 28
// Bytes that differ everywhere, so that a slice from a wrong place shows.
const pattern = Buffer.concat(
  Array.from({ length: 2.5 * 2 ** 15 }, (_, index) => createHash('sha256').update(String(index)).digest()),
)

const seal = async (plain: Buffer, name = NAME) => Buffer.concat(await Array.fromAsync(sealFrames([plain], name, key)))
const openRange = async (sealed: Buffer, start: number, end: number, name = NAME) => {
  const { offset, length, ...span } = spanOf({ start, end }, sealed.length)
  const place = { header: sealed.subarray(0, HEADER_BYTES), name, key }
  kidIn(place.header)
  return Buffer.concat(await Array.fromAsync(openSpan([sealed.subarray(offset, offset + length)], place, span)))
}
const open = (sealed: Buffer, name = NAME) => openRange(sealed, 0, Math.max(0, plainSize(sealed.length) - 1), name)

const atBoundaries = [0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 2 * FRAME_BYTES]
const size = fc.oneof(fc.constantFrom(...atBoundaries), fc.nat(pattern.length))
const runs = { numRuns: 40, seed: 1 }

test('what was sealed opens to the same bytes, and its size is known from the outside', () =>
  fc.assert(
    fc.asyncProperty(size, async (bytes) => {
      const plain = pattern.subarray(0, bytes)
      const sealed = await seal(plain)
      expect(sealed).toHaveLength(sealedSize(bytes))
      expect(plainSize(sealed.length)).toBe(bytes)
      expect((await open(sealed)).equals(plain)).toBe(true)
    }),
    runs,
  ))

test('bytes that come in any pieces are sealed as the same bytes', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.nat(600_000), { maxLength: 5 }), async (lengths) => {
      let at = 0
      const chunks = lengths.map((length) => pattern.subarray(at, (at = Math.min(at + length, pattern.length))))
      const sealed = Buffer.concat(await Array.fromAsync(sealFrames(chunks, NAME, key)))
      expect((await open(sealed)).equals(pattern.subarray(0, at))).toBe(true)
    }),
    runs,
  ))

test('any range opens to the same slice', async () => {
  const sealed = await seal(pattern)
  const place = fc.oneof(fc.constantFrom(...atBoundaries), fc.nat(pattern.length - 1))
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)]
      expect((await openRange(sealed, start, end)).equals(pattern.subarray(start, end + 1))).toBe(true)
    }),
    runs,
  )
})

test('a flipped bit anywhere is noticed', async () => {
  const sealed = await seal(pattern.subarray(0, FRAME_BYTES + 1_000))
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at)
      await expect(open(changed)).rejects.toThrow(Damaged)
    }),
    runs,
  )
})

test('a blob that was cut off anywhere is noticed', async () => {
  const sealed = await seal(pattern)
  const cuts = fc.oneof(
    fc.constantFrom(0, HEADER_BYTES, HEADER_BYTES + SEALED_FRAME, HEADER_BYTES + 2 * SEALED_FRAME),
    fc.nat(sealed.length - 1),
  )
  await fc.assert(
    fc.asyncProperty(cuts, async (length) => {
      await expect(async () => open(sealed.subarray(0, length))).rejects.toThrow(Damaged)
    }),
    runs,
  )
})

const frame = (sealed: Buffer, index: number) =>
  sealed.subarray(HEADER_BYTES + index * SEALED_FRAME, HEADER_BYTES + (index + 1) * SEALED_FRAME)

test('frames that changed places are noticed', async () => {
  const sealed = await seal(pattern)
  const swapped = Buffer.concat([
    sealed.subarray(0, HEADER_BYTES),
    frame(sealed, 1),
    frame(sealed, 0),
    frame(sealed, 2),
  ])
  await expect(open(swapped)).rejects.toThrow(Damaged)
})

test('a frame of an earlier writing under the same name is noticed', async () => {
  const [before, now] = [await seal(pattern), await seal(pattern)]
  const mixed = Buffer.concat([now.subarray(0, HEADER_BYTES), frame(now, 0), frame(before, 1), frame(now, 2)])
  await expect(open(mixed)).rejects.toThrow(Damaged)
})

test('a blob under another name is noticed', async () => {
  await expect(open(await seal(pattern.subarray(0, 99)), 'media/two/original')).rejects.toThrow(Damaged)
})

test('a range that stops before the last frame notices that frames are missing', async () => {
  const sealed = await seal(pattern)
  const { offset, ...span } = spanOf({ start: 0, end: 2 * FRAME_BYTES - 1 }, sealed.length)
  const place = { header: sealed.subarray(0, HEADER_BYTES), name: NAME, key }
  const cut = openSpan([sealed.subarray(offset, offset + SEALED_FRAME)], place, span)
  await expect(Array.fromAsync(cut)).rejects.toThrow(Damaged)
})

test('the plain bytes do not occur in what is sealed', async () => {
  const sealed = await seal(Buffer.from('For Ruth, when she is old enough'.repeat(9)))
  expect(sealed.includes('Ruth')).toBe(false)
})
