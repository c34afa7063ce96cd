import { minutesIn } from '../../ingredients/times.ts'
import { knownUnit } from '../../ingredients/spellings.ts'
import { candidateOf, type Candidate, type Draft, type DraftLine } from './candidate.ts'
import { amountOfNumber } from './numbersOf.ts'
import { isNode, type Node } from './schemaOrg.ts'
import { lineIn, wordsIn } from './text.ts'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const named = (value: unknown): string => (isNode(value) ? text(value['name']) : text(value))
const rowsOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
/** A field by its name in a table, or as the programs that talk to each other write it. */
const of = (node: Node, name: string): unknown =>
  node[name] ?? node[name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())]

/** How much of an ingredient Mealie shows as a line, from its parts: what it keeps of it. */
const lineOf = (node: Node, section: string): DraftLine => {
  const unit = named(of(node, 'unit'))
  const food = named(of(node, 'food'))
  const note = lineIn(text(of(node, 'note')))
  const original = lineIn(text(of(node, 'original_text')))
  const amount = amountOfNumber(of(node, 'quantity'))
  const line = [amount ? String(of(node, 'quantity')) : '', unit, food].filter(Boolean).join(' ')
  // Without a food the note is the line, as it was pasted; 1 is what stands there where nobody gave a number.
  const isSaid = unit !== '' || (amount !== null && amount.n !== amount.d)
  if (food === '') return { section, text: original || [isSaid ? line : '', note].filter(Boolean).join(' ') }
  return {
    section,
    text: original || [line, note].filter(Boolean).join(', '),
    amount,
    unit: knownUnit(unit).slice(0, 40),
    item: food,
    note,
  }
}

const stepsOf = (rows: readonly Node[]): Draft['steps'] => {
  let section = ''
  return rows.flatMap((row) => {
    section = lineIn(text(of(row, 'title'))) || section
    return wordsIn(text(of(row, 'text'))) === ''
      ? []
      : [{ section, text: wordsIn(text(of(row, 'text'))), minutes: null }]
  })
}

const timeOf = (value: unknown): Draft['prep'] => {
  const words = lineIn(text(value))
  return { minutes: minutesIn(words), words: /^P[\dT]/i.test(words) ? '' : words }
}
const servingsOf = (recipe: Node): string => {
  const said = lineIn(text(of(recipe, 'recipe_yield')))
  const n = text(of(recipe, 'recipe_yield_quantity')) || text(of(recipe, 'recipe_servings'))
  if (said === '') return Number(n) > 0 ? `${Number(n)} servings` : ''
  return /\d/.test(said) || !(Number(n) > 0) ? said : `${Number(n)} ${said}`
}

type Parts = {
  readonly ingredients: readonly Node[]
  readonly steps: readonly Node[]
  readonly notes: readonly Node[]
  readonly tags: readonly string[]
}

const draftOf = (recipe: Node, { ingredients, steps, notes, tags }: Parts): Draft => {
  let section = ''
  const address = text(of(recipe, 'org_url') ?? recipe['orgURL'])
  const noted = notes.map((note) => [text(note['title']), text(note['text'])].filter(Boolean).join(': '))
  const [prep, perform, cook] = ['prep_time', 'perform_time', 'cook_time'].map((name) => timeOf(of(recipe, name)))
  const total = timeOf(of(recipe, 'total_time'))
  const none = { minutes: null, words: '' }
  const known = [prep, perform, cook].some((time) => time && (time.words !== '' || time.minutes !== null))
  const cooked = perform && (perform.words !== '' || perform.minutes !== null) ? perform : (cook ?? none)
  return {
    title: lineIn(text(recipe['name'])),
    story: [text(recipe['description']), ...noted].map(wordsIn).filter(Boolean).join('\n\n'),
    makes: servingsOf(recipe),
    prep: prep ?? none,
    cook: cooked,
    wait: known ? none : total,
    tags: tags.map(lineIn),
    url: /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '',
    by: '',
    lines: ingredients.map((node) => {
      section = lineIn(text(of(node, 'title'))) || section
      return lineOf(node, section)
    }),
    steps: stepsOf(steps),
    own: of(recipe, 'everhearth'),
  }
}

const grouped = (rows: readonly Node[], ...keys: readonly string[]): ReadonlyMap<string, readonly Node[]> =>
  Map.groupBy(
    rows.toSorted((one, other) => Number(one['position'] ?? 0) - Number(other['position'] ?? 0)),
    (row) => text(keys.map((key) => row[key]).find((value) => value !== undefined && value !== null)),
  )
const byId = (rows: readonly Node[]): ReadonlyMap<string, Node> => new Map(rows.map((row) => [text(row['id']), row]))

/** One that is broken is told as such, and takes no other along. */
const safely = (recipe: Node, make: () => Candidate): Candidate => {
  try {
    return make()
  } catch {
    return { state: 'failed', title: lineIn(text(recipe['name'])), reasons: ['broken'] }
  }
}

/** The recipes of a backup: its tables, joined by their ids. */
export const recipesInBackup = (tables: unknown, newId: () => string): readonly Candidate[] => {
  if (!isNode(tables)) return []
  const rows = (name: string) => rowsOf(tables[name])
  const units = byId(rows('ingredient_units'))
  const foods = byId(rows('ingredient_foods'))
  const ingredients = grouped(rows('recipes_ingredients'), 'recipe_id')
  const steps = grouped(rows('recipe_instructions'), 'recipe_id', 'parent_id')
  const notes = grouped(rows('notes'), 'recipe_id', 'parent_id')
  const names = (link: string, table: string, id: string) => {
    const all = byId(rows(table))
    const links = grouped(rows(link), 'recipe_id')
    return (recipeId: string) => (links.get(recipeId) ?? []).map((row) => text(all.get(text(row[id]))?.['name']))
  }
  const tagsOf = names('recipes_to_tags', 'tags', 'tag_id')
  const categoriesOf = names('recipes_to_categories', 'categories', 'category_id')
  return rows('recipes').map((recipe) =>
    safely(recipe, () => {
      const id = text(recipe['id'])
      const joined = (ingredients.get(id) ?? []).map((row) => ({
        ...row,
        unit: units.get(text(row['unit_id'])) ?? null,
        food: foods.get(text(row['food_id'])) ?? null,
      }))
      const parts = {
        ingredients: joined,
        steps: steps.get(id) ?? [],
        notes: notes.get(id) ?? [],
        tags: [...tagsOf(id), ...categoriesOf(id)],
      }
      return candidateOf(draftOf(recipe, parts), newId)
    }),
  )
}

/** A recipe of an export of data: one file, with all that belongs to it. */
export const recipeInExport = (recipe: unknown, newId: () => string): Candidate | undefined => {
  if (!isNode(recipe) || text(recipe['name']) === '') return undefined
  const list = (name: string) => rowsOf(of(recipe, name))
  const tags = [...list('tags'), ...list('recipe_category')].map(named)
  return safely(recipe, () => {
    const parts = {
      ingredients: list('recipe_ingredient'),
      steps: list('recipe_instructions'),
      notes: list('notes'),
      tags,
    }
    return candidateOf(draftOf(recipe, parts), newId)
  })
}
