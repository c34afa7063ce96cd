import { plus } from '../../../kernel/log/decider.ts'
import { dropped } from './drop.ts'
import { refuse, requireIn, requireOpen, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

/** @number how long the link for a new password works. A real hour and minute: a mailbox is no faster in a demo. */
const LINK_LIFE_MS = 3_600_000
/** @number how soon a new password can be asked for again */
const ASK_AGAIN_MS = 60_000

/** The caller has checked the old password and kept the hash of the new one. */
export const changePassword =
  (): Decide =>
  (account, { at }) => {
    requireIn(account, at)
    const isNow = account.letters.some(({ kind, askedAt }) => kind === 'password-changed' && askedAt === at)
    if (isNow) return []
    return [
      { type: 'PasswordChanged', data: { how: 'changed', changedAt: at } },
      ...lettersAsked(account, at, { kind: 'password-changed', to: account.email }),
    ]
  }

/** Asks for a link to choose a new password; one of this minute is on its way already. */
export const requestReset =
  (): Decide =>
  (account, { at }) => {
    requireOpen(account)
    const { asked, used, askedAt } = account.resets
    if (asked > used && at < plus(askedAt, ASK_AGAIN_MS)) return []
    return [
      { type: 'PasswordResetRequested', data: { requestedAt: at } },
      ...lettersAsked(account, at, { kind: 'password-reset-link', to: account.email }),
    ]
  }

/**
 * Uses the newest link, once and within the hour. It also ends a lock: whoever has the mailbox is the person. What was added
 * without a second factor goes, and the mail says so.
 */
export const resetPassword =
  ({ reset }: { readonly reset: number }): Decide =>
  (account, { at }) => {
    const { asked, used, askedAt } = account.resets
    if (account.status !== 'open' || reset !== asked || used >= asked) throw refuse('link-used')
    if (at > plus(askedAt, LINK_LIFE_MS)) throw refuse('link-expired')
    const { events } = dropped(account, at)
    const about = events.length > 0 ? { about: 'dropped' } : {}
    return [
      { type: 'PasswordChanged', data: { how: 'reset', changedAt: at } },
      ...events,
      ...lettersAsked(account, at, { kind: 'password-changed', to: account.email, ...about }),
    ]
  }
