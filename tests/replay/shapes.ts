import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { cancelMessage } from '../../backend/modules/messages/decide/cancel.ts'
import { pauseMessage } from '../../backend/modules/messages/decide/pause.ts'
import { recallMessage } from '../../backend/modules/messages/decide/recall.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { vi } from 'vitest'
import { ownerOf, type Author } from '../household/household.ts'
import { resetTo } from './reset.ts'
import { DAY_MS, type Theatre } from './theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

/** What a shape leaves behind: the message, how its workflow is expected to end, and an event that tells it apart. */
export type Ended = {
  readonly author: Author
  readonly messageId: string
  readonly status: Message['status']
  readonly event?: MessagesEvent['type']
}

const SOON = 3.6

/** The message, once it is so. */
export const until = ({ server }: Theatre, id: string, isSo: (state: Message) => boolean) =>
  vi.waitFor(async () => {
    const { state } = await server.kernel.load(message, id)
    if (!isSo(state)) throw new Error(`The message is ${state.status}`)
    return state
  }, patiently)
const signed = (theatre: Theatre, id: string) => theatre.client.workflow.getHandle(`message-${id}`)

type Wishes = {
  readonly mailbox?: string
  readonly recipients?: number
  readonly names?: string
  readonly inDays?: number
} & Pick<Parameters<Theatre['story']['reschedule']>[3] & object, 'answerRule' | 'rule' | 'preconsentDays'>

const begin = async (
  theatre: Theatre,
  { mailbox = 'ana', recipients = 1, names = 'ben', inDays = SOON, ...plan }: Wishes = {},
) => {
  const { house, story } = theatre
  const author = await house.author({ username: mailbox })
  const address = (index: number) => `${names}.${index}.${author.id}@hale.example`
  const people = await Promise.all(
    Array.from({ length: recipients }, (_, index) => house.person(author, { address: address(index) })),
  )
  const messageId = await story.scheduled(author, { people, inDays, ...plan })
  return { author, messageId }
}
const cancel = ({ house }: Theatre, { author, messageId }: Pick<Ended, 'author' | 'messageId'>) =>
  house.tell(message, messageId, cancelMessage({ via: 'app' }), ownerOf(author.id))

/** Ways a message may go, each lived through on real parts. */
export const shapes: Readonly<Record<string, (theatre: Theatre) => Promise<Ended>>> = {
  delivered: async (theatre) => ({ ...(await begin(theatre)), status: 'delivered' }),

  'two-recipients': async (theatre) => ({ ...(await begin(theatre, { recipients: 2 })), status: 'delivered' }),

  cancelled: async (theatre) => {
    const begun = await begin(theatre)
    // Only once it waits: cancelled before, it would not have begun.
    await vi.waitFor(() => signed(theatre, begun.messageId).query('view'), patiently)
    await cancel(theatre, begun)
    return { ...begun, status: 'erased' }
  },

  'answered-cancelled': async (theatre) => {
    const begun = await begin(theatre)
    const { author, messageId } = begun
    await until(theatre, messageId, ({ status }) => status === 'noticed')
    const answer = respond({ outcome: 'held', via: 'app' })
    await theatre.house.tell(message, messageId, answer, ownerOf(author.id))
    await cancel(theatre, begun)
    return { ...begun, status: 'erased', event: 'MessageHeld' }
  },

  // The author of a day of their own says at both checks that it shall be sent: nothing of it changes.
  'confirmed-twice': async (theatre) => {
    const begun = await begin(theatre)
    const { author, messageId } = begun
    for (const check of ['noticed', 'checked']) {
      await until(theatre, messageId, ({ status }) => status === check)
      const answer = respond({ outcome: 'confirmed', via: 'mail', round: 1 })
      await theatre.house.tell(message, messageId, answer, ownerOf(author.id))
    }
    return { ...begun, status: 'delivered', event: 'AuthorResponded' }
  },

  'notice-deferred': async (theatre) => ({
    ...(await begin(theatre, { mailbox: 'deferred' })),
    status: 'delivered',
    event: 'NoticeDeferred',
  }),

  'notice-refused': async (theatre) => ({
    ...(await begin(theatre, { mailbox: 'refused' })),
    status: 'delivered',
    event: 'NoticeRejected',
  }),

  // Day by day for two weeks, then week by week: for as long as its author had agreed to.
  'stalled-waived': async (theatre) => ({
    ...(await begin(theatre, { mailbox: 'gone', preconsentDays: 30 })),
    status: 'delivered',
    event: 'NoticeWaived',
  }),

  'link-refused': async (theatre) => ({ ...(await begin(theatre, { names: 'gone' })), status: 'undeliverable' }),

  'thirty-signals': async (theatre) => {
    const begun = await begin(theatre)
    const { messageId } = begun
    await until(theatre, messageId, ({ status }) => status === 'noticed')
    const handle = signed(theatre, messageId)
    for (let revision = -5; revision < 25; revision += 1) await handle.signal('changed', revision)
    return { ...begun, status: 'delivered' }
  },

  rescheduled: async (theatre) => {
    const begun = await begin(theatre)
    const { author, messageId } = begun
    await until(theatre, messageId, ({ status }) => status === 'noticed')
    const later = plus(theatre.server.kernel.clock.now(), 3 * DAY_MS)
    await theatre.story.reschedule(author, messageId, later)
    return { ...begun, status: 'delivered' }
  },

  'worker-swapped': async (theatre) => {
    const begun = await begin(theatre)
    await until(theatre, begun.messageId, ({ status }) => status === 'noticed')
    await theatre.swapWorker()
    return { ...begun, status: 'delivered' }
  },

  // An operator sets it back to its very first task.
  reset: async (theatre) => {
    const begun = await begin(theatre)
    await until(theatre, begun.messageId, ({ status }) => status === 'noticed')
    await resetTo(theatre.client, `message-${begun.messageId}`, () => 0)
    return { ...begun, status: 'delivered' }
  },

  'taken-back': async (theatre) => {
    const begun = await begin(theatre)
    const { author, messageId } = begun
    await until(theatre, messageId, ({ claim }) => claim !== undefined)
    await theatre.house.tell(message, messageId, recallMessage({ links: [] }), ownerOf(author.id))
    return { ...begun, status: 'recalled', event: 'DeliveryRecalled' }
  },

  paused: async (theatre) => {
    const begun = await begin(theatre, { inDays: 5 })
    const { author, messageId } = begun
    await vi.waitFor(() => signed(theatre, messageId).query('view'), patiently)
    const resumedAt = plus(theatre.server.kernel.clock.now(), DAY_MS)
    await theatre.house.tell(message, messageId, pauseMessage({ until: resumedAt }), ownerOf(author.id))
    await until(theatre, messageId, ({ status }) => status !== 'paused')
    await cancel(theatre, begun)
    return { ...begun, status: 'erased', event: 'MessageResumed' }
  },

  'short-plan': async (theatre) => ({
    ...(await begin(theatre, { inDays: 1.2, answerRule: 'always' })),
    status: 'delivered',
  }),

  // The next one is a year away: nobody waits for it.
  recurring: async (theatre) => {
    const begun = await begin(theatre, { rule: { every: 'year' } })
    await until(theatre, begun.messageId, ({ occurrence }) => occurrence === 2)
    await cancel(theatre, begun)
    return { ...begun, status: 'cancelled', event: 'OccurrenceDelivered' }
  },

  // Its recording is gone on the day, and a day later; the letter is sent without it.
  'recording-lost': async (theatre) => {
    const { house, story, server } = theatre
    const author = await house.author()
    const people = [await house.person(author)]
    const messageId = newId()
    await story.draft(author, { messageId, people })
    const mediaIds = [await house.recording(author, messageId)]
    await story.scheduled(author, { messageId, people, mediaIds, inDays: SOON })
    await server.kernel.blobs.remove([`media/${mediaIds[0]}/original`])
    return { author, messageId, status: 'delivered', event: 'ContentDamaged' }
  },
}
