import { expect, test } from 'vitest'
import { archiveOf, type Entry } from './testing/archive.ts'
import { contentOf as recipe } from './testing/content.ts'
import type { Content } from './contract/commands.ts'
import type { Candidate } from './contract/formats/candidate.ts'
import { BrokenZip, filesIn } from './contract/formats/zip.ts'
import { recipesInFile, UnknownFormat } from './contract/formats/file.ts'
import { tandoorOf } from './contract/formats/tandoor.ts'
import { jsonLdFile, markdownOf } from './contract/formats/written.ts'

let n = 0
const newId = () => `018f0000-0000-7000-8000-${String((n += 1)).padStart(12, '0')}`
const zip = (...entries: readonly Entry[]): Blob => new Blob([new Uint8Array(archiveOf(...entries))])
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const linesOf = (one: Candidate | undefined) =>
  one && one.state !== 'failed'
    ? one.content.ingredients.map(({ amount, unit, item, note, section }) => [amount, unit, item, note, section])
    : []
const stepsOf = ({ steps }: Content) => steps.map(({ section, text, minutes }) => ({ section, text, minutes }))
const withoutIds = (one: Candidate | undefined) =>
  one && one.state !== 'failed' ? { ...one.content, steps: stepsOf(one.content) } : undefined

const tables = {
  recipes: [
    {
      id: 'r1',
      name: 'Borscht',
      description: 'Red.',
      recipe_yield: '4 servings',
      prep_time: '20 minutes',
      perform_time: 'PT1H',
      org_url: 'https://k.example/b',
    },
    { id: 'r2', name: '' },
  ],
  recipes_ingredients: [
    { recipe_id: 'r1', position: 1, quantity: 0.3333333, unit_id: 'u1', food_id: 'f2', note: 'to serve' },
    { recipe_id: 'r1', position: 0, title: 'Base', quantity: 2.5, unit_id: null, food_id: 'f1', note: 'grated' },
    { recipe_id: 'r1', position: 2, quantity: 0, food_id: null, note: '2 cups stock' },
    { recipe_id: 'r1', position: 3, quantity: 1, food_id: null, note: '3 tbsp dill' },
    { recipe_id: 'r1', position: 4, quantity: 2, food_id: null, note: 'onions' },
  ],
  ingredient_units: [{ id: 'u1', name: 'cup' }],
  ingredient_foods: [
    { id: 'f1', name: 'beets' },
    { id: 'f2', name: 'sour cream' },
  ],
  recipe_instructions: [
    { recipe_id: 'r1', position: 1, text: 'Simmer.' },
    { recipe_id: 'r1', position: 0, title: 'First', text: 'Grate.' },
  ],
  notes: [{ recipe_id: 'r1', title: 'Later', text: 'Better on the second day.' }],
  tags: [{ id: 't1', name: 'soup' }],
  recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
}

test('a backup of Mealie is joined: amount, unit and food stay apart, in their order', async () => {
  const found = await recipesInFile(
    zip(['database.json', JSON.stringify(tables)], ['data/recipes/r1/images/original.webp', 'x']),
    newId,
  )
  expect(linesOf(found[0])).toEqual([
    [{ n: 5, d: 2 }, '', 'beets', 'grated', 'Base'],
    [{ n: 1, d: 3 }, 'cup', 'sour cream', 'to serve', 'Base'],
    [{ n: 2, d: 1 }, 'cup', 'stock', '', 'Base'],
    [{ n: 3, d: 1 }, 'tbsp', 'dill', '', 'Base'],
    [{ n: 2, d: 1 }, '', 'onions', '', 'Base'],
  ])
  expect(found[0]).toMatchObject({
    state: 'ok',
    content: {
      title: 'Borscht',
      about: {
        story: 'Red.\n\nLater: Better on the second day.',
        tags: ['soup'],
        times: { prep: { minutes: 20 }, cook: { minutes: 60 } },
      },
      steps: [{ section: 'First', text: 'Grate.' }, { text: 'Simmer.' }],
    },
  })
  expect(found[1]).toMatchObject({ state: 'failed', reasons: ['no-title'] })
})

test('an export of Mealie is read a file a recipe, and a broken one takes no other along', async () => {
  const one = {
    name: 'Pie',
    recipeIngredient: [{ quantity: 1, unit: null, food: { name: 'apple' }, note: '' }],
    recipeInstructions: [{ text: 'Bake.' }],
    orgURL: '',
  }
  const found = await recipesInFile(
    zip(['recipes/pie/pie.json', JSON.stringify(one)], ['recipes/bad/bad.json', '{"name":']),
    newId,
  )
  expect(linesOf(found[0])).toEqual([[{ n: 1, d: 1 }, '', 'apple', '', '']])
  expect(found[1]).toEqual({ state: 'failed', title: 'bad.json', reasons: ['broken'] })
})

const tandoor = {
  name: 'Goulash',
  description: 'Slow.',
  servings: 4,
  servings_text: 'plates',
  working_time: 30,
  waiting_time: 120,
  keywords: [{ name: 'stew' }],
  source_url: 'https://k.example/g',
  steps: [
    {
      name: '',
      instruction: 'Fry.',
      order: 1,
      time: 10,
      ingredients: [{ food: { name: 'salt' }, unit: null, amount: '0.00', no_amount: true, order: 0, note: '' }],
    },
    {
      name: 'Meat',
      instruction: 'Cut.',
      order: 0,
      time: 0,
      ingredients: [
        { food: null, unit: null, amount: 0, is_header: true, note: 'For the pot', order: 0 },
        { food: { name: 'beef' }, unit: { name: 'kg' }, amount: '1.2500000000', note: 'in cubes', order: 1 },
      ],
    },
  ],
}
test('an export of Tandoor is an archive of archives; no amount is none, and never nothing', async () => {
  const inner = await bytesOf(zip(['recipe.json', JSON.stringify(tandoor)], ['image.png', 'x']))
  const found = await recipesInFile(zip(['Goulash.zip', inner, true], ['Broken.zip', 'no archive', true]), newId)
  expect(linesOf(found[0])).toEqual([
    [{ n: 5, d: 4 }, 'kg', 'beef', 'in cubes', 'For the pot'],
    [null, '', 'salt', '', ''],
  ])
  expect(found[0]).toMatchObject({
    content: { about: { makes: { words: '4 plates' } }, steps: [{ text: 'Cut.' }, { text: 'Fry.', minutes: 10 }] },
  })
  expect(found[1]).toEqual({ state: 'failed', title: 'Broken.zip', reasons: ['broken'] })
})

const ours = recipe('Dumplings', {
  steps: [{ stepId: newId(), section: 'Dough', text: 'Mix & <wait>\nlong.', minutes: 5, voiceId: null }],
})
test('what we export comes back as it was, as JSON-LD, in the shape of Tandoor and beside Markdown', async () => {
  const [fromJsonLd] = await recipesInFile(new Blob([jsonLdFile([ours])]), newId)
  const inner = await bytesOf(zip(['recipe.json', JSON.stringify(tandoorOf(ours))]))
  const [fromTandoor] = await recipesInFile(zip(['Dumplings.zip', inner]), newId)
  const beside = zip([`${ours.title}.md`, markdownOf(ours)], ['recipes.json', jsonLdFile([ours, recipe('Soup')])])
  const [fromMarkdown, another] = await recipesInFile(beside, newId)
  expect(another).toMatchObject({ state: 'ok', content: { title: 'Soup' } })
  const same = { ...ours, steps: stepsOf(ours) }
  expect(withoutIds(fromMarkdown)).toEqual(same)
  expect(withoutIds(fromJsonLd)).toEqual(same)
  expect(withoutIds(fromTandoor)).toEqual(same)
})

test('what we export reads in the words of others too', async () => {
  const plain = { ...tandoorOf(ours), everhearth: undefined }
  const [found] = await recipesInFile(zip(['recipe.json', JSON.stringify(plain)]), newId)
  expect(linesOf(found).map(([amount, unit, item]) => [amount, unit, item])).toEqual([
    [{ n: 2, d: 1 }, 'cup', 'flour'],
    [{ n: 3, d: 1 }, '', 'eggs'],
    [null, 'pinch', 'salt'],
  ])
  expect(markdownOf(ours)).toContain('- 2 cups flour\n- 3 eggs\n- pinch salt (“a pinch of salt”)')
  expect(markdownOf(ours)).toContain(String.raw`### Dough

1. Mix & \<wait\>
   long.`)
})

test('a file that is none of these is refused; an archive that unpacks to more than it may, as broken', async () => {
  await expect(recipesInFile(new Blob(['']), newId)).rejects.toThrow(UnknownFormat)
  await expect(recipesInFile(new Blob(['\u0000\u0001\u0002']), newId)).rejects.toThrow(UnknownFormat)
  await expect(recipesInFile(zip(['notes.txt', 'hello']), newId)).rejects.toThrow(UnknownFormat)
  await expect(recipesInFile(new Blob(['PK\u0003\u0004 cut off']), newId)).rejects.toThrow(BrokenZip)
  const bomb = zip(['recipes/a/a.json', new Uint8Array(20 * 1_024 * 1_024 + 1)])
  expect(await recipesInFile(bomb, newId)).toEqual([{ state: 'failed', title: 'a.json', reasons: ['broken'] }])
})

test('a name that leads out of an archive is not among its files', async () => {
  const files = await filesIn(
    zip(['../../evil.json', '{}'], ['/etc/a.json', '{}'], ['a/../../b.json', '{}'], ['ok/a..b.json', '{}']),
  )
  expect(files.map(({ name }) => name)).toEqual(['ok/a..b.json'])
})

test.each(['database.json', 'recipe.json'])('three thousand lines of anything in %s break nothing', async (name) => {
  const odd = [
    null,
    7,
    'x',
    [],
    {},
    { name: {} },
    { name: 'A', steps: 'x', recipeIngredient: 7 },
    { id: 'r', name: ['B'] },
  ]
  const value =
    name === 'database.json' ? { recipes: odd, recipes_ingredients: odd, tags: odd } : { name: 'A', steps: odd }
  const found = await recipesInFile(zip([name, JSON.stringify(value)]), newId)
  expect(found.every(({ state }) => ['ok', 'look', 'failed'].includes(state))).toBe(true)
})
