import type { LifeState } from './contract/plan.ts'
import type { LifeEvent, Terms } from './events.ts'
import { afterCheckIn, anew, isCheckIn, noQuestions, type Questions } from './questions.ts'

/** The conclusion about an author who does not answer. */
export type Verdict = {
  /** From silence; a death that is reported after it is confirmed as well. */
  readonly isPresumed: boolean
  readonly isConfirmed: boolean
  readonly at: string
  /** The last sign of life that it was concluded from. */
  readonly lastSignAt: string
  /** No address of theirs took a question. */
  readonly isUnreached: boolean
}

/** The time to object to reports, and how often it was made longer. */
export type Challenge = { readonly openedAt: string; readonly until: string; readonly extensions: number }

type Report = { readonly contactId: string; readonly reportedAt: string }

/** The state of an author's life, as the plan, the questions and the reports make it. */
export type State = {
  readonly plan: Terms | undefined
  readonly plannedAt: string
  /** Of the author's own pause; empty where none runs. */
  readonly pausedUntil: string
  readonly resumedAt: string
  /** The last sign of life that ended something; the others are no events (docs/adr/0062). */
  readonly seenAt: string
  readonly questions: Questions
  readonly reports: readonly Report[]
  /** All that were ever made, also those that count no more. */
  readonly reportsMade: readonly Report[]
  readonly challenge: Challenge | undefined
  /** What stands, or was concluded, is answered by signing in only. */
  readonly isSignInOnly: boolean
  /** When a press by mail ended reports last; empty once their author has signed in since. */
  readonly answeredByMailAt: string
  readonly verdict: Verdict | undefined
}

export const noState: State = {
  plan: undefined,
  plannedAt: '',
  pausedUntil: '',
  resumedAt: '',
  seenAt: '',
  questions: noQuestions,
  reports: [],
  reportsMade: [],
  challenge: undefined,
  isSignInOnly: false,
  answeredByMailAt: '',
  verdict: undefined,
}

/** Below the number that the plan asks for there is nothing to object to. */
const withoutReport = (state: State, contactId: string, quorum = Number.POSITIVE_INFINITY): State => {
  const reports = state.reports.filter((each) => each.contactId !== contactId)
  if (reports.length === state.reports.length || reports.length >= quorum) return { ...state, reports }
  return { ...state, reports, challenge: undefined, isSignInOnly: false }
}

const longer = (challenge: Challenge, until: string): Challenge => ({
  ...challenge,
  until,
  extensions: challenge.extensions + 1,
})
type Seen = Extract<LifeEvent, { type: 'SignOfLifeSeen' }>['data']
/** Who is signed in answers for all that a press by mail said before. */
const byMailAfter = ({ answeredByMailAt }: State, { source, seenAt, reportedBy = [] }: Seen): string => {
  if (source === 'app') return ''
  return reportedBy.length > 0 ? seenAt : answeredByMailAt
}

/**
 * How an author's life stands after an event; those about contacts alone leave it as it is.
 * @param quorum how many contacts had to report a death until then; undefined where none could
 */
export const stateAfter = <S extends State>(state: S, event: LifeEvent, quorum: number | undefined): S => ({
  ...state,
  ...moved(state, event, quorum),
})

const moved = (state: State, event: LifeEvent, quorum: number | undefined): Partial<State> => {
  if (isCheckIn(event)) return { questions: afterCheckIn(state.questions, event) }
  const { type, data } = event
  const questions = anew(state.questions)
  switch (type) {
    case 'LifePlanSet': {
      const { accountId: _, setAt: plannedAt, ...plan } = data
      return { plan, plannedAt, questions }
    }
    case 'LifePaused':
      return { pausedUntil: data.until, questions }
    case 'LifeResumed':
      return { pausedUntil: '', resumedAt: data.resumedAt }
    case 'LifePresumed': {
      const { presumedAt: at, lastSignAt, unreachedDays } = data
      return {
        verdict: {
          isPresumed: true,
          isConfirmed: false,
          at,
          lastSignAt,
          isUnreached: unreachedDays !== undefined,
        },
      }
    }
    case 'LifeConfirmed': {
      const { confirmedAt: at, lastSignAt } = data
      return {
        verdict: {
          isPresumed: state.verdict?.isPresumed ?? false,
          isConfirmed: true,
          at,
          lastSignAt,
          isUnreached: state.verdict?.isUnreached ?? false,
        },
        challenge: undefined,
      }
    }
    case 'SignOfLifeSeen':
      return {
        seenAt: data.seenAt,
        questions,
        reports: [],
        challenge: undefined,
        isSignInOnly: false,
        answeredByMailAt: byMailAfter(state, data),
      }
    case 'LifeRestored':
      return { verdict: undefined, questions, isSignInOnly: false }
    case 'DeathReported':
      return { reports: [...state.reports, data], reportsMade: [...state.reportsMade, data] }
    case 'ChallengeOpened':
      return {
        challenge: { openedAt: data.openedAt, until: data.until, extensions: 0 },
        isSignInOnly: data.signInOnly ?? false,
        questions: { ...state.questions, report: [] },
      }
    case 'ChallengeExtended':
      return { challenge: state.challenge && longer(state.challenge, data.until) }
    case 'ReportWithdrawn':
      return withoutReport(state, data.contactId, quorum)
    case 'ContactInvited':
    case 'ContactInvitationMailed':
    case 'ContactInvitationPutOff':
    case 'ContactInvitationRefused':
    case 'ContactAccepted':
    case 'ContactDeclined':
    case 'ContactRemoved':
    case 'ContactPaused':
    case 'ContactPauseEnded':
    case 'ReportCodeAsked':
    case 'ReportCodeMailed':
    case 'ReportCodeRefused':
    case 'ReportCodeFailed':
    case 'ProofMailed':
    case 'ProofRefused':
    case 'MailboxProven':
      return {}
  }
}

/** The state in one word: a verdict stands above questions. A report counts in a pause, too. */
export const stateOf = ({ verdict, reports, pausedUntil, questions }: State): LifeState => {
  if (verdict) return verdict.isConfirmed ? 'confirmed' : 'presumed'
  if (reports.length > 0) return 'reported'
  if (pausedUntil !== '') return 'paused'
  return questions.silence.length > 0 ? 'asked' : 'active'
}
