import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory } from '../../backend/kernel/log/projection.ts'
import type { Content, RecipesEvent } from '../../backend/modules/recipes/events.ts'
import { wordsOf } from '../../backend/modules/recipes/reading.ts'
import { readable } from './readable.ts'
import { forget, nameAnew, set, type Key } from './rows.ts'

const none = sql.typeAlias('void')

const recipe = ({ id }: { readonly id: string }): Key => ({ kind: 'recipe', id })

/** What a recipe says: nothing of it once its key is gone, which is one for all of it. */
const saidIn = ({ title, ...content }: Content) => {
  const isOpen = readable(title) !== ''
  const { about } = content
  return {
    title: readable(title),
    caption: isOpen ? [about.cook.name, about.origin.name, about.place, ...about.tags].filter(Boolean).join(', ') : '',
    text: isOpen ? wordsOf(content) : '',
    personIds: isOpen ? [about.cook.personId, about.origin.personId].filter((id) => id !== null) : [],
  }
}

const write = async (tx: Tx, event: { readonly id: string; readonly data: Content }) => {
  const { title, caption, text, personIds } = saidIn(event.data)
  await set(
    tx,
    recipe(event),
    sql.fragment`title = ${title}, caption = ${caption}, text = ${text}, person_ids = ${sql.array(personIds, 'uuid')}`,
  )
  await nameAnew(tx, sql.fragment`d.kind = 'recipe' and d.id = ${event.id}`)
}
const hidden = (isHidden: boolean) => sql.fragment`is_hidden = ${isHidden}`

/** A recipe is found by its title, by whose it is and its tags, and by all that it says. */
export const recipes = forCategory<RecipesEvent>('recipe', {
  RecipeAdded: async (tx, event) => {
    await tx.query(none`
      insert into search.documents (kind, id, family_id) values ('recipe', ${event.id}, ${event.data.familyId})
      on conflict do nothing`)
    await write(tx, event)
  },
  RecipeEdited: (tx, event) => write(tx, event),
  RecipeRemoved: (tx, event) => set(tx, recipe(event), hidden(true)),
  RecipeRestored: (tx, event) => set(tx, recipe(event), hidden(false)),
  RecipeErased: (tx, event) => forget(tx, recipe(event)),
})
