import { dismissSuggestion } from '../../../backend/modules/insights/decide.ts'
import { insight } from '../../../backend/modules/insights/insight.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** One suggestion that was wrong. */
export const live = async ({ tell }: Household, { id }: Author): Promise<void> => {
  await tell(insight, id, dismissSuggestion({ kind: 'gap', key: `voice:${id}` }, id), ownerOf(id))
}
