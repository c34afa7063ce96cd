import { heading } from './door.ts'
import type { Family } from './family.ts'
import { press, write } from './keys.ts'

export const TITLE = 'Margaret’s dumplings'
const NEEDS = '2 cups flour\n3 eggs\n1,5 dl milk\na pinch of salt\nFor the pan:\n2-3 tbsp butter'

/** Writes the recipe as somebody without a mouse does. */
export const writeRecipe = async ({ page, main }: Family): Promise<void> => {
  await page.goto('/family-recipes')
  await press(page, main.getByRole('link', { name: 'Write a recipe' }))
  await heading(page, 'Write a recipe')
  await write(page, main.getByLabel('What it is called'), TITLE)
  await write(page, main.getByLabel('Whose recipe it is'), 'Margaret Ellis')
  await write(page, main.getByLabel('How much it makes'), '4 people')
  await main.getByLabel('What you need, one line each').fill(NEEDS)
  await write(page, main.getByLabel('Step 1', { exact: true }), 'Mix flour and salt. Make a hole in the middle.')
  await press(page, main.getByRole('button', { name: 'Add a step' }))
  await write(page, main.getByLabel('Step 2', { exact: true }), 'Stir from the inside out.')
  await write(page, main.getByLabel('Timer, in minutes').nth(1), '5')
  await press(page, main.getByRole('button', { name: 'Save' }))
  await heading(page, TITLE)
}
/** A line of what it needs: it has what is on the card, which no step has. */
export const needed = ({ main }: Family, item: string) => main.locator('li:has(summary)').filter({ hasText: item })
