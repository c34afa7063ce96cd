import { setTimeout as pause } from 'node:timers/promises'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { cancelMessage } from '../../../backend/modules/messages/decide/cancel.ts'
import { pauseMessage, resumeMessage } from '../../../backend/modules/messages/decide/pause.ts'
import { respond } from '../../../backend/modules/messages/decide/respond.ts'
import { message, type Message } from '../../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../../backend/modules/messages/queries/facts.ts'
import { ownerOf } from '../../household/household.ts'
import { until } from '../../replay/shapes.ts'
import { DAY_MS, type Theatre } from '../../replay/theatre.ts'
import { begin, delivered, kept, said, SOON, type Begun, type Fate } from './fate.ts'

const ASKED = new Set<Message['status']>(['noticed', 'checked', 'claimed'])
const asked = (theatre: Theatre, { messageId }: Begun) => until(theatre, messageId, ({ status }) => ASKED.has(status))
const words = { cancelled: cancelMessage({ via: 'app' }), held: respond({ outcome: 'held', via: 'app' }) } as const

/** The author stops it, in time or not. */
const stopped =
  (as: keyof typeof words): Fate =>
  async (theatre, random) => {
    const begun = await begin(theatre, { inDays: SOON + 5 * random() })
    const { author, messageId } = begun
    await asked(theatre, begun)
    const isHeard = await said(theatre, message, messageId, words[as], ownerOf(author.id), 'message-claimed')
    if (!isHeard) return { ...begun, ...delivered(begun) }
    if (as === 'held') return { ...begun, ...kept('held', begun), told: [[author.email, 'waits for you']] }
    // Thirty days of a cancelled message are a minute here.
    return { ...begun, ...kept('erased', begun) }
  }

const paused =
  (isForLong: boolean): Fate =>
  async (theatre, random) => {
    const { house, server } = theatre
    const begun = await begin(theatre, { inDays: 8 + random() })
    const { author, messageId } = begun
    const till = plus(server.kernel.clock.now(), (isForLong ? 60 : 2) * DAY_MS)
    await house.tell(message, messageId, pauseMessage({ until: till }), ownerOf(author.id))
    if (isForLong) {
      await pause(DAY_MS)
      const people = await recipientFacts(server.kernel, author.id, begun.people)
      await house.tell(message, messageId, resumeMessage(people), ownerOf(author.id))
    }
    return { ...begun, ...delivered(begun) }
  }

/** What its author alone does with a message. */
export const alone = {
  plain: async (theatre, random) => {
    const begun = await begin(theatre, { inDays: SOON + 5 * random() })
    return { ...begun, ...delivered(begun) }
  },
  'two recipients': async (theatre) => {
    const begun = await begin(theatre, { recipients: 2 })
    return { ...begun, ...delivered(begun) }
  },
  cancelled: stopped('cancelled'),
  held: stopped('held'),
  'resumed by its author': paused(true),
  'resumed by time': paused(false),

  // A month is long here: the author brings the next date nearer each time.
  'three times': async (theatre) => {
    const begun = await begin(theatre, { rule: { every: 'month' } })
    const { author, messageId, addresses } = begun
    const again = (rule?: { readonly every: 'month' }) => {
      const dueAt = plus(theatre.server.kernel.clock.now(), SOON * DAY_MS)
      return theatre.story.reschedule(author, messageId, dueAt, rule && { rule })
    }
    await until(theatre, messageId, ({ occurrence }) => occurrence === 2)
    await again({ every: 'month' })
    await until(theatre, messageId, ({ occurrence }) => occurrence === 3)
    await again()
    return { ...begun, ...delivered(begun), links: Object.fromEntries(addresses.map((address) => [address, 3])) }
  },

  /** The author's mailbox refuses for a while. */
  stalled: async (theatre) => {
    const { post } = theatre
    const begun = await begin(theatre, { before: async ({ email }) => post.refuse(email) })
    await until(theatre, begun.messageId, ({ status }) => status === 'stalled')
    post.takeAgain(begun.author.email)
    return { ...begun, ...delivered(begun) }
  },

  /** It refuses for as long as its author had agreed to, and a contact hears that nobody reaches them. */
  waived: async (theatre) => {
    const { house, post } = theatre
    const before = async (author: Begun['author']) => {
      await house.contact(author, { address: `nora.${author.id}@hale.example` })
      post.refuse(author.email)
    }
    const begun = await begin(theatre, { preconsentDays: 30, before })
    const told = [[`nora.${begun.author.id}@hale.example`, 'We cannot reach Ana']] as const
    return { ...begun, ...delivered(begun), told }
  },
} as const satisfies Record<string, Fate>
