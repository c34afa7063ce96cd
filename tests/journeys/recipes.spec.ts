// Through: recipes, families
import { expect, test } from '../support/browserTest.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily } from './support/family.ts'
import { press } from './support/keys.ts'
import { lookAt } from './support/look.ts'
import { newMember } from './support/members.ts'
import { needed, TITLE, writeRecipe } from './support/recipes.ts'

test('a recipe is written by keys, read back in the words of the card, made for more, and found', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'recipes')
  const { page, main } = ruth
  await page.goto('/family-recipes')
  await expect(main.getByRole('heading', { name: 'No recipes yet' })).toBeVisible()
  await lookAt(page, { name: 'no recipes' })
  await writeRecipe(ruth)

  await expect(needed(ruth, 'flour')).toContainText('2 cups')
  await expect(needed(ruth, 'milk')).toContainText('1.5 dl')
  await expect(needed(ruth, 'salt')).toContainText('pinch')
  await expect(main.getByRole('heading', { name: 'For the pan' })).toBeVisible()
  await expect(main.getByText('The card is for 4 people.')).toBeVisible()
  await lookAt(page, { name: 'a recipe' })
  await press(page, needed(ruth, 'milk').locator('summary'), 'Enter')
  await expect(needed(ruth, 'milk')).toContainText('1,5 dl milk')

  const more = main.getByRole('button', { name: 'Make more' })
  await more.click()
  await more.click()
  await expect(main.getByText('For 6')).toBeVisible()
  await expect(needed(ruth, 'flour')).toContainText('3 cups')
  await expect(needed(ruth, 'eggs')).toContainText('4 ½eggs, so take 5')
  await expect(needed(ruth, 'butter')).toContainText('3–4 ½ tbsp')
  await main.getByRole('button', { name: 'Metric' }).click()
  await expect(needed(ruth, 'flour')).toContainText('about 375 g')
  await expect(main.getByText('5 min')).toBeVisible()

  await main.getByRole('button', { name: 'Other ways to scale' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'By one ingredient' }).click()
  await dialog.getByLabel('How much of it you have').fill('4 cups')
  await lookAt(page, { name: 'other ways to scale a recipe' })
  await dialog.getByRole('button', { name: 'Use it' }).click()
  await expect(main.getByText('For 8')).toBeVisible()

  await main.getByRole('link', { name: 'Change' }).click()
  await heading(page, `Change “${TITLE}”`)
  await main.getByText('How we read it').click()
  await main.getByRole('button', { name: /^Correct ?: salt$/ }).click()
  await dialog.getByLabel('How much').fill('1/2')
  await dialog.getByLabel('Unit').fill('tsp')
  await dialog.getByRole('button', { name: 'Use this' }).click()
  await lookAt(page, { name: 'a recipe that is changed' })
  await main.getByRole('button', { name: 'Save' }).click()
  await heading(page, TITLE)
  await expect(needed(ruth, 'salt')).toContainText('½ tsp')
  await expect(needed(ruth, 'salt')).toContainText('a pinch of salt')

  await main.getByRole('link', { name: 'Recipes' }).first().click()
  const found = main.getByRole('link', { name: TITLE })
  await main.getByLabel('Search recipes and ingredients').fill('butter')
  await expect(found).toBeVisible()
  await lookAt(page, { name: 'recipes' })
  await main.getByLabel('Search recipes and ingredients').fill('beans')
  await expect(main.getByText('No recipes match.')).toBeVisible()
})

test('it is cooked step by step without a connection, with its timer', async ({ browser }) => {
  const ruth = await newFamily(browser, 'cooks')
  const { page, main } = ruth
  await writeRecipe(ruth)
  await page.context().setOffline(true)
  await main.getByRole('button', { name: 'Start cooking' }).click()
  const cook = page.getByRole('dialog', { name: `Cooking: ${TITLE}` })
  await expect(cook.getByText('Step 1 of 2')).toBeVisible()
  await cook.getByRole('button', { name: 'Next step' }).click()
  await cook.getByRole('button', { name: 'Start 5 min' }).click()
  await expect(cook.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/)
  await cook.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(cook.getByText('Mix flour and salt.')).toBeVisible()
  await expect(cook.getByRole('timer')).toBeVisible()
  await cook.getByRole('button', { name: 'You need' }).click()
  await expect(cook.getByRole('listitem').filter({ hasText: 'flour' })).toContainText('2 cups')
  await lookAt(page, { name: 'what a recipe needs while it is cooked' })
  await cook.getByRole('button', { name: 'Back to the step' }).click()
  await lookAt(page, { name: 'a step that is cooked' })
  await cook.getByRole('button', { name: 'Stop cooking' }).click()
  await expect(cook).toHaveCount(0)
  await page.context().setOffline(false)
})

test('a viewer reads and cooks, and is offered no change; what they send all the same is refused', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'keeps')
  const nora = await newMember(browser, ruth, 'Nora', 'viewer')
  await writeRecipe(ruth)
  const { page, main, ask } = nora
  await page.goto('/family-recipes')
  await main.getByRole('link', { name: TITLE }).click()
  await heading(page, TITLE)
  await expect(main.getByRole('button', { name: 'Start cooking' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Change' })).toHaveCount(0)
  const [row] = agreed(await ask('GET', '/api/recipes')) as { id: string; mayChange: boolean }[]
  expect(row?.mayChange).toBe(false)
  expect((await ask('DELETE', `/api/recipes/${row?.id}`, {})).status).toBe(403)
})
