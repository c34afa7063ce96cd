import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import type { ItemsEvent } from '../events.ts'
import { item } from '../item.ts'
import { added, at, later, one, room } from '../testing/table.ts'
import { addItem, tellItem } from './add.ts'
import { binUnpacked } from './bin.ts'
import { becomeMotion, followStill } from './motion.ts'

const given = specification(item, { by: { kind: 'system', id: 'system' }, at, dayMs: 86_400_000 })
const film: ItemsEvent = { ...added, data: { ...added.data, itemId: 'film' } }
const moving: ItemsEvent = { type: 'BecameMotion', data: { stillId: 'one' } }
const binned: ItemsEvent = { type: 'ItemBinned', data: { binnedBy: 'ana', binnedAt: later } }
const hidden: ItemsEvent = { type: 'VisibilitySet', data: { visibility: 'only_me' } }
/** The picture, after what was done with it. */
const still = (...done: readonly ItemsEvent[]) => given(added, ...done).state

describe('the film of a picture’s moment', () => {
  test('becomes that once, and never its own', () => {
    given(film)
      .when(becomeMotion({ stillId: 'one' }))
      .emits(moving)
    given(film)
      .when(becomeMotion({ stillId: 'film' }))
      .emits()
  })
  test('goes into the bin with it and out of it, and is erased when it is', () => {
    const { binnedAt } = given(film, moving)
      .when(followStill(still(binned)))
      .emits(binned)
    expect(binnedAt).toBe(later)
    given(film, moving, binned)
      .when(followStill(still()))
      .emits({ type: 'ItemRestored', data: { restoredAt: at } })
  })
  test('is seen by whoever sees it, and by nobody else', () => {
    given(film, moving)
      .when(followStill(still(hidden)))
      .emits(hidden)
    given(film, moving)
      .when(followStill(still(hidden, binned)))
      .emits(hidden, binned)
  })
  test('follows no other one, and none that is gone', () => {
    const erased: ItemsEvent = { type: 'ItemErased', data: { reason: 'binned', erasedAt: at } }
    given(film)
      .when(followStill(still(binned)))
      .emits()
    given(film, moving)
      .when(followStill(still(erased)))
      .emits()
  })
})

test('what came in an archive says which, what was told of it, and what may be its other half', () => {
  const came = { cameIn: 'archive', told: { taken: '2019-06-12T14:03:00' }, pair: 'both' }
  given()
    .when(addItem({ ...one, ...came }, room))
    .emits({ ...added, data: { ...added.data, ...came, contributorId: 'system' } })
})

test('another archive of its set tells of it once, and only where its own told nothing', () => {
  const came: ItemsEvent = { ...added, data: { ...added.data, cameIn: 'archive' } }
  const told = { taken: '2019-06-12T14:03:00' }
  const found: ItemsEvent = { type: 'ItemTold', data: { told } }
  given(came).when(tellItem({ told })).emits(found)
  given(came, found).when(tellItem({ told })).emits()
  given({ ...came, data: { ...came.data, told } })
    .when(tellItem({ told: { lat: 1, lon: 2 } }))
    .emits()
})

test('an archive whose files are all kept goes into the bin as that', () =>
  given(added)
    .when(binUnpacked())
    .emits({ type: 'ItemBinned', data: { binnedBy: 'ana', binnedAt: at, as: 'unpacked' } }))
