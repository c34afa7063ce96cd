import { plus } from '../../../kernel/log/decider.ts'
import { endOf } from '../account.ts'
import { GRACE_DAYS } from '../contract/bounds.ts'
import { refuse, requireIn, requireOpen, type Decide } from './guards.ts'
import { lettersAsked } from './letters.ts'

type Request = {
  /** Messages that would still be sent, as the person was shown them and ticked. */
  readonly confirmed: readonly string[]
  /** Those that would be sent now: a fact of the messages, read by the caller. */
  readonly armed: readonly string[]
  readonly takeBackUnopened?: boolean | undefined
  readonly eraseStories?: boolean | undefined
}

/** Only what was ticked is said: events from before know nothing of the rest. */
const ticked = (boxes: Readonly<Record<'takeBackUnopened' | 'eraseStories', boolean>>) =>
  Object.fromEntries(Object.entries(boxes).filter(([, isTicked]) => isTicked))

/** Plans the end of an account in thirty days; every armed message that it cancels was named to the person. */
export const requestDeletion =
  ({ confirmed, armed, takeBackUnopened = false, eraseStories = false }: Request): Decide =>
  (account, { at, dayMs }) => {
    requireIn(account, at)
    if (account.deletion) return []
    if (account.role !== 'user') throw refuse('staff-stays')
    const unnamed = armed.filter((id) => !confirmed.includes(id)).length
    if (unnamed > 0) throw refuse('armed-messages-unconfirmed', { n: unnamed })
    const eraseAt = plus(at, GRACE_DAYS * dayMs)
    return [
      { type: 'DeletionRequested', data: { requestedAt: at, eraseAt, ...ticked({ takeBackUnopened, eraseStories }) } },
      ...lettersAsked(account, at, { kind: 'deletion-planned', to: account.email, about: eraseAt }),
    ]
  }

/** One press, on the page or in the mail. What was cancelled can be restored. */
export const cancelDeletion =
  ({ via }: { readonly via: 'page' | 'mail' }): Decide =>
  (account, { at }) => {
    requireOpen(account)
    if (!account.deletion) return []
    return [
      { type: 'DeletionCancelled', data: { via, cancelledAt: at } },
      ...lettersAsked(account, at, { kind: 'deletion-cancelled', to: account.email }),
    ]
  }

/** The end, once the thirty days are over, or the demo is, or the week of a sign-up; `addressHashes` are of the mailboxes that are its own alone. */
export const eraseAccount =
  ({ addressHashes }: { readonly addressHashes: readonly string[] }): Decide =>
  (account, { at }) => {
    if (account.status === 'erased') return []
    const until = endOf(account)
    if (account.status !== 'open' || until === undefined || at < until) throw refuse('not-due', { until })
    const { takeBackUnopened = false, eraseStories = false } = account.deletion ?? {}
    return [
      { type: 'AccountErased', data: { erasedAt: at, addressHashes, ...ticked({ takeBackUnopened, eraseStories }) } },
    ]
  }
