import { describe, expect, test } from 'vitest'
import { chosen, sidecarsIn } from './sidecars.ts'

/** Which file beside it each of these finds, where each says the title that it was made with. */
const found = (titles: Readonly<Record<string, string>>, ...media: readonly string[]) => {
  const beside = sidecarsIn([...media, ...Object.keys(titles)])
  return media.map((name) => {
    const candidates = (beside.get(name) ?? []).map((file) => ({ file, title: titles[file] ?? '' }))
    return chosen(name, candidates)?.file
  })
}
const nameOf = (letters: number, ending = '.jpg') =>
  `${'abcdefghij'.repeat(6).slice(0, letters - ending.length)}${ending}`

describe('V3: the data of a Takeout is found by names of any length', () => {
  const lengths = Array.from({ length: 41 }, (_, n) => n + 20)
  test.each([
    ['as Google names it today', '.supplemental-metadata'],
    ['as Google named it once', ''],
  ])('%s, cut at 51 letters', (_, suffix) => {
    for (const letters of lengths) {
      const name = nameOf(letters)
      const beside = `${`${name}${suffix}`.slice(0, 46)}.json`
      expect({ letters, found: found({ [beside]: name }, name) }).toEqual({ letters, found: [beside] })
    }
  })
  test.each(['.supplemental-metadata', ''])('of files of one name by their numbers (%s)', (suffix) => {
    for (const letters of lengths) {
      const name = nameOf(letters)
      const cut = `${name}${suffix}`.slice(0, 46)
      const again = name.replace('.jpg', '(1).jpg')
      const [one, two] = [`${cut}.json`, `${cut}(1).json`]
      expect({ letters, found: found({ [one]: name, [two]: name }, name, again) }).toEqual({
        letters,
        found: [one, two],
      })
    }
  })
  test('of two names that begin alike by the title in it', () => {
    const [one, two] = [`${'a'.repeat(46)}-one.jpg`, `${'a'.repeat(46)}-two.jpg`]
    const [first, second] = [`${'a'.repeat(46)}.json`, `${'a'.repeat(46)}(1).json`]
    expect(found({ [first]: two, [second]: one }, one, two)).toEqual([second, first])
  })
  test('where letters take several bytes, and where a sign stood that no file’s name takes', () => {
    const name = `${'Ö'.repeat(30)}.jpg`
    const beside = `${`${name}.supplemental-metadata`.slice(0, 23)}.json`
    expect(found({ [beside]: name }, name)).toEqual([beside])
    expect(found({ 'Ruth_ at the lake.jpg.json': 'Ruth: at the lake.jpg' }, 'Ruth_ at the lake.jpg')).toEqual([
      'Ruth_ at the lake.jpg.json',
    ])
  })
  test('of what was edited by the picture that it was made of, in any language', () => {
    const titles = { 'IMG_1.jpg.json': 'IMG_1.jpg', 'IMG_1.jpg(1).json': 'IMG_1.jpg' }
    expect(found(titles, 'IMG_1.jpg', 'IMG_1-edited.jpg', 'IMG_1(1).jpg', 'IMG_1-bearbeitet(1).jpg')).toEqual([
      'IMG_1.jpg.json',
      'IMG_1.jpg.json',
      'IMG_1.jpg(1).json',
      'IMG_1.jpg(1).json',
    ])
  })
  test('of the film of a picture’s moment by the picture', () =>
    expect(found({ 'IMG_1.HEIC.json': 'IMG_1.HEIC' }, 'IMG_1.HEIC', 'IMG_1.MP4')).toEqual([
      'IMG_1.HEIC.json',
      'IMG_1.HEIC.json',
    ]))
  test('and what has none finds none: neither another’s, nor that of an album', () => {
    const titles = { 'IMG_1.jpg.json': 'IMG_1.jpg', 'metadata.json': 'At the lake', 'IMG_2.jpg(1).json': 'IMG_2.jpg' }
    expect(found(titles, 'IMG_1.jpg', 'IMG_2.jpg', 'IMG_10.jpg', 'IMG.jpg')).toEqual([
      'IMG_1.jpg.json',
      undefined,
      undefined,
      undefined,
    ])
  })
})

test('a folder of many files is looked through in a straight line', () => {
  const names = Array.from({ length: 20_000 }, (_, n) => `IMG_${n}.jpg`)
  const beside = sidecarsIn([...names, ...names.map((name) => `${name}.supplemental-metadata.json`)])
  expect(beside.get('IMG_19999.jpg')).toEqual(['IMG_19999.jpg.supplemental-metadata.json'])
})
