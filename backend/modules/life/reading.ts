import { fold, type Reads } from '../../kernel/log/decider.ts'
import type { LifeEvent } from './events.ts'
import { agreedIn, life, waitsUntil, type Life } from './life.ts'

export { agreedIn } from './life.ts'

/** A whole life, with the names and addresses of contacts as they lie in the log. */
const lifeAsStored = fold<Life, LifeEvent>('life', life.initial, life.evolve)

type Loads = { readonly load: Reads }
const noVerdict = { isPresumed: false, isConfirmed: false, isUnreached: false, lastSignAt: '' }

/**
 * Whether an author is taken for dead, by the one fold of their life: `isPresumed` from their silence, `isConfirmed` by their
 * contacts; all false, and `lastSignAt` empty, where nothing is concluded. It takes `load`, not events, since what only
 * signing in answers depends on the whole stream, and callers choose whether keys are opened for it.
 * @returns `lastSignAt` the sign from which it was concluded, an instant; `rev` the revision that was read, -1 of no stream
 */
export const verdictIn = async ({ load }: Loads, accountId: string) => {
  const { state, revision } = await load(lifeAsStored, accountId)
  const { isPresumed, isConfirmed, isUnreached, lastSignAt } = state.verdict ?? noVerdict
  const { isSignInOnly } = state
  return { isPresumed, isConfirmed, isUnreached, lastSignAt, isSignInOnly, rev: Number(revision ?? -1) }
}

/**
 * Whether an account may be written to of anything but what it planned, asked for, or must know to be safe: not while we
 * take its person for dead. Their first sign of life opens it again.
 */
export const mayWrite = async (house: Loads, accountId: string): Promise<boolean> => {
  const { isPresumed, isConfirmed } = await verdictIn(house, accountId)
  return !isPresumed && !isConfirmed
}

/** What an author's messages can rest on: their plan, the contacts who agreed, and those whose report of a death stands. */
export const restIn = async ({ load }: Loads, accountId: string) => {
  const { state } = await load(lifeAsStored, accountId)
  return {
    lifePlan: state.plan,
    contactIds: agreedIn(state).map(({ contactId }) => contactId),
    reporterIds: state.reports.map(({ contactId }) => contactId),
  }
}

/** An author's trusted contacts who agreed, by name and address; what was concluded, and until when a contact has us wait. */
export const trustedIn = async ({ load }: Loads, accountId: string) => {
  const { state } = await load(life, accountId)
  return {
    contacts: agreedIn(state).map(({ contactId, name, address }) => ({ contactId, name, address })),
    /** With those who are contacts no more. */
    names: new Map(state.contacts.map(({ contactId, name }) => [contactId, name])),
    isConfirmed: state.verdict?.isConfirmed ?? false,
    confirmedAt: state.verdict?.at ?? '',
    waitsUntil: waitsUntil(state),
  }
}

/** Until when a trusted contact has asked to wait, and who, as far as it was asked for last; it may be over. */
type ContactWait = { readonly until: string; readonly contactId: string }

export const contactWaits = fold<ContactWait, LifeEvent>(
  'life',
  { until: '', contactId: '' },
  (wait, { type, data }) => {
    if (type === 'ContactPaused') return { until: data.until, contactId: data.contactId }
    if (type === 'ContactPauseEnded') return { until: '', contactId: '' }
    return wait
  },
)
