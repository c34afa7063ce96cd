// Through: items, media
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { addItem } from '../../backend/modules/items/decide/add.ts'
import { binItem, eraseItem } from '../../backend/modules/items/decide/bin.ts'
import { item } from '../../backend/modules/items/item.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { abandonMedia, startMedia } from '../../backend/modules/media/decide.ts'
import { blobFolder, media } from '../../backend/modules/media/reading.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { processing } from '../kernel/process.ts'
import { erasingItems } from './erase.ts'
import { itemProcess } from './process.ts'
import { sweepingVault } from './sweep.ts'
import type { sweepVault } from './sweepWorkflow.ts'

let server: TestServer
let temporal: WorkflowClient
let house: Household
let items: ReturnType<typeof itemsIn>
let ana: Author
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, temporal, stop } = await startWorkers({
    reactors: () => ({}),
    activities: (kernel) => ({ media: sweepingVault(kernel) }),
  }))
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
  ana = await house.author()
})
afterAll(() => stop())

const daysAgo = (days: number) => plus(server.kernel.clock.now(), -days * server.kernel.clock.dayMs)
const typesOf = async (id: string) => (await server.kernel.store.read(`item-${id}`)).map(({ type }) => type)
const partsOf = async (mediaId: string) => (await server.kernel.blobs.list(`staging/${mediaId}/`)).length
/** How many blobs there are of its file, and whether its key is there. */
const keptOf = async (id: string, mediaId: string) => [
  (await server.kernel.blobs.list(blobFolder(mediaId))).length,
  await server.kernel.keys.isThere(`item-${id}`),
]
const sweep = async () => {
  const run = { taskQueue: 'media', workflowId: `vault-sweep-${newId()}` }
  expect(await temporal.execute<typeof sweepVault>('sweepVault', run)).toBe(0)
}

/** An item that was added so long ago, with a file of this id or with words alone. */
const added = async (days: number, mediaId?: string): Promise<string> => {
  const itemId = newId()
  const one = { itemId, name: '', title: '', text: mediaId ? '' : 'It was hot.', visibility: 'family' } as const
  const room = { familyId: ana.id, n: 0, usedBytes: 0, mostBytes: 1, plan: null, hasAbout: true }
  const command = addItem({ ...one, ...(mediaId && { mediaId }) }, room)
  await house.tell(item, itemId, command, ownerOf(ana.id), daysAgo(days))
  return itemId
}
const binned = async (id: string, days: number) =>
  house.tell(item, id, binItem({ role: 'owner' }), ownerOf(ana.id), daysAgo(days))
const begun = (id: string, mediaId: string) => {
  const start = { messageId: id, purpose: 'item', category: 'item', takes: 'anything', type: 'image/jpeg' } as const
  return house.tell(media, mediaId, startMedia({ ...start, familyId: ana.id }), ownerOf(ana.id))
}
/** What a request brings of a file. */
const part = (id: string, mediaId: string) =>
  sealedBlobs(server.kernel).put(`staging/${mediaId}/${'0'.repeat(15)}-4`, `item-${id}`, [Buffer.from('part')], 4)

describe('a sweep', () => {
  test('erases what was in the bin for thirty days, with its file and its key, and nothing younger', async () => {
    const [mediaId, other] = [newId(), newId()]
    const [old, young] = [await added(40, mediaId), await added(40, other)]
    for (const [id, file] of [
      [old, mediaId],
      [young, other],
    ] as const) {
      await items.store(ana, id, file)
      await items.render(id, file)
    }
    await binned(old, 31)
    await binned(young, 29)
    expect(await keptOf(old, mediaId)).toEqual([2, true])
    for (const _ of ['once', 'and again']) await sweep()
    expect(await typesOf(old)).toEqual(['ItemAdded', 'ItemBinned', 'ItemErased'])
    expect(await keptOf(old, mediaId)).toEqual([0, false])
    expect(await typesOf(young)).toEqual(['ItemAdded', 'ItemBinned'])
    expect(await keptOf(young, other)).toEqual([2, true])
  })

  test('erases an item whose file did not come, and none whose file came or is on its way', async () => {
    const [late, coming, came] = [newId(), newId(), newId()]
    const never = await added(9, newId())
    const waits = await added(7, newId())
    const givenUp = await added(9, late)
    await begun(givenUp, late)
    await house.tell(media, late, abandonMedia())
    const onItsWay = await added(9, coming)
    await begun(onItsWay, coming)
    const whole = await added(9, came)
    await items.store(ana, whole, came)
    // It says that the file of another is its own.
    const theirs = await items.photo(await house.author())
    const named = await added(9, theirs.mediaId)
    const written = await added(9)
    await sweep()
    for (const id of [never, givenUp, named])
      expect([await typesOf(id), await server.kernel.keys.isThere(`item-${id}`)]).toEqual([
        ['ItemAdded', 'ItemErased'],
        false,
      ])
    for (const id of [waits, onItsWay, whole, written, theirs.id])
      expect([id, await typesOf(id)]).toEqual([id, ['ItemAdded']])
    expect(await keptOf(theirs.id, theirs.mediaId)).toEqual([2, true])
  })

  test('removes what came of an upload when its item was erased already, and the key that it made anew', async () => {
    const { id, mediaId } = await items.photo(ana)
    await erasingItems(server.kernel).erase(id, { reason: 'family_ended' })
    await part(id, mediaId)
    expect([await partsOf(mediaId), await server.kernel.keys.isThere(`item-${id}`)]).toEqual([1, true])
    await sweep()
    expect([await partsOf(mediaId), await server.kernel.keys.isThere(`item-${id}`)]).toEqual([0, false])
  })

  test('leaves what is still read, and what an upload that begins again has just brought', async () => {
    const [mediaId, again] = [newId(), newId()]
    const [id, other] = [await added(0, mediaId), await added(0, again)]
    await begun(id, mediaId)
    await begun(other, again)
    await house.tell(media, again, abandonMedia())
    for (const [of, file] of [
      [id, mediaId],
      [other, again],
    ] as const)
      await part(of, file)
    await sweep()
    expect([await partsOf(mediaId), await partsOf(again)]).toEqual([1, 1])
  })
})

/** A process that is killed before its nth effect: nothing of it happens from there on. */
const killedAt = (n: number): Kernel => {
  let left = n
  const live = () => {
    if (left === 0) throw new Error('killed')
    left -= 1
  }
  const { kernel } = server
  const { blobs, keys } = kernel
  const handle: Kernel['handle'] = async (...command) => {
    live()
    return kernel.handle(...command)
  }
  const removeAll = async (prefix: string) => {
    live()
    await blobs.removeAll(prefix)
  }
  const erase = async (thing: string) => {
    live()
    await keys.erase(thing)
  }
  return { ...kernel, handle, blobs: { ...blobs, removeAll }, keys: { ...keys, erase } }
}

test('a kill before any step of an erasing leaves what the next try ends, and the key goes last', async () => {
  const { loadPart, doStep } = processing(server.kernel, [itemProcess])
  // Two events, two folders, and the key: by its file, which nothing else is left to open, and by itself.
  const effects = 6
  for (let n = 0; n <= effects; n += 1) {
    const { id, mediaId } = await items.photo(ana)
    const ended = await erasingItems(killedAt(n))
      .erase(id, { reason: 'member_gone' })
      .then(() => 'done', String)
    expect([n, ended]).toEqual([n, n < effects ? 'Error: killed' : 'done'])
    const [blobs, hasKey] = await keptOf(id, mediaId)
    const isErased = (await typesOf(id)).includes('ItemErased')
    expect([n, isErased, hasKey, hasKey || blobs === 0]).toEqual([n, n > 0, n < 5, true])

    // Once the event stands, what follows from it goes on; before it, whoever wanted it does.
    const of = { stream: `item-${id}`, part: '' }
    const { next } = await loadPart(of)
    expect(next?.step).toBe(isErased && hasKey ? 'destroy' : undefined)
    if (next) await doStep(of, next)
    if (n === 0) await erasingItems(server.kernel).erase(id, { reason: 'member_gone' })
    expect(await typesOf(id)).toEqual(['ItemAdded', 'ItemErased'])
    expect(await keptOf(id, mediaId)).toEqual([0, false])
    expect((await server.kernel.load(media, mediaId)).state.status).toBe('erased')
  }
})

test('what was erased already is no more to be erased by another reason', async () => {
  const id = await added(0)
  await house.tell(item, id, eraseItem({ reason: 'family_ended' }))
  await erasingItems(server.kernel).erase(id, { reason: 'member_gone' })
  expect(await typesOf(id)).toEqual(['ItemAdded', 'ItemErased'])
  expect(await server.kernel.keys.isThere(`item-${id}`)).toBe(false)
})
