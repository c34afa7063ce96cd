import { familySubject } from '../../kernel/identity/roles.ts'
import type { Aggregate } from '../../kernel/log/decider.ts'
import type { InsightsEvent } from './events.ts'

/** What a family says of suggestions; its id is the family's. */
export type Insight = {
  readonly status: 'new' | 'used'
  readonly familyId: string
  /** Each as its kind and its key. */
  readonly dismissed: readonly string[]
}

export const insight: Aggregate<Insight, InsightsEvent> = {
  category: 'insight',
  personal: {},
  subject: ({ familyId }) => familySubject(familyId),
  audience: ({ familyId }) => familySubject(familyId),
  initial: { status: 'new', familyId: '', dismissed: [] },
  evolve: ({ dismissed }, { data: { familyId, kind, key } }) => ({
    status: 'used',
    familyId,
    dismissed: [...dismissed, `${kind} ${key}`],
  }),
}
