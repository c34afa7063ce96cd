import { describe, expect, test } from 'vitest'
import type { Entry } from '../zip/directory.ts'
import { planOf } from './plan.ts'

const MIB = 2 ** 20
const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  n: 0,
  name,
  size: 3 * MIB,
  packed: 3 * MIB,
  crc: 1,
  method: 8,
  isEncrypted: false,
  isFolder: name.endsWith('/'),
  header: 0,
  ...more,
})
const limits = { name: 'phone.zip', sizeBytes: 100 * MIB, mostBytes: 100 * MIB }
const plan = (names: readonly (string | Entry)[], more: Partial<typeof limits> = {}) =>
  planOf(
    names.map((each, n) => ({ ...(typeof each === 'string' ? entry(each) : each), n })),
    { ...limits, ...more },
  )
const answersOf = (names: readonly (string | Entry)[], more: Partial<typeof limits> = {}) =>
  Object.fromEntries(plan(names, more)?.files.map(({ name, not }) => [name, not ?? 'taken']) ?? [])

describe('a zip', () => {
  test.each([
    ['a phone’s folders', ['DCIM/', 'DCIM/100APPLE/IMG_0001.HEIC', 'DCIM/100APPLE/IMG_0001.MOV']],
    [
      'a Takeout',
      ['Takeout/archive_browser.html', 'Takeout/Google Photos/2019/a.jpg', 'Takeout/Google Photos/2019/a.jpg.json'],
    ],
    ['letters among pictures', ['Grandma/letter.pdf', 'Grandma/will.docx', 'Grandma/at the lake.tif']],
    ['voices alone', ['Voice 001.m4a', 'Voice 002.amr']],
  ])('of %s is an archive', (_, names) => expect(plan(names)).toBeDefined())
  test.each([
    ['without any picture, film or sound', ['a.pdf', 'b.docx', 'c.txt']],
    ['of a letter that a program keeps so', ['[Content_Types].xml', 'word/document.xml', 'word/media/image1.png']],
    ['of a book', ['mimetype', 'META-INF/container.xml', 'OEBPS/cover.jpg', 'OEBPS/one.xhtml']],
    ['of a program', ['package.json', 'src/a.ts', 'src/b.ts', 'src/c.ts', 'icon.png']],
    ['of nothing but what systems keep for themselves', ['__MACOSX/._a.jpg', '.thumbnails/1.jpg', 'notes.txt']],
    ['of nothing', []],
  ])('%s stays a document', (_, names) => expect(plan(names)).toBeUndefined())
  test('that is called something else stays what it is called', () =>
    expect(['comic.cbz', 'letter.docx'].map((name) => plan(['001.jpg', '002.jpg'], { name }))).toEqual([
      undefined,
      undefined,
    ]))
})

test('folders are no files of it, and each file keeps its place', () => {
  const files = plan(['a/', 'a/1.jpg', 'a/b/', 'a/b/2.jpg'])?.files
  expect(files?.map(({ n, name }) => [n, name])).toEqual([
    [1, 'a/1.jpg'],
    [3, 'a/b/2.jpg'],
  ])
})

test('what is not taken says why, before a byte of it is read', () => {
  const files = [
    'DCIM/IMG_1.jpg',
    'DCIM/../../etc/passwd.jpg',
    '/etc/2.jpg',
    'C:/3.jpg',
    'DCIM/.DS_Store',
    'DCIM/.thumbnails/4.jpg',
    '__MACOSX/._5.jpg',
    'DCIM/Thumbs.db',
    'more.zip',
    'more.tar.gz',
    entry('6.jpg', { isEncrypted: true }),
    entry('7.jpg', { size: 0, packed: 0 }),
    entry('8.mp4', { size: 101 * MIB, packed: 90 * MIB }),
    entry('9.bmp', { size: 90 * MIB, packed: 2_000 }),
    entry('10.jpg', { method: 14 }),
    entry('white.tif', { size: 12 * MIB, packed: 2_000 }),
  ]
  expect(answersOf(files, { sizeBytes: 1_000 * MIB })).toEqual({
    'DCIM/IMG_1.jpg': 'taken',
    'DCIM/../../etc/passwd.jpg': 'name',
    '/etc/2.jpg': 'name',
    'C:/3.jpg': 'name',
    'DCIM/.DS_Store': 'system',
    'DCIM/.thumbnails/4.jpg': 'system',
    '__MACOSX/._5.jpg': 'system',
    'DCIM/Thumbs.db': 'system',
    'more.zip': 'archive',
    'more.tar.gz': 'archive',
    '6.jpg': 'encrypted',
    '7.jpg': 'empty',
    '8.mp4': 'too-large',
    '9.bmp': 'bomb',
    '10.jpg': 'packed',
    'white.tif': 'taken',
  })
})

describe('a zip bomb is told by its directory', () => {
  test('where all of it together is far larger than it is', () =>
    expect(plan([entry('a.jpg', { size: 99 * MIB })], { sizeBytes: 100_000 })?.isBomb).toBe(true))
  test('where its files lie over each other', () =>
    expect(plan(['a.jpg', 'b.jpg', 'c.jpg'], { sizeBytes: 8 * MIB })?.isBomb).toBe(true))
  test('and an archive of pictures is none', () =>
    expect(plan(['a.jpg', 'b.jpg', 'c.jpg'], { sizeBytes: 9 * MIB })?.isBomb).toBe(false))
})

describe('halves of a picture that moves', () => {
  const halvesOf = (names: readonly string[]) =>
    plan(names)
      ?.files.filter(({ half }) => half !== undefined)
      .map(({ name }) => name)
  test('are the picture and the film of one name in one folder', () =>
    expect(halvesOf(['a/IMG_1.HEIC', 'a/IMG_1.mov', 'a/IMG_2.HEIC', 'b/IMG_2.MOV'])).toEqual([
      'a/IMG_1.HEIC',
      'a/IMG_1.mov',
    ]))
  test('are no two pictures, and no three files', () => {
    expect(halvesOf(['IMG_1.HEIC', 'IMG_1.JPG'])).toEqual([])
    expect(halvesOf(['IMG_1.HEIC', 'IMG_1.JPG', 'IMG_1.MOV'])).toEqual([])
  })
})

test('what Google tells about pictures is read with them, and what else it wrote is kept', () => {
  const photos = 'Takeout/Google Photos'
  expect(
    answersOf([
      'Takeout/archive_browser.html',
      `${photos}/2019/a.jpg`,
      `${photos}/2019/a.jpg.supplemental-metadata.json`,
      `${photos}/2019/metadata.json`,
      `${photos}/print-subscriptions.json`,
      `${photos}/2020/in another zip.jpg.supplemental-meta(1).json`,
      'Takeout/Keep/A note.json',
      'letters/data.json',
    ]),
  ).toEqual({
    'Takeout/archive_browser.html': 'beside',
    [`${photos}/2019/a.jpg`]: 'taken',
    [`${photos}/2019/a.jpg.supplemental-metadata.json`]: 'beside',
    [`${photos}/2019/metadata.json`]: 'beside',
    [`${photos}/print-subscriptions.json`]: 'beside',
    [`${photos}/2020/in another zip.jpg.supplemental-meta(1).json`]: 'beside',
    'Takeout/Keep/A note.json': 'taken',
    'letters/data.json': 'taken',
  })
})

test('what an iPhone or a program did to a picture is read with it, and an export of ours is known', () => {
  expect(answersOf(['DCIM/IMG_1.HEIC', 'DCIM/IMG_1.AAE', 'DCIM/IMG_1.HEIC.xmp', 'DCIM/other.xmp'])).toMatchObject({
    'DCIM/IMG_1.AAE': 'beside',
    'DCIM/IMG_1.HEIC.xmp': 'beside',
    'DCIM/other.xmp': 'taken',
  })
  const own = ['index.html', 'data/items.json', 'data/messages.json', 'CHECKSUMS.txt', 'memories/1958 a.jpg']
  expect(answersOf([...own, 'memories-2/b.mov', 'messages/For Anna/recording.m4a'])).toEqual({
    'index.html': 'beside',
    'data/items.json': 'beside',
    'data/messages.json': 'beside',
    'CHECKSUMS.txt': 'beside',
    'memories/1958 a.jpg': 'taken',
    'memories-2/b.mov': 'taken',
    'messages/For Anna/recording.m4a': 'apart',
  })
  const home = ['memories.json', 'CHECKSUMS.txt', 'memories/1958 a.jpg']
  expect(answersOf(home)).toEqual({
    'memories.json': 'beside',
    'CHECKSUMS.txt': 'beside',
    'memories/1958 a.jpg': 'taken',
  })
  expect(answersOf(['memories.json', 'memories/1958 a.jpg'])).toMatchObject({ 'memories.json': 'taken' })
})
