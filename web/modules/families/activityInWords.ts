import { filled } from '../../../backend/kernel/words/refusals.ts'
import type { Activity, FamilyView } from '../../../backend/modules/families/contract.ts'
import { strings } from './strings.ts'

const nameIn = ({ members }: FamilyView, accountId: string | null): string =>
  members.find((member) => member.accountId === accountId)?.name ?? strings.former

/** An activity holds ids alone: here it gets the names that the family has today. */
export const activityInWords = (view: FamilyView, { words, actorId, thingId }: Activity): string =>
  filled(words, { by: nameIn(view, actorId), who: nameIn(view, thingId) }, String)
