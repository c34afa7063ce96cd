// Through: media, archives
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import type { Author } from '../../tests/household/household.ts'
import { sha256, startArchives, type Archives } from '../archives/testing/archives.ts'
import { zipOf } from '../archives/testing/zips.ts'
import { halves } from '../media/testing/drawn.ts'
import { madeFile } from '../media/testing/films.ts'
import { moment, movingPicture, noteOf, withNote } from '../media/testing/moving.ts'

let archives: Archives
beforeAll(async () => {
  archives = await startArchives()
})
afterAll(() => archives.stop())

let made = 0
const picture = async (): Promise<Buffer> => {
  made += 1
  return halves(40 + 2 * made, 30)
    .jpeg()
    .toBuffer()
}
/** As long as it is asked for. */
const BLACK = ['-f', 'lavfi', '-i', 'color=black:s=320x180:r=30']
const film = (contentId: string, seconds = 1): Promise<Buffer> => {
  made += 1
  const named = ['-metadata', `com.apple.quicktime.content.identifier=${contentId}`, '-movflags', 'use_metadata_tags']
  return madeFile('IMG_1.mov', [...BLACK, '-t', String(seconds + made / 100), '-c:v', 'mpeg4', ...named])
}
const typesOf = async (id: string) => (await archives.server.kernel.store.read(`item-${id}`)).map(({ type }) => type)
/** The picture once the film of its moment is with it. */
const moving = (by: Author, id: string) =>
  vi.waitFor(async () => {
    const found = await archives.itemOf(by, id)
    expect(found.motion).toBe('ready')
    return found
  }, patiently)

describe('V5: a picture that moves and comes as two files', () => {
  test('is one, however its halves came: they go into the bin together, and come back together', async () => {
    const ana = await archives.house.author()
    const contentId = newId()
    const [jpeg, mov] = [withNote(await picture(), noteOf(contentId.toUpperCase())), await film(contentId)]
    // In two uploads, the film first.
    const filmId = await archives.send(ana, mov, 'IMG_1.MOV')
    await archives.shown(ana, filmId)
    const stillId = await archives.send(ana, jpeg, 'IMG_7.JPG')
    await moving(ana, stillId)
    await vi.waitFor(async () => expect((await archives.listOf(ana)).map(({ id }) => id)).toEqual([stillId]), patiently)
    // Whoever asks for the film is shown the picture, and plays it there.
    expect((await archives.itemOf(ana, filmId)).id).toBe(stillId)
    expect((await archives.bytesOf(ana, `/api/items/${stillId}/motion`)).toString('latin1', 4, 8)).toBe('ftyp')
    expect(await ana.browser.ask('POST', `/api/items/${filmId}/bin`, {})).toMatchObject({ status: 404 })

    await ana.browser.ask('POST', `/api/items/${stillId}/bin`, {})
    await vi.waitFor(async () => expect(await typesOf(filmId)).toContain('ItemBinned'), patiently)
    expect((await archives.listOf(ana, '?shelf=bin')).map(({ id }) => id)).toEqual([stillId])
    await ana.browser.ask('POST', `/api/items/${stillId}/restore`, {})
    await vi.waitFor(async () => expect(await typesOf(filmId)).toContain('ItemRestored'), patiently)
    expect((await archives.listOf(ana)).map(({ id }) => id)).toEqual([stillId])
    expect(sha256(await archives.bytesOf(ana, `/api/items/${stillId}/original`))).toBe(sha256(jpeg))
  })
  test('is one by its name where both halves came in one archive', async () => {
    const ana = await archives.house.author()
    const zip = zipOf([
      { name: 'DCIM/IMG_1.JPG', bytes: await picture() },
      { name: 'DCIM/IMG_1.MOV', bytes: await film(newId()) },
    ])
    const id = await archives.send(ana, zip, 'phone.zip')
    expect(await archives.over(ana, id)).toMatchObject({ answers: { added: 2 }, isKept: false })
    const [still] = await archives.entriesOf(ana, id)
    await moving(ana, still?.itemId ?? '')
    expect(await archives.listOf(ana)).toHaveLength(1)
  })
  test('keeps its picture where the film is a copy of it, and the list says so', async () => {
    const ana = await archives.house.author()
    const bytes = await picture()
    const zip = zipOf([
      { name: 'DCIM/IMG_1.JPG', bytes },
      { name: 'DCIM/IMG_1.MOV', bytes },
    ])
    const id = await archives.send(ana, zip, 'phone.zip')
    await archives.over(ana, id)
    await vi.waitFor(async () => {
      const answers = await archives.answersOf(ana, id)
      expect(answers).toEqual({ 'DCIM/IMG_1.JPG': 'added', 'DCIM/IMG_1.MOV': 'here' })
    }, patiently)
    const [row] = await archives.listOf(ana)
    expect(row).toMatchObject({ kind: 'photo', motion: null })
  })
  test('is none where a film of the same name is a film by itself', async () => {
    const ana = await archives.house.author()
    const pair = newId()
    await archives.shown(ana, await archives.send(ana, await picture(), 'IMG_1.JPG', { pair }))
    await archives.shown(ana, await archives.send(ana, await film(newId(), 8), 'IMG_1.MOV', { pair }))
    expect((await archives.listOf(ana)).map(({ kind }) => kind).toSorted()).toEqual(['photo', 'video'])
  })
})

describe('V6: a picture that holds the film of its moment', () => {
  test('is one file, kept as it came, and moves', async () => {
    const ana = await archives.house.author()
    const bytes = movingPicture(await picture(), await moment())
    const id = await archives.send(ana, bytes, 'PXL_1.MP.jpg')
    expect(await archives.shown(ana, id)).toMatchObject({ kind: 'photo', state: 'ready', motion: 'ready' })
    expect(sha256(await archives.bytesOf(ana, `/api/items/${id}/original`))).toBe(sha256(bytes))
    expect((await archives.bytesOf(ana, `/api/items/${id}/motion`)).toString('latin1', 4, 8)).toBe('ftyp')
  })
  test('stays a picture where nothing of the film plays', async () => {
    const ana = await archives.house.author()
    const whole = await moment()
    const broken = Buffer.concat([whole.subarray(0, whole.indexOf('mdat') + 4), Buffer.alloc(whole.length)])
    const id = await archives.send(ana, movingPicture(await picture(), broken), 'PXL_2.MP.jpg')
    expect(await archives.shown(ana, id)).toMatchObject({ kind: 'photo', state: 'ready', motion: null })
    expect(await ana.browser.ask('GET', `/api/items/${id}/motion`)).toMatchObject({ status: 404 })
    expect(await archives.listOf(ana)).toHaveLength(1)
  })
})
