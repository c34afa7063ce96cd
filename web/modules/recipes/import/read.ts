import { v7 as uuid } from 'uuid'
import { Candidates, KeptRecipes, type AddRecipe } from '../../../../backend/modules/recipes/contract.ts'
import type { Candidate } from '../../../../backend/modules/recipes/contract/formats/candidate.ts'
import { recipesInFile, UnknownFormat } from '../../../../backend/modules/recipes/contract/formats/file.ts'
import { recipesInText } from '../../../../backend/modules/recipes/contract/formats/pasted.ts'
import { BrokenZip } from '../../../../backend/modules/recipes/contract/formats/zip.ts'
import { post } from '../../../app/http.ts'
import { importStrings as strings } from './strings.ts'

/** The recipes that were found, or a sentence that says why there are none. */
type Answer = readonly Candidate[] | string

/** A page of others, which the server fetches: a browser may not. */
export const readPage = async (url: string): Promise<Answer> =>
  (await post('/api/recipes/page', { url }, Candidates)).found

export const readText = (text: string): Answer => {
  const found = recipesInText(text, uuid)
  return found.length === 0 ? strings.noText : found
}

export const readFile = async (file: File, onOne: (n: number) => void): Promise<Answer> => {
  try {
    return await recipesInFile(file, uuid, onOne)
  } catch (error) {
    if (error instanceof UnknownFormat) return strings.unknown
    if (error instanceof BrokenZip || error instanceof SyntaxError || error instanceof TypeError) return strings.broken
    throw error
  }
}

/** Some of what was chosen; an answer each. */
export const keepSome = async (recipes: readonly AddRecipe[]) =>
  (await post('/api/recipes/import', { recipes }, KeptRecipes)).recipes
