import { expect, test } from 'vitest'
import { peaksOf } from './peaks.ts'

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const samples = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [index, value] of values.entries()) bytes.writeInt16LE(value, index * 2)
  return bytes
}
const second = Array.from({ length: 8_000 }, (_, index) => (index < 4_000 ? 0 : index % 2 === 0 ? 16_384 : -32_768))

test('a second has twenty peaks, silence is 0 and the loudest 1', async () =>
  expect(await peaksOf(inPieces(samples(...second), 65_536))).toEqual([...Array(10).fill(0), ...Array(10).fill(1)]))
test('pieces that end inside a sample change nothing', async () =>
  expect(await peaksOf(inPieces(samples(...second), 333))).toEqual(await peaksOf(inPieces(samples(...second), 4_096))))
test('the rest of a twentieth has a peak of its own', async () =>
  expect(await peaksOf(inPieces(samples(...Array<number>(401).fill(-8_192)), 64))).toEqual([0.25, 0.25]))
test('no sound has no peaks', async () => expect(await peaksOf(inPieces(Buffer.alloc(0), 1))).toEqual([]))
