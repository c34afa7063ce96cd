import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from 'wouter'
import { Loaded } from '../../app/Loaded.tsx'
import { RecipeEditor } from './edit/RecipeEditor.tsx'
import { ImportPage } from './import/ImportPage.tsx'
import { ShownRecipe } from './recipe/ShownRecipe.tsx'
import { recipe } from './recipes.ts'
import { strings } from './strings.ts'

/** A recipe by its id, and `?edit` to change it; a new one; or those that others have written. */
export function RecipePage() {
  const { name } = useParams<{ name: string }>()
  if (name === 'import') return <ImportPage />
  return name === 'new' ? <RecipeEditor /> : <One recipeId={name} />
}

function One({ recipeId }: { recipeId: string }) {
  const isEdited = new URLSearchParams(useSearch()).has('edit')
  const one = useQuery(recipe(recipeId))
  return (
    <Loaded query={one} words={strings.fetching}>
      {(row) =>
        isEdited && row.mayChange ? <RecipeEditor key={row.id} row={row} /> : <ShownRecipe key={row.id} row={row} />
      }
    </Loaded>
  )
}
