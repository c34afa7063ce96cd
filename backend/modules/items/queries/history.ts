import type { Kernel } from '../../../kernel/kernel.ts'
import { isOurs, recordedOf } from '../../../kernel/log/recorded.ts'
import { FORMER } from '../../families/reading.ts'
import type { ItemDetail } from '../contract.ts'
import type { ItemsEvent } from '../events.ts'

type What = ItemDetail['history'][number]['what']
/** What people read of each step; a favorite is its own person's. */
const WHAT: Readonly<Partial<Record<ItemsEvent['type'], What>>> = {
  ItemAdded: 'added',
  ItemDescribed: 'described',
  ItemDated: 'dated',
  PeopleTagged: 'people',
  ItemPlaced: 'placed',
  PictureTurned: 'turned',
  TranscriptWritten: 'words',
  VisibilitySet: 'visibility',
  ContributorJoined: 'joined',
  ItemBinned: 'binned',
  ItemRestored: 'restored',
}

/** What was done with an item, the newest first, by name where a member did it. */
export const historyOf = async (
  { store, keyring, membership }: Pick<Kernel, 'store' | 'keyring' | 'membership'>,
  id: string,
): Promise<ItemDetail['history']> => {
  const stored = (await store.read(`item-${id}`)).filter(isOurs)
  const events = await Promise.all(stored.map((each) => recordedOf<ItemsEvent>(keyring, each)))
  const steps = events.flatMap(({ type, metadata: { actor, at } }) => {
    const what = WHAT[type]
    return what === undefined ? [] : [{ what, actor, at }]
  })
  const accounts = steps.flatMap(({ actor }) => (actor.kind === 'account' ? [actor.id] : []))
  const names = await membership.namesOf([...new Set(accounts)])
  return steps
    .map(({ what, actor, at }) => ({ what, by: actor.kind === 'account' ? names.get(actor.id) || FORMER : '', at }))
    .toReversed()
}
