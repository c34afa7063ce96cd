import { plus } from '../../../backend/kernel/log/decider.ts'
import { pauseLife, resumeLife } from '../../../backend/modules/life/decide/pause.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { planBy } from '../../../tests/household/lifePlan.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** How an author says when we ask them, and that they are away. */
export const live = async (house: Household, author: Author): Promise<void> => {
  const by = ownerOf(author.id)
  await planBy(house, author, null)
  for (const decision of [pauseLife({ until: plus(new Date().toISOString(), 86_400_000) }), resumeLife()])
    await house.tell(life, author.id, decision, by)
}
