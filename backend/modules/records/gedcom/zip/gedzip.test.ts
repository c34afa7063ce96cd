import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { partsOf } from '../testing/memory.ts'
import { bytesOf, entriesOf, type ZipLimits } from './directory.ts'
import { archiveNames, escapedName, findingIn, localName, openGedzip, writeGedzip, type Medium } from './gedzip.ts'

const limits: ZipLimits = { files: 100, bytes: 1_000_000 }
const mtime = new Date('2026-11-30T12:00:00Z')
const gather = async (chunks: AsyncIterable<Uint8Array>) => {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts)
}
type File = { readonly name: string; readonly text: string; readonly compress?: boolean }
const zipOf = async (files: readonly File[], isWide = false) => {
  const zip = new ZipFile()
  for (const { name, text, compress = true } of files)
    if (name.endsWith('/')) zip.addEmptyDirectory(name)
    else zip.addBuffer(Buffer.from(text), name, { compress, forceZip64Format: isWide, mtime })
  zip.end({ forceZip64Format: isWide, comment: '' })
  return gather(zip.outputStream as AsyncIterable<Uint8Array> & typeof zip.outputStream)
}
const TREE = '0 HEAD\n1 GEDC\n2 VERS 7.0\n0 TRLR\n'

test.each([false, true])(
  'the tree lies anywhere in the archive, and folders are no files (wide: %s)',
  async (isWide) => {
    const bytes = await zipOf(
      [
        { name: 'media/', text: '' },
        { name: 'media/a.txt', text: 'a'.repeat(1_000) },
        { name: 'media/b.txt', text: 'b', compress: false },
        { name: 'gedcom.ged', text: TREE },
      ],
      isWide,
    )
    const { gedcom, media } = await openGedzip(partsOf(bytes), limits)
    expect((await gather(bytesOf(partsOf(bytes), gedcom))).toString()).toBe(TREE)
    const [a, b] = media
    expect(media.map(({ name, size }) => [name, size])).toEqual([
      ['media/a.txt', 1_000],
      ['media/b.txt', 1],
    ])
    expect(a && (await gather(bytesOf(partsOf(bytes), a))).toString()).toBe('a'.repeat(1_000))
    expect(b && (await gather(bytesOf(partsOf(bytes), b))).toString()).toBe('b')
  },
)

test.each([
  ['not-a-zip', async () => Buffer.from(TREE)],
  ['no-gedcom', () => zipOf([{ name: 'other.ged', text: TREE }])],
  [
    'two-gedcoms',
    () =>
      zipOf([
        { name: 'gedcom.ged', text: TREE },
        { name: 'gedcom.ged', text: TREE },
      ]),
  ],
  ['damaged', async () => (await zipOf([{ name: 'gedcom.ged', text: TREE }])).subarray(30)],
])('an archive that is %s is refused by that name', async (code, make) => {
  await expect(openGedzip(partsOf(await make()), limits)).rejects.toMatchObject({ code })
})

test('an archive with more files or bytes than are allowed is refused before anything is unpacked', async () => {
  const bytes = await zipOf([
    { name: 'gedcom.ged', text: TREE },
    { name: 'a', text: 'a' },
  ])
  await expect(entriesOf(partsOf(bytes), { files: 1, bytes: 1_000 })).rejects.toMatchObject({ code: 'too-many-files' })
  await expect(entriesOf(partsOf(bytes), { files: 10, bytes: 10 })).rejects.toMatchObject({ code: 'too-large' })
})

test('no more comes out of a file than its archive says', async () => {
  const bytes = await zipOf([{ name: 'gedcom.ged', text: 'x'.repeat(5_000) }])
  const { gedcom } = await openGedzip(partsOf(bytes), limits)
  await expect(gather(bytesOf(partsOf(bytes), { ...gedcom, size: 100 }))).rejects.toMatchObject({ code: 'too-large' })
  await expect(gather(bytesOf(partsOf(bytes), { ...gedcom, isEncrypted: true }))).rejects.toMatchObject({
    code: 'encrypted',
  })
  await expect(gather(bytesOf(partsOf(bytes), { ...gedcom, method: 9 }))).rejects.toMatchObject({
    code: 'unknown-method',
  })
})

test('a file is found by the name that the tree escapes, in either form of its letters', () => {
  const composed = { name: 'media/Zoë a.jpg' }
  const find = findingIn([composed, { name: 'other/b.jpg' }, { name: 'one/c.jpg' }, { name: 'two/c.jpg' }])
  expect(find('media/Zo%C3%AB%20a.jpg')).toBe(composed)
  expect(find('media/Zoe\u0308 a.jpg')).toBe(composed)
  expect(findingIn([{ name: 'media/Zoe\u0308 a.jpg' }])('media/Zo%C3%AB%20a.jpg')).toBeDefined()
  expect(find('C:\\Karl\\Pictures\\B.JPG')).toEqual({ name: 'other/b.jpg' })
  expect(find('file:///home/karl/b.jpg')).toEqual({ name: 'other/b.jpg' })
  expect(find('three/c.jpg')).toBeUndefined()
  expect([find('../b.jpg'), find('https://a.example/b.jpg'), find('')]).toEqual([undefined, undefined, undefined])
  expect([localName('media/Zo%C3%AB%20a.jpg'), escapedName('media/Zoë a.jpg'), localName('100%.jpg')]).toEqual([
    'media/Zoë a.jpg',
    'media/Zo%C3%AB%20a.jpg',
    '100%.jpg',
  ])
})

test('names in an archive are plain, lie under media/ and are never alike', () => {
  const name = archiveNames()
  expect(['a.jpg', 'A.jpg', '../../x/a.jpg', '..', 'gedcom.ged', 'q?.png', ''].map(name)).toEqual([
    'media/a.jpg',
    'media/A (2).jpg',
    'media/a (3).jpg',
    'media/file',
    'media/gedcom.ged',
    'media/q_.png',
    'media/file (2)',
  ])
})

test('an archive of ours holds the tree first and its files as they are', async () => {
  const media: Medium[] = [{ name: 'media/Zoë a.jpg', open: async () => Readable.from([Buffer.from([1, 2, 3])]) }]
  async function* tree() {
    yield TREE
  }
  const bytes = await gather(writeGedzip(tree(), media, mtime))
  const entries = await entriesOf(partsOf(bytes), limits)
  expect(entries.map(({ name, method }) => [name, method])).toEqual([
    ['gedcom.ged', 8],
    ['media/Zoë a.jpg', 0],
  ])
  const { gedcom, media: found } = await openGedzip(partsOf(bytes), limits)
  expect((await gather(bytesOf(partsOf(bytes), gedcom))).toString()).toBe(TREE)
  expect(found[0] && [...(await gather(bytesOf(partsOf(bytes), found[0])))]).toEqual([1, 2, 3])
})

test('a file that would take the place of the tree, or is gone, breaks the archive off', async () => {
  async function* tree() {
    yield TREE
  }
  expect(() => writeGedzip(tree(), [{ name: 'gedcom.ged', open: async () => undefined }], mtime)).toThrow(
    'name-of-the-tree',
  )
  await expect(gather(writeGedzip(tree(), [{ name: 'media/a', open: async () => undefined }], mtime))).rejects.toThrow(
    'gone',
  )
})
