import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import { fold } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import type { Looks, Recordable } from '../../kernel/process/recordable.ts'
import { limits } from '../media/reading.ts'
import { isMoving, statusesThat } from './contract/status.ts'
import type { MessagesEvent } from './events.ts'

/** Whose a message is, its recordings, and those that stood in it when a delivery began; none once it is erased. */
type Recorded = {
  readonly authorId: string
  readonly inIt: readonly string[]
  readonly handedOver: readonly string[]
}

const recorded = fold<Recorded, MessagesEvent>(
  'message',
  { authorId: '', inIt: [], handedOver: [] },
  (recorded, { type, data }) => {
    if (type === 'MessageDrafted') return { ...recorded, authorId: data.ownerId }
    if (type === 'MediaAttached') return { ...recorded, inIt: [...recorded.inIt, data.mediaId] }
    if (type === 'MediaDetached') return { ...recorded, inIt: recorded.inIt.filter((id) => id !== data.mediaId) }
    if (type === 'DeliveryClaimed') return { ...recorded, handedOver: [...recorded.handedOver, ...recorded.inIt] }
    return type === 'MessageErased' ? { ...recorded, inIt: [], handedOver: [] } : recorded
  },
)
const recordedIn = async ({ store }: Looks, messageId: string): Promise<Recorded> =>
  (await loading(store, blindKeyring)(recorded, messageId)).state

/** A voice or a film of a message; it may come before its message is begun. */
export const recordable: Recordable = {
  purpose: 'message',
  category: 'message',
  takes: 'recording',
  mostMinutes: { voice: limits.voiceMinutes, video: limits.videoMinutes },
  storageOf: 'account',
  requireOwn: async (looks, accountId, messageId) => {
    const { authorId } = await recordedIn(looks, messageId)
    if (authorId !== '' && authorId !== accountId) throw new Refused('id-taken')
  },
  isBegun: async (looks, messageId) => (await recordedIn(looks, messageId)).authorId !== '',
  named: {
    rows: ({ id, subject, longAgo }) => sql.fragment`
      exists (select from messages.media a where a.media_id = ${id})
        or exists (select from messages.delivered_media a where a.media_id = ${id})
        or exists (select from messages.messages m where m.id = ${subject} and m.updated_at >= ${longAgo})`,
    one: async (looks, { id, ownerId, subject }) => {
      const { authorId, inIt, handedOver } = await recordedIn(looks, subject)
      return authorId === ownerId && [...inIt, ...handedOver].includes(id)
    },
  },
  // What somebody was handed is kept; the rest ends with the message.
  outlives: {
    rows: ({ ownerId, subject }) => sql.fragment`
      exists (select from messages.messages m where m.id = ${subject} and m.owner_id = ${ownerId})`,
    one: async (looks, { ownerId, subject }) => (await recordedIn(looks, subject)).authorId === ownerId,
  },
  dueAt: ({ subject }) => sql.fragment`
    (select m.due_at from messages.messages m
      where m.id = ${subject} and m.state = any(${sql.array(statusesThat(isMoving), 'text')}))`,
}
