import type { LifeEvent } from '../events.ts'
import { isContradicted } from '../next.ts'
import { stateOf } from '../state.ts'
import { refuse, type Decide } from './guards.ts'
import { endWait } from './wait.ts'

type Sign = { readonly source: 'app' | 'mail'; readonly seenAt?: string }

/** The author is there. It is an event only where it ends something: questions, a report, or what was concluded. */
export const signOfLife =
  ({ source, seenAt }: Sign): Decide =>
  (life, { at }) => {
    const state = stateOf(life)
    // A report stands in its own right, also below what was presumed.
    if (state === 'active' || state === 'paused') return []
    // Somebody else may read their mailbox: once that was answered from, and contacts have told us again.
    if (source === 'mail' && life.isSignInOnly) throw refuse('sign-in-needed')
    const reportedBy = life.reports.map(({ contactId }) => contactId)
    const reports = reportedBy.length > 0 ? { reportedBy } : {}
    const seen: LifeEvent = { type: 'SignOfLifeSeen', data: { source, seenAt: seenAt ?? at, ...reports } }
    return life.verdict ? [seen, { type: 'LifeRestored', data: { source, restoredAt: seen.data.seenAt } }] : [seen]
  }

/** They say so themselves: nobody waits for them any longer either. */
export const present =
  (sign: Sign): Decide =>
  (life, context) => [...endWait()(life, context), ...signOfLife(sign)(life, context)]

/** The same of a sign that was written down, while what it contradicts still stands. */
export const recordSign =
  ({ signAt, source }: Pick<Sign, 'source'> & { readonly signAt: string }): Decide =>
  (life, context) =>
    isContradicted(life, signAt) ? signOfLife({ source, seenAt: signAt })(life, context) : []
