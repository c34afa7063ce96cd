import { plus } from '../../../kernel/log/decider.ts'
import type { EmailChange } from '../account.ts'
import { refuse, requireIn, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

/** @number how long the links that change an address work */
const LINK_LIFE_MS = 7 * 86_400_000
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether the links of a change that was asked for still work. */
export const isChanging = ({ requestedAt }: EmailChange, at: string): boolean => at <= plus(requestedAt, LINK_LIFE_MS)

/** Both addresses are asked. Where the new one is somebody's already only the old one is, and nobody is told which. */
export const requestEmailChange =
  ({ email, isTaken }: { readonly email: string; readonly isTaken: boolean }): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    if (isSame(email, account.email)) throw refuse('email-same')
    if (account.emailChange && isSame(account.emailChange.email, email)) return []
    const toOld = { kind: 'email-change-old', to: account.email } as const
    const toNew = { kind: 'email-change-new', to: email } as const
    return [
      { type: 'EmailChangeRequested', data: { email, requestedAt: at } },
      ...lettersAsked(account, at, toOld, ...(isTaken ? [] : [toNew])),
    ]
  }

/** The caller has checked the link and, for the second yes, reserved the new address. */
export const approveEmailChange =
  ({ side, of }: { readonly side: 'old' | 'new'; readonly of: EmailChange }): Decide =>
  (account, { at }) => {
    const { emailChange } = account
    if (account.status !== 'open') throw refuse('link-invalid')
    if (isSame(account.email, of.email)) return []
    if (!emailChange || emailChange.requestedAt !== of.requestedAt) throw refuse('link-expired')
    if (!isChanging(emailChange, at)) throw refuse('link-expired')
    if (emailChange.approved.includes(side)) return []
    const approved = { type: 'EmailChangeApproved', data: { side } } as const
    if (emailChange.approved.length === 0) return [approved]
    const { email } = emailChange
    return [
      approved,
      { type: 'EmailChanged', data: { email, via: 'links', changedAt: at } },
      ...lettersAsked(account, at, { kind: 'email-changed', to: account.email }),
    ]
  }
