import { thingOf } from '../../../../tests/household/thing.ts'
import { addRecipe, removeRecipe, renameRecipe, restoreRecipe } from '../decide.ts'
import { recipe } from '../recipe.ts'

const as = { role: 'owner' } as const

/** How a family uses its recipes: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', recipe, {
  path: '/api/recipes',
  body: (recipeId) => ({ recipeId, title: 'At the lake' }),
  sent: {
    'PATCH /api/recipes/:id': { title: 'By the gate' },
    'DELETE /api/recipes/:id': {},
    'POST /api/recipes/:id/restore': {},
  },
  add: (recipeId, familyId) => addRecipe({ recipeId, title: 'At the lake' }, { familyId }),
  remove: removeRecipe(as),
  lives: [renameRecipe({ title: 'By the gate' }, as), removeRecipe(as), restoreRecipe(as)],
})
