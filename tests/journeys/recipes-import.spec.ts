// Through: recipes, families
import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/browserTest.ts'
import type { Content } from '../../backend/modules/recipes/contract.ts'
import { archiveOf } from '../../backend/modules/recipes/testing/archive.ts'
import { agreed } from '../../stack/seed/visitor.ts'
import { heading } from './support/door.ts'
import { newFamily, type Family } from './support/family.ts'
import { lookAt } from './support/look.ts'

const WORDS = `Plum jam
On the lid she wrote the weather.
Makes 6 jars
Ingredients
2 kg plums, halved
1 kg sugar
Method
1. Cook the plums for 45 minutes.
2. Stir.`

const backup = archiveOf([
  'database.json',
  JSON.stringify({
    recipes: [
      { id: 'r1', name: 'Borscht', description: 'Red.', recipe_yield: '4 bowls', perform_time: 'PT1H' },
      { id: 'r2', name: 'Plum jam' },
      { id: 'r3', name: '' },
    ],
    recipes_ingredients: [
      { recipe_id: 'r1', position: 0, quantity: 2.5, unit_id: 'u1', food_id: 'f1', note: 'grated' },
      { recipe_id: 'r2', position: 0, quantity: 2, unit_id: 'u1', food_id: 'f2', note: '' },
      { recipe_id: 'r2', position: 1, quantity: 1, unit_id: 'u1', food_id: 'f3', note: '' },
    ],
    ingredient_units: [{ id: 'u1', name: 'kg' }],
    ingredient_foods: ['beets', 'plums', 'sugar'].map((name, at) => ({ id: `f${at + 1}`, name })),
    recipe_instructions: ['r1', 'r2'].map((id) => ({ recipe_id: id, position: 0, text: 'Simmer.' })),
  }),
])
const goulash = archiveOf([
  'recipe.json',
  JSON.stringify({
    name: 'Goulash',
    description: 'Slow.',
    servings: 4,
    servings_text: 'plates',
    working_time: 30,
    waiting_time: 120,
    keywords: [{ name: 'stew' }],
    steps: [
      {
        name: '',
        instruction: 'Cut the beef and let it be.',
        order: 0,
        time: 90,
        ingredients: [
          { food: { name: 'beef' }, unit: { name: 'kg' }, amount: '1.2500000000', note: 'in cubes', order: 0 },
          { food: { name: 'salt' }, unit: null, amount: '0.0000000000', no_amount: true, note: '', order: 1 },
        ],
      },
    ],
  }),
])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

/** Chooses one of the three ways, and hands over what is to be read. */
const read = async ({ page, main }: Family, way: string, handOver: () => Promise<void>): Promise<void> => {
  await page.goto('/family-recipes/import')
  await heading(page, 'Bring recipes in')
  await main.getByRole('button', { name: way }).click()
  await handOver()
  await main.getByRole('button', { name: 'Read it' }).click()
}
const readFrom = (family: Family, name: string, buffer: Buffer): Promise<void> =>
  read(family, 'A file', () => family.main.getByLabel('File', { exact: true }).setInputFiles(file(name, buffer)))
const line = ({ main }: Family, title: string) => main.getByRole('listitem').filter({ hasText: title })
const keep = async ({ main }: Family, n: number): Promise<void> => {
  await main.getByRole('button', { name: n === 1 ? 'Keep 1 recipe' : `Keep ${n} recipes` }).click()
  const words = n === 1 ? '1 recipe is here for your family' : `${n} recipes are here for your family`
  await expect(main.getByText(words)).toBeVisible()
}

/** All that the family keeps, without ids that differ in each family. */
const keptBy = async ({ ask }: Family) => {
  const rows = agreed(await ask('GET', '/api/recipes')) as { readonly id: string }[]
  const whole = await Promise.all(rows.map(async ({ id }) => agreed(await ask('GET', `/api/recipes/${id}`)) as Content))
  return whole
    .map(({ title, about, ingredients, steps }) => ({
      title,
      about,
      ingredients,
      steps: steps.map(({ section, text, minutes, voiceId }) => ({ section, text, minutes, voiceId })),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
}
const exportAs = async ({ page, main }: Family, words: string): Promise<Buffer> => {
  await page.goto('/family-recipes')
  await main.getByRole('button', { name: 'More', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: words }).click()
  return readFile(await (await downloading).path())
}

test('recipes come in by three ways, a line each before anything is kept, and out and in again as they were', async ({
  browser,
}) => {
  const ruth = await newFamily(browser, 'brings')
  const { page, main } = ruth
  await read(ruth, 'A web page', () => main.getByLabel('Web address of the recipe').fill('http://127.0.0.1/soup'))
  await expect(main.getByRole('alert')).toContainText('We only read pages that are on the public internet.')
  await lookAt(page, { name: 'a page that is not read' })

  await read(ruth, 'Words to paste', () => main.getByLabel('The recipe', { exact: true }).fill(WORDS))
  await expect(main.getByRole('heading', { name: 'We found 1 recipe' })).toBeVisible()
  await expect(line(ruth, 'Plum jam')).toContainText('Needs a look')
  await main.getByRole('checkbox', { name: /Plum jam/ }).check()
  await keep(ruth, 1)

  await readFrom(ruth, 'mealie.zip', backup)
  await expect(main.getByRole('heading', { name: 'We found 3 recipes' })).toBeVisible()
  await expect(line(ruth, 'Borscht')).toContainText('Ready')
  await expect(line(ruth, 'Plum jam')).toContainText('Already here')
  await expect(line(ruth, 'Without a name')).toContainText('Cannot be read')
  await lookAt(page, { name: 'what was found in a file of recipes' })
  await keep(ruth, 1)

  await readFrom(ruth, 'tandoor.zip', archiveOf(['1.zip', goulash, true], ['2.zip', 'cut off', true]))
  await expect(line(ruth, '2.zip')).toContainText('Cannot be read')
  await keep(ruth, 1)
  const all = await keptBy(ruth)
  expect(all.map(({ title }) => title)).toEqual(['Borscht', 'Goulash', 'Plum jam'])

  const clara = await newFamily(browser, 'takes')
  for (const [at, words] of ['for Tandoor', 'as JSON-LD', 'as Markdown'].entries()) {
    await readFrom(clara, `recipes-${at}`, await exportAs(ruth, `Take all along ${words}`))
    await expect(clara.main.getByRole('heading', { name: 'We found 3 recipes' })).toBeVisible()
    if (at === 0) await keep(clara, 3)
    else await expect(clara.main.getByText('Already here')).toHaveCount(3)
    expect(await keptBy(clara)).toEqual(all)
  }
})

test('a file without a recipe in it is refused in words, and nothing is kept', async ({ browser }) => {
  const ruth = await newFamily(browser, 'reads')
  await readFrom(ruth, 'photo.jpg', Buffer.from('\u0000\u0001\u0002'))
  await expect(ruth.main.getByRole('alert')).toContainText('We found no recipe in this file.')
  await readFrom(ruth, 'half.zip', backup.subarray(0, 200))
  await expect(ruth.main.getByRole('alert')).toContainText('This file is damaged or cut off')
  expect(await keptBy(ruth)).toEqual([])
})
