import {
  codeAnswered,
  codeAsked,
  codeFailed,
  codesLocked,
  noCodes,
  triesLeft,
  type Code,
  type Codes,
} from '../../kernel/identity/codes.ts'
import { plus } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'

const HOUR_MS = 3_600_000
/** @number wrong codes for a report until a lock. Five wrong codes within an hour lock for an hour. */
export const CODE_TRIES = { tries: 5, withinMs: HOUR_MS } as const

/** The codes mailed to contacts who want to report a death, by contact. */
export type Reporting = { readonly codes: Readonly<Record<string, Codes>> }
export const noReporting: Reporting = { codes: {} }

export const codesOf = ({ codes }: Reporting, contactId: string): Codes => codes[contactId] ?? noCodes

const TYPES = ['ReportCodeAsked', 'ReportCodeMailed', 'ReportCodeRefused', 'ReportCodeFailed', 'DeathReported'] as const
type ReportingEvent = Extract<LifeEvent, { type: (typeof TYPES)[number] }>
export const isReporting = (event: LifeEvent): event is ReportingEvent =>
  (TYPES as readonly LifeEvent['type'][]).includes(event.type)

const failed = (codes: Codes, at: string): Partial<Codes> => {
  const isLast = triesLeft(codes, at, CODE_TRIES) === 1
  return { ...codeFailed(codes, at), ...(isLast && codesLocked(plus(at, CODE_TRIES.withinMs))) }
}
const after = (codes: Codes, { type, data }: ReportingEvent): Partial<Codes> => {
  switch (type) {
    case 'ReportCodeAsked':
      return codeAsked(codes, { nonce: data.nonce, at: data.askedAt })
    case 'ReportCodeMailed':
      return codeAnswered(codes, data.nonce, data.acceptedAt)
    case 'ReportCodeRefused':
      return codeAnswered(codes, data.nonce)
    case 'ReportCodeFailed':
      return failed(codes, data.failedAt)
    case 'DeathReported':
      // A code counts once.
      return { code: undefined, failedAt: [] }
  }
}

/** What a code that was asked for, mailed or typed changes of a contact's codes. */
export const afterReporting = ({ codes }: Reporting, event: ReportingEvent): Reporting => {
  const { contactId } = event.data
  const before = codes[contactId] ?? noCodes
  return { codes: { ...codes, [contactId]: { ...before, ...after(before, event) } } }
}

/** The codes that were asked for and are yet to be mailed. */
export const owedCodes = ({
  codes,
}: Reporting): readonly (Pick<Code, 'nonce' | 'at'> & { readonly contactId: string })[] =>
  Object.entries(codes).flatMap(([contactId, { code }]) =>
    code?.state === 'asked' ? [{ contactId, nonce: code.nonce, at: code.at }] : [],
  )
