import { refusing } from '../../kernel/errors.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import { MOST_DISMISSED, type DismissSuggestion, type InsightRefusal } from './contract.ts'
import type { InsightsEvent } from './events.ts'
import type { Insight } from './insight.ts'

const refuse = refusing<InsightRefusal>()

export const dismissSuggestion =
  ({ kind, key }: DismissSuggestion, familyId: string): Decision<Insight, InsightsEvent> =>
  ({ dismissed }, { at }) => {
    if (dismissed.includes(`${kind} ${key}`)) return []
    if (dismissed.length >= MOST_DISMISSED) throw refuse('too-many-dismissed')
    return [{ type: 'SuggestionDismissed', data: { familyId, kind, key, dismissedAt: at } }]
  }
