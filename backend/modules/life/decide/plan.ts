import { requireVerified } from '../../../kernel/errors.ts'
import { NUMBERS } from '../contract/plan.ts'
import type { Terms } from '../events.ts'
import type { Life } from '../life.ts'
import { refuse, type Decide } from './guards.ts'

type Facts = { readonly isVerified: boolean; readonly isReauthenticated: boolean }
type Chosen = Omit<Terms, 'confirmSingle'> & { readonly confirmSingle: boolean }

const requireNumber = (field: keyof typeof NUMBERS, value: number | null, isOptional = false): void => {
  const { min, max } = NUMBERS[field]
  if (value === null && isOptional) return
  if (value === null || !Number.isInteger(value) || value < min || value > max)
    throw refuse('plan-invalid', { field, min, max })
}

/** Those who said yes, and those who may still. */
const askedOf = ({ contacts }: Life): number =>
  contacts.filter(({ status }) => status === 'invited' || status === 'accepted').length

const requireQuorum = (life: Life, k: number | null, confirmSingle: boolean): void => {
  if (k === null) return
  const n = askedOf(life)
  if (n === 0) throw refuse('contacts-missing', { k })
  if (!Number.isInteger(k) || k < 1 || k > n) throw refuse('quorum-invalid', { n })
  if (k === 1 && n > 1 && !confirmSingle) throw refuse('single-unconfirmed')
}

const isSame = (plan: Terms, terms: Terms): boolean =>
  (Object.keys({ ...plan, ...terms }) as (keyof Terms)[]).every((name) => plan[name] === terms[name])

/** How we know that an author is there: when we ask, who may report a death, and how long there is to object. */
export const setLifePlan =
  ({ confirmSingle, isVerified, isReauthenticated, ...chosen }: Chosen & Facts): Decide =>
  (life, { by, at }) => {
    const terms: Terms = { ...chosen, ...(chosen.k === 1 && confirmSingle && { confirmSingle }) }
    if (life.plan && isSame(life.plan, terms)) return []
    requireVerified(isVerified)
    requireNumber('intervalDays', terms.intervalDays, true)
    requireNumber('asks', terms.asks)
    requireNumber('askEveryDays', terms.askEveryDays)
    requireNumber('preconsentDays', terms.preconsentDays, true)
    requireNumber('challengeDays', terms.challengeDays)
    requireQuorum(life, terms.k, confirmSingle)
    if (!isReauthenticated) throw refuse('reauth-needed')
    return [{ type: 'LifePlanSet', data: { ...terms, accountId: by.id, setAt: at } }]
  }
