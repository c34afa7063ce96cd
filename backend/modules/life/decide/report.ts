import { isAwaited, liveCode, requireNotLocked, wantsCode } from '../../../kernel/identity/codes.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { BY_MAIL_DAYS, REPORT_AGAIN_DAYS } from '../contract/reports.ts'
import type { LifeEvent, Terms } from '../events.ts'
import type { Life } from '../life.ts'
import { codesOf } from '../reporting.ts'
import { refuse, requireContact, type Decide } from './guards.ts'

type Who = { readonly contactId: string }
/** The author has asked for the end of their account: nothing of theirs would go out. */
type Ending = { readonly isEnding?: boolean }

const hasReported = ({ reports }: Pick<Life, 'reports'>, contactId: string): boolean =>
  reports.some((each) => each.contactId === contactId)

/** When contacts may report again, after somebody answered reports from the author's mailbox; empty where none did. */
export const reportsFrom = ({ answeredByMailAt }: Pick<Life, 'answeredByMailAt'>, dayMs: number): string =>
  answeredByMailAt && plus(answeredByMailAt, REPORT_AGAIN_DAYS * dayMs)

type Planned = Terms & { readonly k: number }
const isForReports = (plan: Terms | undefined): plan is Planned => plan?.k != null

/** What a report asks for, whichever of its steps it is. */
const requireReporting = (life: Life, contactId: string, at: string, dayMs: number, isEnding = false): Planned => {
  if (requireContact(life, contactId).status !== 'accepted') throw refuse('not-a-contact')
  const { plan } = life
  if (isEnding) throw refuse('account-ending')
  if (!isForReports(plan)) throw refuse('no-life-plan')
  const from = reportsFrom(life, dayMs)
  if (at < from) throw refuse('report-later', { from })
  return plan
}

/** Six digits go to the contact's own mailbox: who holds their link alone can report nothing. */
export const askCode =
  ({ contactId, nonce, isEnding }: Who & Ending & { readonly nonce: string }): Decide =>
  (life, { at, dayMs }) => {
    requireReporting(life, contactId, at, dayMs, isEnding)
    if (hasReported(life, contactId) || !wantsCode(codesOf(life, contactId), at)) return []
    return [{ type: 'ReportCodeAsked', data: { contactId, nonce, askedAt: at } }]
  }

type Answer = Who & { readonly nonce: string; readonly isSent: boolean; readonly smtpCode: number }

export const recordReportCode =
  ({ contactId, nonce, isSent, smtpCode }: Answer): Decide =>
  (life) => {
    if (!isAwaited(codesOf(life, contactId), nonce)) return []
    return [{ type: isSent ? 'ReportCodeMailed' : 'ReportCodeRefused', data: { contactId, nonce, smtpCode } }]
  }

/** A report is tried only during no lock, and while a code counts. Who has reported already has nothing to try. */
export const requireCode = (life: Life, contactId: string, at: string, dayMs: number): string | undefined => {
  requireReporting(life, contactId, at, dayMs)
  if (hasReported(life, contactId)) return undefined
  const codes = codesOf(life, contactId)
  requireNotLocked(codes, at)
  const nonce = liveCode(codes, at)
  if (nonce === undefined) throw refuse('no-code')
  return nonce
}

/** A challenge within a year after such an answer can be answered by signing in only. */
const isSignInOnly = ({ answeredByMailAt }: Life, at: string, dayMs: number): boolean =>
  answeredByMailAt !== '' && at < plus(answeredByMailAt, BY_MAIL_DAYS * dayMs)

/** A contact tells us of a death; whether the code was right was found by the caller. */
export const reportDeath =
  ({ contactId, isRight, isEnding }: Who & Ending & { readonly isRight: boolean }): Decide =>
  (life, { at, dayMs }) => {
    if (requireCode(life, contactId, at, dayMs) === undefined) return []
    if (!isRight) return [{ type: 'ReportCodeFailed', data: { contactId, failedAt: at } }]
    const { k, challengeDays } = requireReporting(life, contactId, at, dayMs, isEnding)
    const reported: LifeEvent = { type: 'DeathReported', data: { contactId, reportedAt: at } }
    if (life.challenge || life.verdict?.is === 'confirmed' || life.reports.length + 1 < k) return [reported]
    const signInOnly = isSignInOnly(life, at, dayMs) ? { signInOnly: true } : {}
    const until = plus(at, challengeDays * dayMs)
    return [reported, { type: 'ChallengeOpened', data: { openedAt: at, until, ...signInOnly } }]
  }

/** A report is taken back, and what was concluded from it falls where it was needed; nothing where there is none. */
export const withoutReportOf = (life: Life, contactId: string, at: string): readonly LifeEvent[] => {
  if (!hasReported(life, contactId)) return []
  const left = life.reports.filter((each) => each.contactId !== contactId).length
  const falls = life.verdict?.is === 'confirmed' && left < (life.plan?.k ?? 1)
  return [
    { type: 'ReportWithdrawn', data: { contactId, withdrawnAt: at } },
    ...(falls ? [{ type: 'LifeRestored', data: { source: 'reports', restoredAt: at } } as const] : []),
  ]
}

/** A contact takes their report back, at any time. */
export const withdrawReport =
  ({ contactId }: Who): Decide =>
  (life, { at }) => {
    requireContact(life, contactId)
    return withoutReportOf(life, contactId, at)
  }
