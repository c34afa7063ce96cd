import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ChangedRecipe,
  RecipeDetail,
  RecipeRow,
  type AddRecipe,
  type EditRecipe,
} from '../../../backend/modules/recipes/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['recipes']
const apiOf = (recipeId: string): string => `/api/recipes/${recipeId}`

/** The family's recipes, and those that were removed, as far as the reader may bring them back. */
export const recipes = () =>
  queryOptions({ queryKey: ['recipes'], queryFn: () => get('/api/recipes', v.array(RecipeRow)) })

/** One of them with all that it is. */
export const recipe = (recipeId: string) =>
  queryOptions({ queryKey: ['recipes', 'one', recipeId], queryFn: () => get(apiOf(recipeId), RecipeDetail) })

export const useAddRecipe = () =>
  useMutation({ mutationKey, mutationFn: (command: AddRecipe) => post('/api/recipes', command, ChangedRecipe) })

/** On the version that was seen; another one is refused. */
export const useEditRecipe = ({ id, revision }: Pick<RecipeRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: EditRecipe) => patch(apiOf(id), command, ChangedRecipe, { revision }),
  })

export const useRemoveRecipe = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<RecipeRow, 'id'>) => remove(apiOf(id), {}, ChangedRecipe) })

export const useRestoreRecipe = () =>
  useMutation({ mutationKey, mutationFn: (recipeId: string) => post(`${apiOf(recipeId)}/restore`, {}, ChangedRecipe) })
