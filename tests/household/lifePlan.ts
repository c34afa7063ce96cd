import { askCode } from '../../backend/modules/life/decide/report.ts'
import { setLifePlan } from '../../backend/modules/life/decide/plan.ts'
import type { PlanTerms } from '../../backend/modules/life/contract.ts'
import { life } from '../../backend/modules/life/life.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { ownerOf, type Author, type Household } from './household.ts'

/** An author who is asked after ninety days, and whose death so many contacts may report, but for what is said otherwise. */
export const planBy = (
  { tell }: Pick<Household, 'tell'>,
  author: Pick<Author, 'id'>,
  k: number | null,
  changes: Partial<PlanTerms> = {},
  at?: string,
) => {
  const terms = { intervalDays: 90, asks: 3, askEveryDays: 7, preconsentDays: 60, k, challengeDays: 7, ...changes }
  const facts = { confirmSingle: true, isVerified: true, isReauthenticated: true }
  return tell(life, author.id, setLifePlan({ ...terms, ...facts }), ownerOf(author.id), at)
}

/** A contact who may report alone, and has asked for the code that it takes. */
export const reporterOf = async (house: Household): Promise<{ author: Author; contactId: string; nonce: string }> => {
  const author = await house.author()
  const contactId = await house.contact(author)
  const nonce = newId()
  await planBy(house, author, 1)
  await house.tell(life, author.id, askCode({ contactId, nonce }), { kind: 'contact', id: contactId })
  return { author, contactId, nonce }
}
