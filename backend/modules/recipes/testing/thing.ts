import { thingOf } from '../../../../tests/household/thing.ts'
import { addRecipe, editRecipe, removeRecipe, restoreRecipe } from '../decide.ts'
import { recipe } from '../recipe.ts'
import { contentOf } from './content.ts'

const as = { role: 'owner' } as const
const content = contentOf('At the lake')
const other = contentOf('By the gate')

/** How a family uses its recipes: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', recipe, {
  path: '/api/recipes',
  whole: 'GET /api/recipes/:id',
  body: (recipeId) => ({ recipeId, ...content }),
  sent: {
    'PATCH /api/recipes/:id': other,
    'DELETE /api/recipes/:id': {},
    'POST /api/recipes/:id/restore': {},
  },
  add: (recipeId, familyId) => addRecipe({ recipeId, ...content }, { familyId, kept: 0, known: new Set() }),
  remove: removeRecipe(as),
  lives: [editRecipe(other, { ...as, known: new Set() }), removeRecipe(as), restoreRecipe(as)],
})
