import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { FRAME_BYTES } from '../../../backend/kernel/blob/frames.ts'
import { pagesOf } from './pages.ts'

/** A stored file whose bytes say where they lie, and which stretches of it were read. */
const stored = (sizeBytes: number) => {
  const bytes = Buffer.alloc(sizeBytes)
  for (let at = 0; at + 4 <= sizeBytes; at += 4) bytes.writeUInt32LE(at, at)
  const read: string[] = []
  const source = pagesOf({
    sizeBytes,
    read: async ({ start, end } = { start: 0, end: sizeBytes - 1 }) => {
      read.push(`${start}-${end}`)
      return Readable.from([bytes.subarray(start, end + 1)])
    },
  })
  return { bytes, read, source }
}

test('small parts are read by the frames that they lie in, also across two of them, and at the end', async () => {
  const { bytes, read, source } = stored(2 * FRAME_BYTES + 100)
  expect(await source.slice(FRAME_BYTES - 4, 8)).toEqual(bytes.subarray(FRAME_BYTES - 4, FRAME_BYTES + 4))
  expect(await source.slice(2 * FRAME_BYTES + 90, 50)).toEqual(bytes.subarray(-10))
  expect(read).toEqual([
    `0-${FRAME_BYTES - 1}`,
    `${FRAME_BYTES}-${2 * FRAME_BYTES - 1}`,
    `${2 * FRAME_BYTES}-${2 * FRAME_BYTES + 99}`,
  ])
})

test('a few frames are kept, and no more: however large the file is, no more of it is in memory', async () => {
  const { read, source } = stored(6 * FRAME_BYTES)
  for (const page of [0, 0, 1, 0, 2, 3, 0]) await source.slice(page * FRAME_BYTES, 10)
  expect(read).toHaveLength(4)
  await source.slice(4 * FRAME_BYTES, 10)
  await source.slice(FRAME_BYTES, 10)
  expect(read).toHaveLength(6)
})

test('what is long is read as it comes, and nothing of it is kept', async () => {
  const { bytes, read, source } = stored(3 * FRAME_BYTES)
  const wanted = [10, 2 * FRAME_BYTES] as const
  expect((await buffer(source.stretch(...wanted))).equals(bytes.subarray(10, 10 + 2 * FRAME_BYTES))).toBe(true)
  await source.slice(0, 4)
  expect(read).toEqual([`10-${9 + 2 * FRAME_BYTES}`, `0-${FRAME_BYTES - 1}`])
  expect(await buffer(source.stretch(5, 0))).toHaveLength(0)
})

test('a frame that could not be read is asked for again', async () => {
  let tries = 0
  const source = pagesOf({
    sizeBytes: 10,
    read: async () => {
      tries += 1
      if (tries === 1) throw new Error('The store is away')
      return Readable.from([Buffer.alloc(10, 7)])
    },
  })
  await expect(source.slice(0, 4)).rejects.toThrow('away')
  expect(await source.slice(0, 4)).toEqual(Buffer.alloc(4, 7))
})
