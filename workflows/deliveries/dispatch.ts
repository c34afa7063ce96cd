import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Handled } from '../../backend/kernel/log/handle.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { acceptLink, beginLink, deferLink, rejectLink } from '../../backend/modules/deliveries/decide/send.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import type { Try } from '../../backend/modules/deliveries/events.ts'
import { isGathered } from '../../backend/modules/deliveries/next.ts'
import { besides, dueOnOf, recipientOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { alone, inTens } from '../kernel/alone.ts'
import { asking, handing } from '../kernel/ask.ts'
import { tryOnce } from '../kernel/post.ts'
import { linkMail, linksMail } from './mail.ts'
import { standing } from './standing.ts'

/** A link that is to be mailed, and which try that is. */
type Going = {
  readonly id: string
  readonly state: Delivery
  readonly attempt: number
  readonly addrIdx: number
  /** Of a try whose answer was lost: it is the same try, with the same mail and the same link. */
  readonly lostId: string
}

const goingOf = (id: string, state: Delivery): Going | undefined => {
  const { status, link, attempts } = state
  if (status !== 'queued' && status !== 'bounced') return undefined
  const isLost = link?.state === 'attempted'
  return {
    id,
    state,
    attempt: isLost ? link.attempt : attempts + 1,
    addrIdx: (isLost ? link.addrIdx : link?.nextAddrIdx) ?? 0,
    lostId: isLost ? link.mailId : '',
  }
}
const mailboxIn = ({ state, addrIdx }: Going): string => (addrIdx > 0 ? state.backupAddress : state.address)

/** One link alone. */
const mailIdOf = ({ id, state, addrIdx, lostId }: Going): string => {
  // Mailed once more it is another mail, or a mailbox would take it for the one it has.
  const again = state.resentAt.length > 0 ? `:again-${state.resentAt.length}` : ''
  return lostId || derivedId(`link-mail:${id}:${state.linkNonce}${addrIdx > 0 ? `:${addrIdx}` : ''}${again}`)
}
const triedOf = (going: Going, mailId: string): Try => {
  const { state, attempt, addrIdx } = going
  const { messageId, recipientId } = state
  return { messageId, recipientId, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
}

/** The mail with a link: its tries and their proof. */
export const dispatching = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = asking(kernel)
  const hand = handing(kernel)
  const { isStopped } = standing(kernel)

  const record = ({ id }: Pick<Going, 'id'>, tried: Try, sent: Sent): Promise<Handled<Delivery> | undefined> => {
    const { outcome, ...answer } = sent
    const proof = { ...tried, smtpCode: answer.smtpCode }
    const { attempt } = tried
    if (outcome === 'accepted' && 'acceptedAt' in answer)
      return hand(delivery, id, acceptLink({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptLink', attempt)
    if (outcome === 'rejected') return hand(delivery, id, rejectLink(proof), 'rejectLink', attempt)
    return hand(delivery, id, deferLink(proof), 'deferLink', attempt)
  }

  const one = async (going: Going): Promise<Handled<Delivery> | undefined> => {
    const { id, state, attempt } = going
    const [sender, reader, dueOn] = await Promise.all([
      senderOf(kernel, state.messageId),
      recipientOf(kernel, state.recipientId),
      dueOnOf(kernel, state),
    ])
    if (!sender) throw new Error('The read tables do not have this message yet')
    if (await isStopped(id, state)) return undefined
    const tried = triedOf(going, mailIdOf(going))
    if (!(await ask(delivery, id, beginLink(tried), 'beginLink', attempt))) return undefined
    const from = fromOf(sender.senderName, reader)
    const { isOfLife, recordedAt } = sender
    const { sentence: standing } = await kernel.aboutAuthor(state.authorId, isOfLife)
    const why = { madeAt: recordedAt, dueOn, isOfLife, standing }
    const mail = linkMail(kernel, id, { ...state, address: mailboxIn(going) }, from, { ...tried, ...why })
    if (await isStopped(id, state)) return undefined
    return record(going, tried, await tryOnce(kernel, 'link', mail))
  }

  /** What leaves in one mail with this one, in an order that stays; of a lost try, what it was mailed with. */
  const groupOf = async (going: Going): Promise<readonly Going[]> => {
    const ids = new Set([going.id, ...(await besides(kernel, going.state))])
    const all = await inTens([...ids], async (id) => goingOf(id, (await load(delivery, id)).state))
    return all
      .filter((each) => each !== undefined)
      .filter(({ state, lostId }) => isGathered(state) && lostId === going.lostId)
      .filter((each) => mailboxIn(each) === mailboxIn(going) && each.addrIdx === going.addrIdx)
      .toSorted((a, b) => a.id.localeCompare(b.id))
  }
  /** A mail that was put off is tried again once all that were in it may be. */
  const isEarly = (group: readonly Going[], { state }: Going): boolean =>
    group.some(
      ({ state: { link } }) =>
        link?.mailId === state.link?.mailId && link?.state === 'deferred' && link.at > clock.now(),
    )
  const isTurn = ({ state: { link } }: Going): boolean =>
    !link?.at || link.state === 'attempted' || link.at <= clock.now()

  /** What one death set free for one person is one mail a day, whose acceptance is the proof of each link in it. */
  const together = async (going: Going): Promise<void> => {
    const group = await groupOf(going)
    if (isEarly(group, going)) return
    const free = group.filter(isTurn)
    const stopped = await inTens(free, ({ id, state }) => isStopped(id, state))
    const leaving = free.filter((_, index) => !stopped[index])
    const [first] = leaving
    if (!first) return
    if (leaving.length === 1) return void (await one(first))
    const [sender, reader] = await Promise.all([
      senderOf(kernel, going.state.messageId),
      recipientOf(kernel, going.state.recipientId),
    ])
    if (!sender) throw new Error('The read tables do not have this message yet')
    const mailId = going.lostId || derivedId(`links:${mailIdOf(first)}`)
    const begun = await inTens(leaving, async (each) => {
      const tried = triedOf(each, mailId)
      const isBegun = await ask(delivery, each.id, beginLink(tried), 'beginLink', tried.attempt)
      return isBegun && !(await isStopped(each.id, each.state)) ? { ...each, tried } : undefined
    })
    const sent = begun.filter((each) => each !== undefined)
    if (sent.length === 0) return
    const mail = linksMail(kernel, sent, fromOf(sender.senderName, reader), { to: mailboxIn(first), mailId })
    const answer = await tryOnce(kernel, 'link', mail)
    await inTens(sent, (each) => record(each, each.tried, answer))
  }

  const dispatch = async (id: string): Promise<Handled<Delivery> | undefined> => {
    const { state } = await load(delivery, id)
    const going = goingOf(id, state)
    if (!going) return undefined
    if (!isGathered(state)) return one(going)
    await alone(kernel, `links ${state.recipientId}`, async () => {
      const now = goingOf(id, (await load(delivery, id)).state)
      if (now) await together(now)
    })
    return undefined
  }
  return { dispatch }
}
