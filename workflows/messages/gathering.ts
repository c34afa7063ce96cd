import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
import type { Decide } from '../../backend/modules/messages/decide/guards.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from '../../backend/modules/messages/decide/notice.ts'
import type { Unreached } from '../../backend/modules/messages/decide/unreached.ts'
import type { Try } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import type { alone } from '../kernel/alone.ts'
import { inTens } from '../kernel/alone.ts'
import { dueOf, gatheredIdOf, groupOf, isUnder, triedOf, type Due } from './dueNotice.ts'

/** The number of a try: its round, its slot, and which one of that. */
type Numbers = readonly [round: number, slot: number, attempt: number]
type Asks<Of extends readonly unknown[]> = (
  ...asked: [...Of, id: string, decision: Decide, name: string, ...tried: Numbers]
) => Promise<Message | undefined>

/** What asking an author reads and does. A worker may be gone between any two of these. */
export type Effects = {
  readonly now: () => string
  readonly load: (id: string) => Promise<Message>
  /** How many addresses its author has. */
  readonly addressesOf: (state: Message) => Promise<number>
  /** What else an author's silence or death gave a date, as far as a read table knows. */
  readonly datedOf: (ownerId: string) => Promise<readonly string[]>
  /** @returns undefined where it was refused; `tryInTime` also while the clocks disagree */
  readonly ask: Asks<[of: typeof message]>
  readonly tryInTime: Asks<[]>
  /** The mail that asks about one message or several. */
  readonly send: (asked: readonly Asked[]) => Promise<Sent>
  /** What is known, after the try, of an author whom it did not reach. */
  readonly unreachedOf: (state: Message) => Promise<Partial<Unreached>>
  readonly alone: (name: string, work: () => Promise<unknown>) => ReturnType<typeof alone>
}
/** A check whose try has begun. */
export type Asked = { readonly state: Message; readonly tried: Try & { readonly leavesAt: string } }

/** Asks an author about a message, and with it about all that the same silence or death gave its date. */
export const gathering = (does: Effects) => {
  const { now, load, addressesOf, datedOf, ask, tryInTime, send, unreachedOf, alone } = does
  const numbersOf = ({ round, slot, attempt }: Try): Numbers => [round, slot, attempt]

  /** The intent stands before the mail leaves; undefined where it is no longer to be asked about. */
  const begin = async ({ messageId }: Message, tried: Try): Promise<Asked | undefined> => {
    const begun = await tryInTime(messageId, beginNotice(tried), 'beginNotice', ...numbersOf(tried))
    if (!begun || !isUnder(begun, tried)) return undefined
    return { state: begun, tried: { ...tried, leavesAt: now() } }
  }
  /** What the transport said of a mail, for each message that it asks about. */
  const record = async (first: Asked, asked: readonly Asked[], sent: Sent) => {
    const { outcome, ...answer } = sent
    const proofOf = ({ round, slot, attempt, mailId, addrIdx }: Try) => ({
      round,
      slot,
      attempt,
      mailId,
      ...(addrIdx !== undefined && { addrIdx }),
      smtpCode: answer.smtpCode,
    })
    if (outcome === 'accepted' && 'acceptedAt' in answer) {
      const { acceptedAt } = answer
      await inTens(asked, ({ state, tried }) => {
        const accepted = acceptNotice({ ...proofOf(tried), acceptedAt })
        return ask(message, state.messageId, accepted, 'acceptNotice', ...numbersOf(tried))
      })
      return
    }
    const [decision, name] = outcome === 'rejected' ? [rejectNotice, 'rejectNotice'] : [deferNotice, 'deferNotice']
    const unreached = await unreachedOf(first.state)
    await inTens(asked, ({ state, tried }) =>
      ask(message, state.messageId, decision({ ...proofOf(tried), ...unreached }), name, ...numbersOf(tried)),
    )
  }

  const leave = async (tries: readonly (readonly [Due, Try])[]): Promise<void> => {
    const begun = await inTens(tries, ([{ state }, tried]) => begin(state, tried))
    const asked = begun.filter((each) => each !== undefined)
    const [first] = asked
    if (first) await record(first, asked, await send(asked))
  }

  /** What one silence or death gave its date is asked about in one mail, which is the proof of each. */
  const together = async (due: Due): Promise<void> => {
    const { state, addresses } = due
    const dated = await datedOf(state.ownerId)
    // A read table that does not know this one yet cannot be asked again what left with it.
    const ids = dated.includes(state.messageId) ? dated : [state.messageId]
    const others = await inTens(ids, async (id) => dueOf(await load(id), addresses, now()))
    const group = groupOf(due, others, now())
    if (!group.some((each) => each.state.messageId === state.messageId)) return
    if (group.length === 1) return leave([[due, triedOf(due)]])
    const mailId = gatheredIdOf(due, group)
    await leave(group.map((each) => [each, { ...triedOf(each), mailId }]))
  }

  /** @returns what may be looked at now; undefined where somebody else is at it */
  const notice = async (messageId: string): Promise<Message | undefined> => {
    const state = await load(messageId)
    const addresses = await addressesOf(state)
    const due = dueOf(state, addresses, now())
    // Another one's mail has asked about it by now.
    if (!due) return isOfLife(state) ? state : undefined
    if (!isOfLife(state)) {
      await leave([[due, triedOf(due)]])
      return state
    }
    const isDone = await alone(`checks ${state.ownerId}`, async () => {
      const again = dueOf(await load(messageId), addresses, now())
      if (again) await together(again)
    })
    return isDone ? state : undefined
  }
  return { notice }
}
