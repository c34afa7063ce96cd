import { isAwaited, liveCode, requireNotLocked, wantsCode } from '../../../kernel/identity/codes.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { BY_MAIL_DAYS, REPORT_AGAIN_DAYS } from '../contract/reports.ts'
import type { LifeEvent } from '../events.ts'
import { quorumOf, type Life } from '../life.ts'
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

/** What a report asks for, whichever of its steps it is. */
const requireReporting = (life: Life, contactId: string, at: string, dayMs: number, isEnding = false): void => {
  if (requireContact(life, contactId).status !== 'accepted') throw refuse('not-a-contact')
  if (isEnding) throw refuse('account-ending')
  if (quorumOf(life) === undefined) throw refuse('no-life-plan')
  const from = reportsFrom(life, dayMs)
  if (at < from) throw refuse('report-later', { from })
}

/** Six digits go to the contact's own mailbox: who holds their link alone can report nothing. */
export const askCode =
  ({ contactId, nonce, isEnding }: Who & Ending & { readonly nonce: string }): Decide =>
  (life, { at, dayMs }) => {
    requireReporting(life, contactId, at, dayMs, isEnding)
    if (hasReported(life, contactId) || !wantsCode(codesOf(life, contactId), at)) return []
    return [{ type: 'ReportCodeAsked', data: { contactId, nonce, askedAt: at } }]
  }

/** `acceptedAt` where the transport took it. */
type Answer = Who & { readonly nonce: string; readonly smtpCode: number; readonly acceptedAt?: string }

export const recordReportCode =
  ({ acceptedAt, ...answer }: Answer): Decide =>
  (life) => {
    if (!isAwaited(codesOf(life, answer.contactId), answer.nonce)) return []
    if (acceptedAt === undefined) return [{ type: 'ReportCodeRefused', data: answer }]
    return [{ type: 'ReportCodeMailed', data: { ...answer, acceptedAt } }]
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

/**
 * A challenge within a year after such an answer can be answered by signing in only: somebody else may read that
 * mailbox.
 */
const isSignInOnly = ({ answeredByMailAt }: Life, at: string, dayMs: number): boolean =>
  answeredByMailAt !== '' && at < plus(answeredByMailAt, BY_MAIL_DAYS * dayMs)

/** Where enough contacts have reported it, the author has some days to object. */
export const challengeOf = (life: Life, at: string, dayMs: number): readonly LifeEvent[] => {
  const { plan, reports, challenge, verdict } = life
  const quorum = quorumOf(life)
  if (!plan || quorum === undefined || reports.length < quorum || challenge || verdict?.isConfirmed) return []
  const signInOnly = isSignInOnly(life, at, dayMs) ? { signInOnly: true } : {}
  return [
    { type: 'ChallengeOpened', data: { openedAt: at, until: plus(at, plan.challengeDays * dayMs), ...signInOnly } },
  ]
}

/** A contact tells us of a death; whether the code was right was found by the caller. */
export const reportDeath =
  ({ contactId, isRight, isEnding }: Who & Ending & { readonly isRight: boolean }): Decide =>
  (life, { at, dayMs }) => {
    if (requireCode(life, contactId, at, dayMs) === undefined) return []
    if (!isRight) return [{ type: 'ReportCodeFailed', data: { contactId, failedAt: at } }]
    requireReporting(life, contactId, at, dayMs, isEnding)
    const report = { contactId, reportedAt: at }
    const after = { ...life, reports: [...life.reports, report] }
    return [{ type: 'DeathReported', data: report }, ...challengeOf(after, at, dayMs)]
  }

/** A report is taken back, and what was concluded from it falls where it was needed; nothing where there is none. */
export const withoutReportOf = (life: Life, contactId: string, at: string): readonly LifeEvent[] => {
  if (!hasReported(life, contactId)) return []
  const left = life.reports.filter((each) => each.contactId !== contactId).length
  const falls = life.verdict?.isConfirmed === true && left < (quorumOf(life) ?? 1)
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
