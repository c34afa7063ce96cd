// Through: media, items, accounts
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { MOST_ENTRIES } from '../../backend/modules/archives/contract.ts'
import { LIMITS } from '../../backend/modules/billing/contract.ts'
import { familiesIn } from '../../backend/modules/families/testing/house.ts'
import { cancelMedia, startMedia } from '../../backend/modules/media/decide.ts'
import { media } from '../../backend/modules/media/media.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { idsOf } from './activities.ts'
import { sha256, startArchives, type Archives } from './testing/archives.ts'
import { picture } from './testing/pictures.ts'
import { zipOf, type Packed } from './testing/zips.ts'

let archives: Archives
beforeAll(async () => {
  archives = await startArchives()
})
afterAll(() => archives.stop())

test('each file of a zip has an answer of its own, and what only the zip has keeps it', async () => {
  const ana = await archives.house.author()
  const [good, broken] = [await picture(), await picture()]
  const files: readonly Packed[] = [
    { name: 'DCIM/good.jpg', bytes: good },
    { name: 'DCIM/broken.jpg', bytes: broken, said: { crc: 7 } },
    { name: 'DCIM/locked.jpg', bytes: broken, isEncrypted: true },
    { name: 'DCIM/../../up.jpg', bytes: broken },
    { name: 'DCIM/more.zip', bytes: zipOf([{ name: 'in.jpg', bytes: broken }]) },
    { name: 'DCIM/empty.jpg' },
    { name: 'DCIM/.DS_Store', bytes: 'x' },
    { name: 'DCIM/note.txt', bytes: 'Dear Ruth', isDeflated: true },
    { name: 'DCIM/torn.jpg', bytes: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(900, 1)]) },
  ]
  const id = await archives.send(ana, zipOf(files), 'phone.zip')
  expect(await archives.over(ana, id)).toMatchObject({ state: 'settled', isKept: true, entries: 9 })
  expect(await archives.answersOf(ana, id)).toEqual({
    'DCIM/good.jpg': 'added',
    'DCIM/broken.jpg': 'broken',
    'DCIM/locked.jpg': 'encrypted',
    'DCIM/../../up.jpg': 'name',
    'DCIM/more.zip': 'archive',
    'DCIM/empty.jpg': 'empty',
    'DCIM/.DS_Store': 'system',
    'DCIM/note.txt': 'added',
    'DCIM/torn.jpg': 'added',
  })
  await vi.waitFor(async () => {
    const names = (await archives.listOf(ana)).map(({ kind, state }) => `${kind} ${state}`)
    // The zip, a picture, a paper, and what nothing can be seen of.
    expect(names.toSorted()).toEqual(['document ready', 'document ready', 'photo ready', 'photo setAside'])
  }, patiently)
  // Nothing of what was given up is left anywhere.
  const { blobs, keys } = archives.server.kernel
  const { itemId, mediaId } = idsOf(id, 1)
  expect(await blobs.list(`staging/${mediaId}/`)).toEqual([])
  expect(await keys.isThere(`item-${itemId}`)).toBe(false)
})

test('nothing of a zip bomb is kept: it stays a file, and says why it was not read', async () => {
  const ana = await archives.house.author()
  const bomb = { name: 'a.jpg', bytes: Buffer.alloc(40 * 2 ** 20), isDeflated: true }
  const id = await archives.send(ana, zipOf([bomb]), 'phone.zip')
  expect(await archives.over(ana, id)).toMatchObject({ state: 'stopped', stop: 'bomb', answers: {} })
  expect(await archives.listOf(ana)).toMatchObject([{ id, kind: 'document', state: 'ready' }])
})

test('nothing of a zip of more files than are read is kept, and it says so', async () => {
  const ana = await archives.house.author()
  const zip = zipOf([{ name: 'a.jpg', bytes: await picture() }], { isZip64: true })
  // The record before the end says how many there are.
  zip.writeBigUInt64LE(BigInt(MOST_ENTRIES + 1), zip.lastIndexOf(Buffer.from('PK\u0006\u0006')) + 32)
  const id = await archives.send(ana, zip, 'phone.zip')
  expect(await archives.over(ana, id)).toMatchObject({ state: 'stopped', stop: 'too-many', answers: {} })
  expect(await archives.listOf(ana)).toMatchObject([{ id, kind: 'document' }])
})

test('an ordinary zip stays a document', async () => {
  const ana = await archives.house.author()
  const zip = zipOf([
    { name: 'a.txt', bytes: 'Dear Ruth' },
    { name: 'b.csv', bytes: '1,2' },
  ])
  const id = await archives.send(ana, zip, 'papers.zip')
  await archives.shown(ana, id)
  const handle = archives.client.workflow.getHandle(`archive-${id}.read`)
  await vi.waitFor(async () => expect(await handle.result()).toBe('new'), patiently)
  expect(await archives.rowOf(ana, id)).toMatchObject({ status: 404 })
  expect(sha256(await archives.bytesOf(ana, `/api/items/${id}/original`))).toBe(sha256(zip))
})

test('what has no room says so, and comes in once there is some', async () => {
  const ana = await archives.house.author()
  const { tell } = archives.house
  const [large, mediaId] = [newId(), newId()]
  const { storageGb } = LIMITS.complete_legacy
  const bytes = storageGb * 2 ** 30 - 60_000
  const start = { messageId: large, purpose: 'item', category: 'item', takes: 'anything', type: 'video/mp4' } as const
  await tell(
    media,
    mediaId,
    startMedia({ ...start, bytes, largestMb: storageGb * 1_024, familyId: ana.id }),
    ownerOf(ana.id),
  )
  const added = { itemId: large, mediaId, name: 'large.mp4' }
  expect(await ana.browser.ask('POST', '/api/items', added)).toMatchObject({ status: 201 })
  const [small, other] = [await picture(), Buffer.concat([await picture(), Buffer.alloc(90_000)])]
  const zip = zipOf([
    { name: 'a.jpg', bytes: small },
    { name: 'b.jpg', bytes: other, isDeflated: true },
  ])
  const id = await archives.send(ana, zip, 'phone.zip')
  expect(await archives.over(ana, id)).toMatchObject({ answers: { added: 1, 'no-room': 1 }, isKept: true })
  await tell(media, mediaId, cancelMedia(), ownerOf(ana.id))
  const space = () => ana.browser.ask('GET', '/api/items/space')
  const used = async () => ((await space()).json as { readonly bytes: number }).bytes
  await vi.waitFor(async () => expect(await used()).toBeLessThan(1_000_000), patiently)
  const again = await ana.browser.ask('POST', `/api/archives/${id}/again`, {})
  expect(again).toMatchObject({ status: 200 })
  await vi.waitFor(async () => {
    expect((await archives.rowOf(ana, id)).json).toMatchObject({ answers: { added: 2 }, isKept: false })
  }, patiently)
})

test('what somebody may add no more is read no further', async () => {
  const { house, server } = archives
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const zip = zipOf([{ name: 'a.jpg', bytes: await picture() }])
  let id = ''
  await archives.whileDown(async () => {
    id = await archives.send(ben, zip, 'phone.zip')
    await ana.browser.ask('DELETE', `/api/family/members/${ben.id}`, {})
  })
  expect(await archives.over(ana, id)).toMatchObject({ state: 'stopped', stop: 'forbidden', answers: {} })
})

test('what somebody keeps to themselves comes in so, and nobody else sees the list', async () => {
  const { house, server } = archives
  const ana = await house.author()
  const ben = await familiesIn(server.kernel, house).member(ana, 'contributor')
  const zip = zipOf([{ name: 'a.jpg', bytes: await picture() }])
  const id = await archives.send(ben, zip, 'phone.zip', { visibility: 'only_me' })
  expect(await archives.over(ben, id)).toMatchObject({ answers: { added: 1 } })
  expect(await archives.rowOf(ana, id)).toMatchObject({ status: 404 })
  expect(await archives.listOf(ben)).toMatchObject([{ visibility: 'only_me' }])
  expect(await archives.listOf(ana)).toEqual([])
})
