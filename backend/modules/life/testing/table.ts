import type { CommandOf, Row as Words } from '../../../kernel/testing/table.ts'
import type * as answer from '../decide/answer.ts'
import type { Decide } from '../decide/guards.ts'
import type * as invite from '../decide/invite.ts'
import type * as checkIn from '../decide/checkIn.ts'
import type * as pause from '../decide/pause.ts'
import type * as plan from '../decide/plan.ts'
import type * as presume from '../decide/presume.ts'
import type * as challenge from '../decide/challenge.ts'
import type * as objection from '../decide/objection.ts'
import type * as report from '../decide/report.ts'
import type * as sign from '../decide/sign.ts'
import type * as wait from '../decide/wait.ts'
import type { State } from './states.ts'

/** `inviteAnew` is the same person under another id. */
export type Command =
  | CommandOf<
      typeof answer &
        typeof checkIn &
        typeof invite &
        typeof pause &
        typeof plan &
        typeof presume &
        typeof sign &
        typeof wait &
        typeof report &
        typeof challenge &
        typeof objection,
      Decide
    >
  | 'inviteAnew'
  | 'askToWaitAfterASign'
  | 'endWaitByAnEarlierSign'
type Row = Words<State>

/** Who goes takes their report along. */
const withReport = (word: string) => ({
  reported: word,
  challenged: word,
  'challenged to the end': word,
  confirmed: word,
})
/** Whoever is not on the list has nothing to say. */
const unlisted = (word: string) => ({
  'never asked': word,
  removed: word,
  'removed after a no': word,
  'removed while we wait': word,
})
/** Only who has agreed is heard. */
const unheard = {
  ...unlisted('not-a-contact'),
  invited: 'not-a-contact',
  'invitation mailed': 'not-a-contact',
  'invitation refused': 'not-a-contact',
  declined: 'not-a-contact',
  'declined for good': 'not-a-contact',
  'declined while we wait': 'not-a-contact',
} as const

/** Nobody has said when a death may be reported. */
const noPlan = {
  accepted: 'no-life-plan',
  'waited for': 'no-life-plan',
  'waited for until today': 'no-life-plan',
  'waited for until the author came': 'no-life-plan',
  'waited for to the end of ninety days': 'no-life-plan',
  'waited for ninety days': 'no-life-plan',
} as const
/** Their contact is about to report their death, or has. */
const perState = (word: string) => ({
  'code asked': word,
  reported: word,
  challenged: word,
  'challenged to the end': word,
})
/** Who has told us needs no code any more. */
const told = { ...perState('-'), confirmed: '-' } as const

/**
 * What each command does to a contact in each state, written down without a look at the decisions: an event, a refusal,
 * `-` for nothing; `else` is every state that is not named.
 */
export const table: Readonly<Record<Command, Row>> = {
  // An id is used once.
  inviteContact: { ...unlisted('duplicate'), 'never asked': 'ContactInvited', else: '-' },
  // A no outlives being taken off the list.
  inviteAnew: {
    ...unlisted('ContactInvited'),
    'removed after a no': 'contact-declined',
    declined: 'contact-declined',
    'declined for good': 'contact-declined',
    'declined while we wait': 'contact-declined',
    else: 'duplicate',
  },
  putInvitationOff: { invited: 'ContactInvitationPutOff', else: '-' },
  recordInvitation: { invited: 'ContactInvitationMailed', else: '-' },
  acceptRole: {
    ...unlisted('not-a-contact'),
    invited: 'ContactAccepted',
    'invitation mailed': 'ContactAccepted',
    'invitation refused': 'ContactAccepted',
    declined: 'ContactAccepted',
    'declined while we wait': 'ContactAccepted',
    'declined for good': 'answer-closed',
    else: '-',
  },
  declineRole: {
    ...unlisted('not-a-contact'),
    declined: '-',
    'declined for good': '-',
    'declined while we wait': '-',
    ...withReport('ContactDeclined+'),
    else: 'ContactDeclined',
  },
  removeContact: {
    ...unlisted('-'),
    'never asked': 'not-found',
    ...withReport('ContactRemoved+'),
    else: 'ContactRemoved',
  },
  // Ten days; ninety in all, until the author shows a sign of life.
  askToWait: {
    ...unheard,
    'waited for': '-',
    'waited for to the end of ninety days': '-',
    'waited for ninety days': 'contact-pause-used-up',
    else: 'ContactPaused',
  },
  askToWaitAfterASign: { ...unheard, 'waited for': '-', else: 'ContactPaused' },
  endWait: {
    'waited for': 'ContactPauseEnded',
    'waited for to the end of ninety days': 'ContactPauseEnded',
    'declined while we wait': 'ContactPauseEnded',
    'removed while we wait': 'ContactPauseEnded',
    else: '-',
  },
  endWaitByAnEarlierSign: { else: '-' },
  // A contact whose code is known, and who may report alone where there is a plan.
  askCode: { ...unheard, ...noPlan, ...told, else: 'ReportCodeAsked' },
  recordReportCode: { 'code asked': 'ReportCodeMailed', else: '-' },
  reportDeath: { ...unheard, ...noPlan, ...told, 'code asked': 'DeathReported+', else: 'no-code' },
  withdrawReport: {
    ...unlisted('not-a-contact'),
    reported: 'ReportWithdrawn',
    challenged: 'ReportWithdrawn',
    'challenged to the end': 'ReportWithdrawn',
    confirmed: 'ReportWithdrawn+',
    else: '-',
  },
  // The first mail, to the first address.
  beginObjection: { challenged: 'CheckInAttempted', 'challenged to the end': '-', else: 'life-changed' },
  recordObjection: { else: '-' },
  bounceObjection: { 'challenged to the end': 'CheckInBounced', else: '-' },
  // Nobody was written to, or each address was.
  closeChallenge: { challenged: 'not-due', 'challenged to the end': 'LifeConfirmed', else: '-' },
  // A single contact, who may be asked or have agreed.
  setLifePlan: {
    ...unlisted('contacts-missing'),
    declined: 'contacts-missing',
    'declined for good': 'contacts-missing',
    'declined while we wait': 'contacts-missing',
    planned: '-',
    away: '-',
    'away until today': '-',
    asked: '-',
    ...perState('-'),
    presumed: '-',
    confirmed: '-',
    else: 'LifePlanSet',
  },
  // To the thirtieth day, or, where that is over, by a day.
  pauseLife: {
    planned: 'LifePaused',
    away: '-',
    'away until today': '-',
    asked: 'LifePaused',
    ...perState('LifePaused'),
    presumed: 'LifePaused',
    confirmed: 'LifePaused',
    else: 'no-life-plan',
  },
  resumeLife: { away: 'LifeResumed', 'away until today': 'LifeResumed', else: '-' },
  signOfLife: {
    asked: 'SignOfLifeSeen',
    reported: 'SignOfLifeSeen',
    challenged: 'SignOfLifeSeen',
    'challenged to the end': 'SignOfLifeSeen',
    presumed: 'SignOfLifeSeen+',
    confirmed: 'SignOfLifeSeen+',
    else: '-',
  },
  // Whoever says so themselves ends a contact's wait, too.
  present: {
    'waited for': 'ContactPauseEnded',
    'waited for to the end of ninety days': 'ContactPauseEnded',
    'declined while we wait': 'ContactPauseEnded',
    'removed while we wait': 'ContactPauseEnded',
    asked: 'SignOfLifeSeen',
    reported: 'SignOfLifeSeen',
    challenged: 'SignOfLifeSeen',
    'challenged to the end': 'SignOfLifeSeen',
    presumed: 'SignOfLifeSeen+',
    confirmed: 'SignOfLifeSeen+',
    else: '-',
  },
  // Nothing was heard since the plan.
  recordSign: { else: '-' },
  // The first question, once more.
  beginCheckIn: { planned: 'not-due', ...perState('not-due'), else: 'life-changed' },
  acceptCheckIn: { asked: '-', presumed: '-', else: 'life-changed' },
  deferCheckIn: { asked: '-', presumed: '-', else: 'life-changed' },
  rejectCheckIn: { asked: '-', presumed: '-', else: 'life-changed' },
  bounceCheckIn: { asked: 'CheckInBounced', presumed: 'CheckInBounced', else: '-' },
  presume: {
    planned: 'notice-missing',
    asked: 'notice-missing',
    ...perState('notice-missing'),
    presumed: '-',
    confirmed: '-',
    else: 'life-changed',
  },
}
