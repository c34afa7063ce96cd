import { sql } from '../../kernel/db.ts'
import { fold } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { Recordable } from '../../kernel/process/recordable.ts'
import { REPLY, REPLY_MINUTES } from './contract/bounds.ts'
import type { DeliveriesEvent } from './events.ts'

/** The recordings that its reader has answered with. */
const replied = fold<{ readonly mediaIds: readonly string[] }, DeliveriesEvent>(
  'delivery',
  { mediaIds: [] },
  ({ mediaIds }, { type, data }) => ({
    mediaIds: type === 'ReplySent' && data.mediaId !== undefined ? [...mediaIds, data.mediaId] : mediaIds,
  }),
)

/** A reply to a delivery; whoever has unlocked its page may record. */
export const recordable: Recordable = {
  purpose: REPLY,
  category: 'delivery',
  takes: 'recording',
  mostMinutes: { voice: REPLY_MINUTES, video: REPLY_MINUTES },
  storageOf: 'answer',
  isAwaited: () => Promise.resolve(true),
  named: {
    rows: ({ id }) => sql.fragment`exists (select from deliveries.replies r where r.media_id = ${id})`,
    one: async ({ store }, { id, subject }) =>
      (await loading(store, blindKeyring)(replied, subject)).state.mediaIds.includes(id),
  },
}
