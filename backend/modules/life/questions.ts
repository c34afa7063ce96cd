import { longer, noSilence, type Silence } from '../../kernel/log/silence.ts'
import { accepted, attempted, deferred, noTries, refused, type Tries } from '../../kernel/log/tries.ts'
import type { CheckIn, LifeEvent } from './events.ts'

/** A mail about reports to one of the author's addresses: the how manyth, and whether the address said anything to it. */
export type Objecting = Tries & { readonly ask: number; readonly isReached: boolean }

/** Where the questions to an author stand: those of the running series, and the mails about reports. */
export type Questions = {
  /** Counts the series: a new one begins after each sign of life, pause and change of plan. */
  readonly round: number
  /** The tries of each question, from the first on; one that is tried anew after it was taken counts no more. */
  readonly silence: readonly Tries[]
  readonly report: readonly Objecting[]
  /** Refusals since the last mail that was taken, and before that: it may come back, and was taken by nobody then. */
  readonly refusals: Silence
  readonly refusalsBefore: Silence
  /** The last sign of life before the series; empty before its first question. */
  readonly since: string
}
export const noQuestions: Questions = {
  round: 1,
  silence: [],
  report: [],
  refusals: noSilence,
  refusalsBefore: noSilence,
  since: '',
}

/** The series is over: the next one begins with its first question. */
export const anew = ({ round }: Questions): Questions => ({ ...noQuestions, round: round + 1 })

type CheckInEvent = Extract<LifeEvent, { type: `CheckIn${string}` }>
export const isCheckIn = (event: LifeEvent): event is CheckInEvent => event.type.startsWith('CheckIn')

const after = ({ type, data }: CheckInEvent, before: Tries | undefined): Tries => {
  const counts = before ?? noTries
  switch (type) {
    case 'CheckInAttempted':
      return attempted(counts, data)
    case 'CheckInAccepted':
      return accepted(counts, data, data.acceptedAt)
    case 'CheckInDeferred':
      return deferred(counts, data, data)
    case 'CheckInRejected':
      return refused(counts, data, 'rejected', data)
    case 'CheckInBounced':
      return refused(counts, data, 'bounced', data)
  }
}
type Refusals = Pick<Questions, 'refusals' | 'refusalsBefore'>

/** What was taken ends the silence, unless it comes back and nothing was taken after it. */
const refusalsAfter = ({ type, data }: CheckInEvent, questions: Questions): Refusals => {
  const { refusals, refusalsBefore } = questions
  const { addrIdx = 0 }: CheckIn = data
  switch (type) {
    case 'CheckInAttempted':
      return { refusals, refusalsBefore }
    case 'CheckInAccepted':
      return { refusals: noSilence, refusalsBefore: refusals }
    case 'CheckInBounced': {
      const tries = [...questions.silence, ...questions.report]
      const [lastTaken] = tries.filter(({ state }) => state === 'accepted').toSorted((a, b) => b.at.localeCompare(a.at))
      const ended = lastTaken?.mailId === data.mailId ? refusalsBefore : refusals
      const longest = longer(ended, addrIdx, data.refusedAt)
      return { refusals: longest, refusalsBefore: longest }
    }
    case 'CheckInDeferred':
    case 'CheckInRejected':
      return { refusals: longer(refusals, addrIdx, data.refusedAt), refusalsBefore }
  }
}

/** Our own outage is no try: only what an address said counts. */
const isSaid = ({ type, data }: CheckInEvent): boolean =>
  type !== 'CheckInAttempted' && (type !== 'CheckInDeferred' || data.smtpCode > 0)

const objectingAfter = (report: readonly Objecting[], event: CheckInEvent): readonly Objecting[] => {
  const { ask, addrIdx = 0 }: CheckIn = event.data
  const isSame = (each: Objecting) => each.ask === ask && each.addrIdx === addrIdx
  const before = report.find(isSame)
  const isReached = (before?.isReached ?? false) || isSaid(event)
  return [...report.filter((each) => !isSame(each)), { ...after(event, before), ask, isReached }]
}

/** A question's try, or what came of it. One of an earlier series moves nothing. */
export const afterCheckIn = (questions: Questions, event: CheckInEvent): Questions => {
  const { round, about, ask }: CheckIn = event.data
  if (round !== questions.round) return questions
  const refusals = refusalsAfter(event, questions)
  if (about === 'report') return { ...questions, ...refusals, report: objectingAfter(questions.report, event) }
  const silence = [...questions.silence]
  silence[ask - 1] = after(event, silence[ask - 1])
  const since = event.type === 'CheckInAttempted' ? event.data.lastSignAt : questions.since
  return { ...questions, ...refusals, silence, since }
}

/** The questions of a series that were taken, one after the other. */
export const takenOf = (tries: readonly Tries[]): readonly Tries[] => {
  const open = tries.findIndex(({ state }) => state !== 'accepted')
  return open < 0 ? tries : tries.slice(0, open)
}
