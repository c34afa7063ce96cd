import { latest, plus } from '../../../kernel/log/decider.ts'
import { nextAnnouncement, NOTICE_MS } from '../next.ts'
import { refuse, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

/** Tells whoever has not confirmed their address when the account ends; never less than two days before. */
export const announceEnd =
  ({ since }: { readonly since: string }): Decide =>
  (account, { at }) => {
    const notice = nextAnnouncement(account, since)
    if (!notice) return []
    if (at < notice.at) throw refuse('not-due', { until: notice.at })
    const endsAt = latest(notice.endsAt, plus(at, NOTICE_MS))
    return lettersAsked(account, at, { kind: 'sign-up-ends', to: account.email, about: endsAt })
  }
