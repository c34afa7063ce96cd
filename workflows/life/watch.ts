import { countingSign, lastSignedIn } from '../../backend/kernel/identity/signs.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { answerableSince } from '../../backend/kernel/process/heartbeat.ts'
import { closedSince } from '../../backend/kernel/process/restored.ts'
import type { Tries } from '../../backend/kernel/log/tries.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { acceptCheckIn, beginCheckIn, deferCheckIn, rejectCheckIn } from '../../backend/modules/life/decide/checkIn.ts'
import { resumeLife } from '../../backend/modules/life/decide/pause.ts'
import { presume } from '../../backend/modules/life/decide/presume.ts'
import { recordSign } from '../../backend/modules/life/decide/sign.ts'
import type { CheckIn } from '../../backend/modules/life/events.ts'
import { life, type Life } from '../../backend/modules/life/life.ts'
import { askDue, expectedAt, isAnswerable, nextStep, type Step } from '../../backend/modules/life/next.ts'
import { takenOf } from '../../backend/modules/life/questions.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { stateOf } from '../../backend/modules/life/state.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { beating } from '../kernel/beating.ts'
import { tryOnce } from '../kernel/post.ts'
import { stepping } from '../kernel/stepping.ts'
import type { View } from '../kernel/processLoop.ts'
import { timedBy } from '../kernel/timed.ts'
import { objecting } from './objecting.ts'
import { questionMail } from './questionMail.ts'

/** A try whose answer was lost, or that was put off, is the same mail with the same link; any other one is new. */
const mailIdOf = (accountId: string, before: Tries | undefined, tried: Omit<CheckIn, 'mailId'>): string => {
  const isSame = before?.state === 'attempted' || (before?.state === 'deferred' && before.addrIdx === tried.addrIdx)
  const { round, about, ask, attempt } = tried
  return isSame ? before.mailId : derivedId(`check-in:${accountId}:${about}:${round}:${ask}:${attempt}`)
}

/** What a life's workflow waits for, and what it does: it asks, and concludes from a silence. */
export const watching = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = trySystemCommand(kernel)
  const { tryInTime, doClocksAgree, untilBoth } = timedBy(kernel, life)

  const knownOf = async (accountId: string, state: Life) => {
    const [lastSignAt, addresses] = await Promise.all([
      countingSign(kernel, accountId, state),
      addressesOf(kernel, accountId),
    ])
    return { lastSignAt, addresses: addresses.length, dayMs: clock.dayMs }
  }
  const { mailCodes, askToObject, close } = objecting(kernel)
  const answerableOf = ({ questions }: Life): Promise<number> =>
    answerableSince(kernel, takenOf(questions.silence).at(-1)?.at ?? '')

  const loadView = async (stream: string): Promise<View<Step['step']>> => {
    const accountId = idOfStream(stream)
    const [{ state, revision }, { email }] = await Promise.all([load(life, accountId), reachOf(kernel, accountId)])
    // Nobody is asked where the account is gone, or before they have chosen when.
    const isClosed = email === '' || !state.plan
    const next = isClosed ? undefined : nextStep(state, await knownOf(accountId, state))
    return { revision: Number(revision ?? -1), status: stateOf(state), isClosed, next }
  }

  /** A house that was brought back from a backup may have forgotten who was there since: it concludes nothing until it is opened. */
  const isOpen = async (): Promise<boolean> => (await closedSince(kernel.db)) === null

  const heed = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const [signAt, signedInAt] = await Promise.all([
      countingSign(kernel, accountId, state),
      lastSignedIn(kernel, accountId),
    ])
    const source = signedInAt === signAt ? 'app' : 'mail'
    await ask(life, accountId, recordSign({ signAt, source }), 'heedSign', signAt)
  }
  const resume = async (accountId: string): Promise<void> => {
    const { pausedUntil } = (await load(life, accountId)).state
    await tryInTime(accountId, resumeLife(), 'resumeLife', pausedUntil)
  }

  /** One try of the question that is due. */
  const question = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const [known, answerableMs, { name, zone }, addresses] = await Promise.all([
      knownOf(accountId, state),
      answerableOf(state),
      reachOf(kernel, accountId),
      addressesOf(kernel, accountId),
    ])
    const due = askDue(state, known, answerableMs)
    if (!due || !state.plan || addresses.length === 0) return
    const { round, silence } = state.questions
    const before = silence[due.ask - 1]
    const attempt = before?.state === 'attempted' ? before.attempt : (before?.attempt ?? 0) + 1
    const addrIdx = Math.min(before?.nextAddrIdx ?? 0, addresses.length - 1)
    const which = { round, about: 'silence', ask: due.ask, attempt, addrIdx } as const
    const tried = { ...which, mailId: mailIdOf(accountId, before, which) }
    const ids = ['silence', round, due.ask, attempt] as const
    const { lastSignAt } = known
    const begin = beginCheckIn({ ...tried, lastSignAt, answerableMs })
    if (!(await tryInTime(accountId, begin, 'beginCheckIn', ...ids))) return
    const now = clock.now()
    const told = {
      asks: state.plan.asks,
      zone: zone ?? undefined,
      // As if this one were taken now: the others follow it, each after its days.
      presumedAt: expectedAt(after(state, tried, now), known) ?? now,
    }
    const mail = questionMail(kernel, { accountId, username: name, to: addresses[addrIdx] ?? '', tried, ...told })
    const { outcome, ...answer } = await tryOnce(kernel, 'check-in', mail)
    const proof = { ...tried, smtpCode: answer.smtpCode }
    if (outcome === 'accepted' && 'acceptedAt' in answer) {
      await ask(life, accountId, acceptCheckIn({ ...proof, acceptedAt: answer.acceptedAt }), 'acceptCheckIn', ...ids)
      return
    }
    const [decision, named] = outcome === 'rejected' ? [rejectCheckIn, 'rejectCheckIn'] : [deferCheckIn, 'deferCheckIn']
    // Read after the try: whoever was there meanwhile is waited for.
    const [left, isTime] = await Promise.all([addressesOf(kernel, accountId), doClocksAgree()])
    const since = isTime && (await isOpen()) ? await countingSign(kernel, accountId, state) : undefined
    await ask(life, accountId, decision({ ...proof, addresses: left.length, since }), named, ...ids)
  }

  const conclude = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const answerableMs = await answerableOf(state)
    // While nobody could have answered it, the last question is asked again.
    if (!isAnswerable(state, answerableMs, clock.dayMs)) return question(accountId)
    if (!(await isOpen())) return
    const { lastSignAt } = await knownOf(accountId, state)
    await tryInTime(accountId, presume({ lastSignAt, answerableMs }), 'presume', state.questions.round, clock.now())
  }

  const step = stepping({ now: clock.now, untilBoth, loadView, dayMsOf: () => clock.dayMs })
  return {
    loadLife: (stream: string) => beating(() => loadView(stream)),
    heedLifeSign: step(heed),
    resumeLife: step(resume),
    askQuestion: step(question),
    presumeLife: step(conclude),
    mailReportCodes: step(mailCodes),
    askToObject: step(askToObject),
    endChallenge: step(close),
  }
}
export type Watching = ReturnType<typeof watching>

/** A life as it is once the transport has taken this try. */
const after = (state: Life, tried: CheckIn, at: string): Life =>
  [
    { type: 'CheckInAttempted', data: { ...tried, lastSignAt: state.questions.since } } as const,
    { type: 'CheckInAccepted', data: { ...tried, smtpCode: 250, acceptedAt: at } } as const,
  ].reduce(life.evolve, state)
