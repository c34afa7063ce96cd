import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { zipOf, type Packed } from '../testing/zips.ts'
import { directoryOf, NoZip, TooMany } from './directory.ts'
import { pagesOfBuffer } from './pages.ts'
import { Broken, unpacked } from './unpack.ts'

const picture = randomBytes(3_000)
const words = Buffer.from('At the lake, in the summer of 1964. '.repeat(200))

/** All that is in it, by name, as it unpacks. */
const readOf = async (zip: Buffer) => {
  const source = pagesOfBuffer(zip)
  const entries = await directoryOf(source)
  const files = entries.filter(({ isFolder }) => !isFolder)
  return Promise.all(files.map(async (each) => [each.name, await buffer(unpacked(source, each))] as const))
}
const whole = (files: readonly Packed[], how = {}) => readOf(zipOf(files, how))

describe('line 55: an archive is read by the directory at its end', () => {
  const files: readonly Packed[] = [
    { name: 'Takeout/' },
    { name: 'Takeout/Google Photos/' },
    { name: 'Takeout/Google Photos/stored.jpg', bytes: picture },
    { name: 'Takeout/Google Photos/words.txt', bytes: words, isDeflated: true },
    { name: 'Takeout/Google Photos/empty.txt' },
  ]
  const right = [
    ['Takeout/Google Photos/stored.jpg', picture],
    ['Takeout/Google Photos/words.txt', words],
    ['Takeout/Google Photos/empty.txt', Buffer.alloc(0)],
  ]
  test.each([
    ['plain', undefined, false],
    ['with lengths behind the bytes', 'short', false],
    ['with long lengths behind the bytes', 'zip64', false],
    ['with a directory for large files, too', 'zip64', true],
    ['for large files, its lengths in front', undefined, true],
  ] as const)(
    '%s: every file has its right length and bytes, and folders are no files',
    async (_, descriptor, isZip64) => {
      const described = files.map((file) => (descriptor && 'bytes' in file ? { ...file, descriptor } : file))
      expect(await whole(described, { isZip64 })).toEqual(right)
    },
  )
})

test('a name in UTF-8 is read as such, whether or not the archive says so; others are in the letters of old computers', async () => {
  const zip = zipOf([
    { name: 'Zoë/Müller.jpg', bytes: 'a' },
    { name: Buffer.from('Zoë/Größe.jpg'), bytes: 'b' },
    { name: Buffer.from('Mu\u0308ller.jpg'), bytes: 'c' },
    { name: Buffer.from([0x81, 0x2e, 0x6a, 0x70, 0x67]), bytes: 'd' },
    { name: Buffer.from('DCIM\\100APPLE\\IMG_1.JPG'), bytes: 'e' },
  ])
  const names = (await directoryOf(pagesOfBuffer(zip))).map(({ name }) => name)
  expect(names).toEqual(['Zoë/Müller.jpg', 'Zoë/Größe.jpg', 'Müller.jpg', 'ü.jpg', 'DCIM/100APPLE/IMG_1.JPG'])
})

describe('a file that is not what the directory says', () => {
  const one = { name: 'a.jpg', bytes: words, isDeflated: true } as const
  test.each([
    ['has more bytes', { ...one, said: { size: words.length - 1 } }],
    ['has fewer bytes', { ...one, said: { size: words.length + 1 } }],
    ['has more bytes than it takes', { name: 'a.jpg', bytes: picture, said: { size: picture.length + 1 } }],
    ['takes more than it has', { name: 'a.jpg', bytes: picture, said: { size: picture.length - 1 } }],
    ['has other bytes', { ...one, said: { crc: 7 } }],
    ['lies elsewhere', { ...one, said: { header: 11 } }],
    ['lies behind the end', { ...one, said: { header: 1_000_000 } }],
    ['is cut off', { ...one, said: { packed: 20 } }],
    ['reaches beyond the end', { ...one, said: { packed: 1_000_000 } }],
    ['is no deflated one', { name: 'a.jpg', bytes: picture, isDeflated: true, said: { header: 0, packed: 400 } }],
  ] satisfies (readonly [string, Packed])[])('is given up where it %s', async (_, file) => {
    await expect(whole([file])).rejects.toThrow(Broken)
  })
  test('is given up at the first byte too many, however many there are', async () => {
    const zip = zipOf([{ name: 'a.bmp', bytes: Buffer.alloc(2 ** 22), isDeflated: true, said: { size: 1_000 } }])
    const source = pagesOfBuffer(zip)
    const [entry] = await directoryOf(source)
    let read = 0
    const reading = async () => {
      if (entry) for await (const chunk of unpacked(source, entry)) read += chunk.length
    }
    await expect(reading()).rejects.toThrow(Broken)
    expect(read).toBeLessThanOrEqual(1_000)
  })
})

test('what is no zip, or is cut off, is none', async () => {
  const zip = zipOf([{ name: 'a.jpg', bytes: picture }])
  for (const bytes of [Buffer.alloc(0), Buffer.from('PK\u0003\u0004'), picture, zip.subarray(0, zip.length - 30)])
    await expect(directoryOf(pagesOfBuffer(bytes))).rejects.toThrow(NoZip)
})

test('what the store says is told as it is, and takes no archive for a broken one', async () => {
  const away = new Error('The store is away')
  const source = { ...pagesOfBuffer(Buffer.alloc(0)), sizeBytes: 1_000, slice: () => Promise.reject(away) }
  await expect(directoryOf(source)).rejects.toBe(away)
})

test('an archive of more files than are read is not read at all', async () => {
  const one = zipOf([{ name: 'a', bytes: 'a' }], { isZip64: true })
  // The record before the end says how many there are.
  const record = one.lastIndexOf(Buffer.from('PK\u0006\u0006'))
  one.writeBigUInt64LE(100_001n, record + 32)
  await expect(directoryOf(pagesOfBuffer(one))).rejects.toThrow(TooMany)
})
