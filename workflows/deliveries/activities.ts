import { plus } from '../../backend/kernel/log/decider.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Handled } from '../../backend/kernel/log/handle.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recordTold } from '../../backend/modules/deliveries/decide/author.ts'
import { recordCode } from '../../backend/modules/deliveries/decide/code.ts'
import { createDelivery } from '../../backend/modules/deliveries/decide/send.ts'
import { digitsOf } from '../../backend/kernel/identity/digits.ts'
import { delivery, type Delivery } from '../../backend/modules/deliveries/delivery.ts'
import { mailboxOf } from '../../backend/modules/deliveries/mailing.ts'
import { nextStep, owedCode, type Step } from '../../backend/modules/deliveries/next.ts'
import { isOfLife, message } from '../../backend/modules/messages/reading.ts'
import { mailboxAt, recipient } from '../../backend/modules/recipients/reading.ts'
import { trySystemCommand, handleSystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { beating, sleepUntil } from '../kernel/beating.ts'
import { proofOf, tryOnce } from '../kernel/post.ts'
import type { View } from '../kernel/processLoop.ts'
import { dispatching } from './dispatch.ts'
import { isNews, toldMail } from './authorMail.ts'
import { codeMail } from './mail.ts'
import { proposing } from './propose.ts'
import { reminding } from './remind.ts'

/** A delivery's stream and what it is for: ids and a number only. */
export type About = {
  readonly stream: string
  readonly messageId: string
  readonly recipientId: string
  readonly occurrence: number
}

/** What a step's own command made of the delivery: it need not be read again. */
type After = Handled<Delivery> | undefined

/** Each step may run twice: it sleeps what is left, acts, and answers the next view. */
export const activities = (kernel: Kernel) => {
  const { load, clock, settings, system } = kernel
  const ask = trySystemCommand(kernel)
  const hand = handleSystemCommand(kernel)
  const { useAddress } = proposing(kernel)
  const { remind } = reminding(kernel)
  const { dispatch } = dispatching(kernel)

  const viewOf = (state: Delivery, revision: number): View<Step['step']> => {
    const next = nextStep(state, clock.now(), clock.dayMs)
    return { revision, status: state.status, isClosed: !next, next }
  }
  const loadDelivery = async ({ stream }: About): Promise<View<Step['step']>> => {
    const { state, revision } = await load(delivery, idOfStream(stream))
    return viewOf(state, Number(revision ?? -1))
  }

  const create = async ({ stream, messageId, recipientId, occurrence }: About): Promise<After> => {
    const [{ state: sent }, { state: person }] = await Promise.all([
      load(message, messageId),
      load(recipient, recipientId),
    ])
    const { name, consent } = person
    const { address, backupAddress } = await mailboxAt(kernel, person, clock.now())
    const { linkDays: termDays } = sent.plan ?? {}
    const linkNonce = derivedId(`link:${stream}`)
    const backup = backupAddress ? { backupAddress } : {}
    const facts = {
      messageId,
      recipientId,
      authorId: sent.ownerId,
      occurrence,
      address,
      name,
      ...backup,
      linkNonce,
      hasDeclined: consent === 'declined',
      isWrongPerson: consent === 'wrong-person',
      ...(termDays !== undefined && { termDays }),
      isOfLife: isOfLife(sent),
    }
    return hand(delivery, idOfStream(stream), createDelivery(facts), 'createDelivery')
  }

  const code = async ({ stream }: About): Promise<void> => {
    const id = idOfStream(stream)
    const { state } = await load(delivery, id)
    const owed = owedCode(state)
    if (!owed) return
    const { nonce } = owed
    const to = { name: state.name, address: mailboxOf(state) }
    const mail = codeMail(kernel, to, digitsOf(settings, id, nonce), derivedId(`code-mail:${id}:${nonce}`))
    const sent = await tryOnce(kernel, 'code', mail)
    await ask(delivery, id, recordCode({ nonce, ...proofOf(sent) }), 'recordCode', nonce)
  }

  const tell = async ({ stream }: About): Promise<void> => {
    const id = idOfStream(stream)
    const { state, revision } = await load(delivery, id)
    const [what] = state.toTell
    if (what === undefined) return
    const [author, { emailNotifications }] = await Promise.all([reachOf(kernel, state.authorId), system.now()])
    const isWanted = author.email !== '' && (!isNews(what) || (emailNotifications && author.notifications.news))
    const mailId = derivedId(`told:${id}:${what}`)
    const { outcome, smtpCode } = isWanted
      ? await tryOnce(kernel, 'told', toldMail(settings, state, { ...author, username: author.name }, what, mailId))
      : ({ outcome: 'rejected', smtpCode: 0 } as const)
    await ask(delivery, id, recordTold({ what, outcome, smtpCode }), 'recordTold', what, Number(revision))
  }

  /** The same step again means that others are at it, or that it is not its day: a minute, or an hour, of a real day. */
  const AGAIN: Readonly<Partial<Record<Step['step'], number>>> = { remind: 1 / 24 }
  const step = (name: Step['step'], act: (about: About) => Promise<After | void>) => (about: About, at: string) =>
    beating(async () => {
      await sleepUntil(at)
      const after = await act(about)
      const view = after ? viewOf(after.state, after.revision) : await loadDelivery(about)
      const { next } = view
      if (next?.step !== name || next.at > at) return view
      return {
        ...view,
        next: { ...next, at: plus(clock.now(), Math.max(1_000, (AGAIN[name] ?? 1 / 1440) * clock.dayMs)) },
      }
    })
  return {
    loadDelivery: (about: About) => beating(() => loadDelivery(about)),
    create: step('create', create),
    dispatch: step('dispatch', ({ stream }) => dispatch(idOfStream(stream))),
    code: step('code', code),
    remind: step('remind', ({ stream }) => remind(idOfStream(stream))),
    tell: step('tell', tell),
    readdress: step('readdress', ({ stream }) => useAddress(stream)),
  }
}
export type Activities = ReturnType<typeof activities>
