import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import { fold } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { Looks, Recordable } from '../../kernel/process/recordable.ts'
import { ITEM } from './contract/bounds.ts'
import type { ItemsEvent } from './events.ts'

/** @number minutes of an item's sound. A tape of any kind in one piece. */
const VOICE_MINUTES = 4 * 60
/** @number minutes of an item's film */
const VIDEO_MINUTES = 2 * 60

/** Whose an item is, and the file of it; nothing opens it. */
type Filed = {
  readonly status: 'new' | 'kept' | 'erased'
  readonly familyId: string
  readonly contributorId: string
  readonly mediaId: string
}

const filed = fold<Filed, ItemsEvent>(
  'item',
  { status: 'new', familyId: '', contributorId: '', mediaId: '' },
  (filed, { type, data }) => {
    if (type === 'ItemAdded') {
      const { familyId, contributorId, mediaId = '' } = data
      return { status: 'kept', familyId, contributorId, mediaId }
    }
    return type === 'ItemErased' ? { ...filed, status: 'erased', mediaId: '' } : filed
  },
)
const filedAs = async ({ store }: Pick<Looks, 'store'>, itemId: string): Promise<Filed> =>
  (await loading(store, blindKeyring)(filed, itemId)).state

/** The file of an item, of any kind; it comes before its item is added. */
export const recordable: Recordable = {
  purpose: ITEM,
  category: 'item',
  takes: 'anything',
  mostMinutes: { voice: VOICE_MINUTES, video: VIDEO_MINUTES },
  storageOf: 'family',
  isFamilys: true,
  requireOwn: async (looks, accountId, itemId, familyId) => {
    const { status, contributorId, ...item } = await filedAs(looks, itemId)
    if (status === 'new') return
    if (status === 'erased' || contributorId !== accountId || item.familyId !== familyId) throw new Refused('id-taken')
  },
  isBegun: async (looks, itemId) => (await filedAs(looks, itemId)).status === 'kept',
  named: {
    rows: ({ id }) =>
      sql.fragment`exists (select from items.items i where i.media_id = ${id} and i.family_id is not null)`,
    one: async (looks, { id, subject }) => (await filedAs(looks, subject)).mediaId === id,
  },
  // It is the family's, whoever sent it: it ends with its item.
  outlives: {
    rows: ({ id }) =>
      sql.fragment`exists (select from items.items i where i.media_id = ${id} and i.family_id is not null)`,
    one: async (looks, { id, subject }) => (await filedAs(looks, subject)).mediaId === id,
  },
}
