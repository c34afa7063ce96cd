import { knownUnit } from '../../ingredients/spellings.ts'
import type { Content } from '../commands.ts'
import { candidateOf, type Candidate, type Draft, type DraftLine } from './candidate.ts'
import { amountOfNumber } from './numbersOf.ts'
import { isNode, type Node } from './schemaOrg.ts'
import { lineIn, wordsIn } from './text.ts'

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const rowsOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
const nameIn = (value: unknown): string => (isNode(value) ? lineIn(text(value['name'])) : lineIn(text(value)))
const inOrder = (rows: readonly Node[]): readonly Node[] =>
  rows.toSorted((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0))

const lineOf = (node: Node, section: string): DraftLine => {
  const amount = node['no_amount'] === true ? null : amountOfNumber(node['amount'])
  const [unit, item, note] = [nameIn(node['unit']), nameIn(node['food']), lineIn(text(node['note']))]
  const said = [
    amount
      ? text(node['amount'])
          .replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '')
      : '',
    unit,
    item,
  ]
    .filter(Boolean)
    .join(' ')
  const line = lineIn(text(node['original_text'])) || [said, note].filter(Boolean).join(', ')
  if (item === '') return { section, text: line }
  return { section, text: line, amount, unit: knownUnit(unit).slice(0, 40), item, note }
}

const linesOf = (steps: readonly Node[]): DraftLine[] => {
  const lines: DraftLine[] = []
  for (const step of steps) {
    let section = nameIn(step)
    for (const node of inOrder(rowsOf(step['ingredients']))) {
      if (node['is_header'] === true) section = lineIn(text(node['note'])) || section
      else lines.push(lineOf(node, section))
    }
  }
  return lines
}

const minutes = (value: unknown): number | null => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : null
}
const time = (value: unknown): Draft['prep'] => ({ minutes: minutes(value), words: '' })

/** A recipe of an export: `recipe.json`, whose steps hold what is needed for them. */
export const recipeInTandoor = (recipe: unknown, newId: () => string): Candidate | undefined => {
  if (!isNode(recipe) || !Array.isArray(recipe['steps'])) return undefined
  const steps = inOrder(rowsOf(recipe['steps']))
  const servings = Number(recipe['servings'])
  const address = text(recipe['source_url'])
  const draft: Draft = {
    title: lineIn(text(recipe['name'])),
    story: wordsIn(text(recipe['description'])),
    makes: [servings > 0 ? String(servings) : '', lineIn(text(recipe['servings_text']))].filter(Boolean).join(' '),
    prep: time(recipe['working_time']),
    cook: { minutes: null, words: '' },
    wait: time(recipe['waiting_time']),
    tags: rowsOf(recipe['keywords']).map(nameIn),
    url: /^https?:\/\//i.test(address) && URL.canParse(address) ? address : '',
    by: '',
    lines: linesOf(steps),
    steps: steps.map((step) => ({
      section: nameIn(step),
      text: wordsIn(text(step['instruction'])),
      minutes: minutes(step['time']),
    })),
    own: recipe['everhearth'],
  }
  return candidateOf(draft, newId)
}

/** The other way: what Tandoor reads, and beside it all that it does not know. */
export const tandoorOf = (recipe: Content): Node => {
  const { title, about, ingredients, steps } = recipe
  const needed = ingredients.map(({ amount, unit, item, note }, order) => ({
    food: { name: item, ignore_shopping: false, supermarket_category: null },
    unit: unit === '' ? null : { name: unit, description: null },
    amount: amount ? (amount.n / amount.d).toFixed(10) : '0.0000000000',
    note: note.slice(0, 256),
    order,
    is_header: false,
    no_amount: amount === null,
    always_use_plural_unit: false,
    always_use_plural_food: false,
  }))
  const rows = steps.length === 0 ? [{ section: '', text: '', minutes: null }] : steps
  const { amount } = about.makes
  return {
    name: title.slice(0, 128),
    description: about.story.slice(0, 512),
    keywords: about.tags.map((name) => ({ name, description: '' })),
    steps: rows.map(({ section, text: instruction, minutes: timer }, order) => ({
      name: section,
      instruction,
      ingredients: order === 0 ? needed : [],
      time: timer ?? 0,
      order,
      show_as_header: section !== '',
      show_ingredients_table: true,
    })),
    working_time: (about.times.prep.minutes ?? 0) + (about.times.cook.minutes ?? 0),
    waiting_time: about.times.wait.minutes ?? 0,
    internal: true,
    nutrition: null,
    servings: amount ? Math.max(1, Math.round(amount.n / amount.d)) : 1,
    servings_text: about.makes.unit.slice(0, 32),
    source_url: about.source.url === '' ? null : about.source.url,
    everhearth: recipe,
  }
}
