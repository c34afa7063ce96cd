// Through: media, items, accounts
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { sha256, startArchives, type Archives } from './testing/archives.ts'
import { picture } from './testing/pictures.ts'
import { zipOf, type Packed } from './testing/zips.ts'

let archives: Archives
beforeAll(async () => {
  archives = await startArchives()
})
afterAll(() => archives.stop())

const CAMERA = { IFD0: { Model: 'M6' }, IFD2: { DateTimeOriginal: '2019:06:12 23:06:00', ExposureTime: '1/100' } }
const told = (title: string, seconds: number, more: object = {}) =>
  Buffer.from(JSON.stringify({ title, photoTakenTime: { timestamp: String(seconds) }, ...more }))
const IN = 'Takeout/Google Photos/At the lake'
/** June 12, 1958, 4:00 PM in UTC. */
const SECONDS = Date.UTC(1958, 5, 12, 16) / 1_000
const LAKE = { latitude: 47.6, longitude: 12.4, altitude: 0 }

describe('a Takeout', () => {
  test('comes in whole: each picture with its date, its place and its words, and as it was', async () => {
    const ana = await archives.house.author()
    const [scanned, taken, bare] = [await picture(), await picture(CAMERA), await picture()]
    const files: readonly Packed[] = [
      { name: 'Takeout/', bytes: '' },
      { name: 'Takeout/archive_browser.html', bytes: '<html></html>', isDeflated: true },
      { name: `${IN}/`, bytes: '' },
      { name: `${IN}/scan.jpg`, bytes: scanned, descriptor: 'zip64' },
      {
        name: `${IN}/scan.jpg.supplemental-metadata.json`,
        bytes: told('scan.jpg', SECONDS, { description: 'By the gate', favorited: true, geoData: LAKE }),
        isDeflated: true,
        descriptor: 'zip64',
      },
      { name: `${IN}/IMG_1.jpg`, bytes: taken, descriptor: 'zip64' },
      { name: `${IN}/IMG_1.jpg.json`, bytes: told('IMG_1.jpg', SECONDS), descriptor: 'zip64' },
      { name: `${IN}/bare.jpg`, bytes: bare, descriptor: 'zip64' },
      { name: `${IN}/metadata.json`, bytes: '{"title":"At the lake"}', descriptor: 'zip64' },
    ]
    const id = await archives.send(ana, zipOf(files, { isZip64: true }), 'takeout-20300101T000000Z-001.zip')
    expect(await archives.over(ana, id)).toMatchObject({
      name: 'takeout-20300101T000000Z-001.zip',
      state: 'settled',
      entries: 7,
      answers: { added: 3, beside: 4 },
      withoutFacts: 1,
      isKept: false,
    })
    const itemIds = (await archives.entriesOf(ana, id, '?part=added')).map(({ itemId }) => itemId ?? '')
    const [first = '', second = '', third = ''] = itemIds
    const one = await archives.shown(ana, first)
    expect(one).toMatchObject({
      caption: 'By the gate',
      isFavorite: true,
      date: { from: '1958-06-12T17:00:00', source: 'archive', isZoneAssumed: true },
      facts: { at: { lat: 47.6, lon: 12.4 } },
      isSafe: true,
    })
    // The camera’s own clock wins.
    expect(await archives.shown(ana, second)).toMatchObject({
      date: { from: '2019-06-12T23:06:00', source: 'camera', isZoneAssumed: false },
    })
    expect((await archives.shown(ana, third)).date.source).toBeNull()
    for (const [itemId, bytes] of [[first, scanned] as const, [second, taken] as const])
      expect(sha256(await archives.bytesOf(ana, `/api/items/${itemId}/original`))).toBe(sha256(bytes))
    // The zip itself can be had back for a while, and takes no room.
    expect((await archives.listOf(ana, '?shelf=bin')).map((row) => row.id)).toEqual([id])
    const { json } = await ana.browser.ask('GET', '/api/items/space')
    expect(json).toMatchObject({ n: 3, bytes: scanned.length + taken.length + bare.length, inBin: 1 })
  })
  test('that comes once more brings nothing twice', async () => {
    const ana = await archives.house.author()
    const zip = zipOf([
      { name: 'DCIM/1.jpg', bytes: await picture() },
      { name: 'DCIM/2.jpg', bytes: await picture() },
    ])
    const first = await archives.send(ana, zip, 'phone.zip')
    expect(await archives.over(ana, first)).toMatchObject({ answers: { added: 2 }, isKept: false })
    const again = await archives.send(ana, zip, 'phone.zip')
    expect(await archives.over(ana, again)).toMatchObject({ answers: { here: 2 }, isKept: false })
    expect(await archives.listOf(ana)).toHaveLength(2)
    const ids = async (id: string) => (await archives.entriesOf(ana, id)).map(({ itemId }) => itemId)
    expect(await ids(again)).toEqual(await ids(first))
  })
  test('has the same picture in two of its folders once', async () => {
    const ana = await archives.house.author()
    const bytes = await picture()
    const zip = zipOf([
      { name: `${IN}/1.jpg`, bytes },
      { name: 'Takeout/Google Photos/2019/1.jpg', bytes },
    ])
    const id = await archives.send(ana, zip, 'takeout.zip')
    await archives.over(ana, id)
    await vi.waitFor(async () => {
      const answers = (await archives.entriesOf(ana, id)).map(({ answer }) => answer)
      expect(answers).toEqual(['added', 'here'])
    }, patiently)
    expect(await archives.listOf(ana)).toHaveLength(1)
  })
})

test('V3: in two zips of one set each picture finds what tells of it, whichever comes first, and the rest is counted', async () => {
  const ana = await archives.house.author()
  const pictureOf = async (name: string) => ({ name: `${IN}/${name}`, bytes: await picture() })
  const besideOf = (name: string) => ({ name: `${IN}/${name}.json`, bytes: told(name, SECONDS, { description: name }) })
  /** Each has a picture with what tells of it, too. */
  const zipWith = async (own: string, others: readonly string[], told: string) =>
    zipOf([...(await Promise.all([own, ...others].map(pictureOf))), besideOf(own), besideOf(told)])
  const first = await zipWith('three.jpg', ['one.jpg', 'bare.jpg'], 'two.jpg')
  const second = await zipWith('four.jpg', ['two.jpg'], 'one.jpg')
  const ids: string[] = []
  for (const [n, zip] of [first, second].entries()) {
    const id = await archives.send(ana, zip, `takeout-20300101T000000Z-00${n + 1}.zip`)
    await archives.over(ana, id)
    ids.push(id)
  }
  const itemOf = async (id: string, name: string) => {
    const entries = await archives.entriesOf(ana, id, '?part=added')
    return archives.itemOf(ana, entries.find((entry) => entry.name === `${IN}/${name}`)?.itemId ?? '')
  }
  const [a = '', b = ''] = ids
  await vi.waitFor(async () => {
    for (const [id, name] of [
      [a, 'one.jpg'],
      [b, 'two.jpg'],
    ] as const)
      expect(await itemOf(id, name)).toMatchObject({
        caption: name,
        date: { from: expect.stringMatching(/^1958-06-12T/) as unknown, source: 'archive' },
      })
    expect((await itemOf(a, 'bare.jpg')).date.source).toBeNull()
    expect((await archives.rowOf(ana, a)).json).toMatchObject({ withoutFacts: 1 })
    expect((await archives.rowOf(ana, b)).json).toMatchObject({ withoutFacts: 0 })
  }, patiently)
})
