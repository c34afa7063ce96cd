import { fold, type Reads } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'
import { life, type Life } from './life.ts'

export { agreedIn, waitsUntil } from './life.ts'
export { stateOf, type Standing, type Verdict } from './standing.ts'

/** A whole life, with the names and addresses of contacts as they lie in the log. */
export const lifeAsStored = fold<Life, LifeEvent>('life', life.initial, life.evolve)

/**
 * Whether an account may be written to of anything but what it planned, asked for, or must know to be safe: not while we
 * take its person for dead. Their first sign of life opens it again.
 */
export const mayWrite = async ({ load }: { readonly load: Reads }, accountId: string): Promise<boolean> =>
  (await load(lifeAsStored, accountId)).state.verdict === undefined

/** Until when a trusted contact has asked to wait, and who, as far as it was asked for last; it may be over. */
export type ContactWait = { readonly until: string; readonly contactId: string }

export const contactWaits = fold<ContactWait, LifeEvent>(
  'life',
  { until: '', contactId: '' },
  (wait, { type, data }) => {
    if (type === 'ContactPaused') return { until: data.until, contactId: data.contactId }
    if (type === 'ContactPauseEnded') return { until: '', contactId: '' }
    return wait
  },
)
