import { Refused } from '../../kernel/errors.ts'
import { fetchGuarded, FetchRefused, type FetchFault, type Guard } from '../../kernel/http/fetchGuarded.ts'
import { newId } from '../../kernel/ids.ts'
import { recipesInJson, recipesInPage } from './contract/formats/page.ts'
import type { Candidates, RecipeRefusal } from './contract.ts'

const CODES: Readonly<Record<FetchFault, RecipeRefusal>> = {
  unreachable: 'unreachable',
  'blocked-address': 'blocked-address',
  'too-large': 'page-too-large',
}
const refuse = (code: RecipeRefusal) => new Refused(code)

/**
 * The recipes that a page of others says.
 * @throws Refused where there is none, or the page cannot be read
 */
export const recipesAt = async (address: string, guard?: Guard): Promise<Candidates> => {
  try {
    const { url, type, text } = await fetchGuarded(address, guard)
    const found = /json/i.test(type) ? recipesInJson(text, newId) : recipesInPage(text, url, newId)
    if (found.length === 0) throw refuse('not-a-recipe')
    return { found: [...found] } as Candidates
  } catch (error) {
    if (error instanceof FetchRefused) throw refuse(CODES[error.code])
    throw error
  }
}
