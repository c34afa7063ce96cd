import type { Handled } from '../../backend/kernel/log/handle.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import type { Decide } from '../../backend/modules/deliveries/decide/guards.ts'
import { acceptLink, beginLink, deferLink, rejectLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { Try } from '../../backend/modules/deliveries/events.ts'
import { isGathered } from '../../backend/modules/deliveries/next.ts'
import type { alone } from '../kernel/alone.ts'
import { inTens } from '../kernel/alone.ts'
import {
  gatheredIdOf,
  goingOf,
  groupOf,
  isEarly,
  isSameLink,
  isTurn,
  isUnder,
  mailIdOf,
  triedOf,
  type Going,
} from './dueLink.ts'

type After = Handled<Delivery> | undefined
type Asked = readonly [of: typeof delivery, id: string, decision: Decide, name: string, attempt: number]

/** What mailing links reads and does. A worker may be gone between any two of these. */
export type Effects = {
  readonly now: () => string
  readonly load: (id: string) => Promise<Delivery>
  /** The author's other deliveries to this person, as far as a read table knows. */
  readonly besides: (state: Delivery) => Promise<readonly string[]>
  /** Whether this mail must not leave, by what the streams say it rests on. */
  readonly isStopped: (id: string, state: Delivery) => Promise<boolean>
  /** @returns undefined where it was refused */
  readonly ask: (...asked: Asked) => Promise<Delivery | undefined>
  readonly hand: (...asked: Asked) => Promise<After>
  /** Reads for whom and from whom it is. @throws where the read tables do not know it yet */
  readonly write: (first: Going) => Promise<(sent: readonly Leaving[], mailId: string) => Promise<Sent>>
  readonly alone: (name: string, work: () => Promise<unknown>) => ReturnType<typeof alone>
}
/** A link whose try has begun. */
export type Leaving = Going & { readonly tried: Try }

/** Mails a link, and with it all that the same death set free for the same person. */
export const gathering = (does: Effects) => {
  const { now, load, besides, isStopped, ask, hand, write, alone } = does

  const record = ({ id, tried }: Leaving, sent: Sent): Promise<After> => {
    const { outcome, ...answer } = sent
    const proof = { ...tried, smtpCode: answer.smtpCode }
    const { attempt } = tried
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      return hand(delivery, id, acceptLink({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptLink', attempt)
    if (outcome === 'rejected') return hand(delivery, id, rejectLink(proof), 'rejectLink', attempt)
    return hand(delivery, id, deferLink(proof), 'deferLink', attempt)
  }
  /** The intent stands before the mail leaves, and what it rests on is looked at once more after it. */
  const beginOne = async (going: Going, mailId: string): Promise<Leaving | undefined> => {
    const { id, state } = going
    const tried = triedOf(going, mailId)
    const begin: Decide = (now, context) => (isSameLink(now, state) ? beginLink(tried)(now, context) : [])
    const begun = await ask(delivery, id, begin, 'beginLink', tried.attempt)
    if (!begun || !isUnder(begun, tried) || (await isStopped(id, state))) return undefined
    return { ...going, tried }
  }

  const one = async (going: Going): Promise<After> => {
    const { id, state } = going
    const mailId = mailIdOf(going)
    const send = await write(going)
    if (await isStopped(id, state)) return undefined
    const leaving = await beginOne(going, mailId)
    return leaving && record(leaving, await send([leaving], mailId))
  }

  /** What one death set free for one person is one mail a day, whose acceptance is the proof of each link in it. */
  const together = async (going: Going): Promise<void> => {
    const known = await besides(going.state)
    // A read table that does not know this one yet cannot be asked again what left with it.
    const ids = known.includes(going.id) ? known : [going.id]
    const group = groupOf(going, await inTens(ids, async (id) => goingOf(id, await load(id))))
    if (isEarly(group, going, now())) return
    const free = group.filter((each) => isTurn(each, now()))
    const stopped = await inTens(free, ({ id, state }) => isStopped(id, state))
    const leaving = free.filter((_, index) => !stopped[index])
    const [first] = leaving
    if (!first) return
    if (leaving.length === 1) return void (await one(first))
    const mailId = gatheredIdOf(going, leaving)
    const send = await write(first)
    const begun = await inTens(leaving, (each) => beginOne(each, mailId))
    const sent = begun.filter((each) => each !== undefined)
    if (sent.length === 0) return
    const answer = await send(sent, mailId)
    await inTens(sent, (each) => record(each, answer))
  }

  /** @returns the delivery after it, where its mail was its own */
  const mail = async (id: string): Promise<After> => {
    const state = await load(id)
    const going = goingOf(id, state)
    if (!going) return undefined
    if (!isGathered(state)) return one(going)
    await alone(`links ${state.recipientId}`, async () => {
      const again = goingOf(id, await load(id))
      if (again) await together(again)
    })
    return undefined
  }
  return { mail }
}
