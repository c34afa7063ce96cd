import { minutesIn } from '../../ingredients/times.ts'
import type { Draft, DraftStep } from './candidate.ts'
import { lineIn, linesIn, unescaped, wordsIn } from './text.ts'

export type Node = Readonly<Record<string, unknown>>
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.flat(8) : value === undefined || value === null ? [] : [value]

/** The words of a value: a text, a number, or what a thing is called. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (!isNode(value)) return ''
  return textOf(value['name'] ?? value['@value'] ?? value['text'] ?? value['headline'] ?? '')
}
const textsOf = (value: unknown): readonly string[] => listOf(value).map(textOf).filter(Boolean)

const lastPart = (type: string): string => type.split(/[/#:]/).at(-1)?.toLowerCase() ?? ''
const typesOf = ({ '@type': type }: Node): readonly string[] => textsOf(type).map(lastPart)

/** @number things of one page that are looked at */
const MOST_NODES = 50_000
/** @number how deep a thing can lie in others */
const MOST_DEPTH = 24

/** All recipes in the values of a page, wherever they lie; those of no other kind. */
export const recipesAmong = (values: readonly unknown[]): readonly Node[] => {
  const found: Node[] = []
  let left = MOST_NODES
  const look = (value: unknown, depth: number): void => {
    left -= 1
    if (left < 0 || depth > MOST_DEPTH || typeof value !== 'object' || value === null) return
    if (isNode(value) && typesOf(value).includes('recipe')) {
      found.push(value)
      return
    }
    for (const each of Object.values(value)) look(each, depth + 1)
  }
  for (const value of values) look(value, 0)
  return found
}

const NUMBERED = /^(?:step\s*)?\d{1,2}[.):]\s+(?=\S)/i
const stepsInText = (text: string, section: string): DraftStep[] =>
  linesIn(text).map((line) => ({ section, text: line.replace(NUMBERED, ''), minutes: null }))

/** Every shape in which pages say what is to do: texts, steps, directions in them, parts, lists of items. */
const stepsIn = (value: unknown, section: string, depth = 0): DraftStep[] => {
  if (depth > MOST_DEPTH) return []
  if (typeof value === 'string') return stepsInText(value, section)
  if (Array.isArray(value)) return value.flatMap((each) => stepsIn(each, section, depth + 1))
  if (!isNode(value)) return []
  const types = typesOf(value)
  const inside = value['itemListElement'] ?? value['steps']
  if (types.includes('howtosection')) return stepsIn(inside ?? value['text'], lineIn(textOf(value['name'])), depth + 1)
  if (value['item'] !== undefined) return stepsIn(value['item'], section, depth + 1)
  const own = stepsInText(
    textOf(value['text'] ?? (inside === undefined ? (value['name'] ?? value['description']) : undefined)),
    section,
  )
  const timed = minutesIn(textOf(value['performTime'] ?? value['timeRequired']))
  const steps = own.map((step, at) => (at === 0 ? { ...step, minutes: timed } : step))
  return inside === undefined || own.length > 0 ? steps : stepsIn(inside, section, depth + 1)
}

/** Of several the one that says most: `4` and `4 servings`. */
const yieldOf = (value: unknown): string =>
  textsOf(value)
    .map(lineIn)
    .toSorted((one, other) => other.length - one.length)[0] ?? ''

const timeOf = (value: unknown): Draft['prep'] => {
  const text = lineIn(textOf(value))
  return { minutes: minutesIn(text), words: /^P[\dT]/i.test(text) ? '' : text }
}
/** What is left of the whole time: nobody works in it. */
const waitOf = (total: Draft['prep'], prep: Draft['prep'], cook: Draft['prep']): Draft['prep'] => {
  const known = (prep.minutes ?? 0) + (cook.minutes ?? 0)
  const rest = (total.minutes ?? 0) - known
  return rest > 0 ? { minutes: rest, words: '' } : { minutes: null, words: total.minutes === null ? total.words : '' }
}

const addressOf = (value: unknown): string => {
  const text = unescaped(textOf(isNode(value) ? value['@id'] : value)).trim()
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? text : ''
}
const LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it'])

/** A recipe of schema.org as we would write it. */
export const draftOf = (node: Node, address = ''): Draft => {
  const prep = timeOf(node['prepTime'])
  const cook = timeOf(node['cookTime'] ?? node['performTime'])
  const tags = [node['keywords'], node['recipeCategory'], node['recipeCuisine']]
    .flatMap(textsOf)
    .flatMap((text) => text.split(/[,;]/))
    .map(lineIn)
  const language = textOf(node['inLanguage']).slice(0, 2).toLowerCase()
  const author = textsOf(node['author']).map(lineIn).filter(Boolean).join(', ')
  return {
    title: lineIn(textOf(node['name'] ?? node['headline'])),
    story: wordsIn(textOf(node['description'])),
    makes: yieldOf(node['recipeYield'] ?? node['yield']),
    prep,
    cook,
    wait: waitOf(timeOf(node['totalTime']), prep, cook),
    tags,
    url: addressOf(node['url']) || addressOf(node['mainEntityOfPage']) || address,
    by: author,
    ...(LANGUAGES.has(language) && { language }),
    lines: listOf(node['recipeIngredient'] ?? node['ingredients'])
      .flatMap((one) => linesIn(textOf(one)))
      .map((text) => ({ section: '', text })),
    steps: stepsIn(node['recipeInstructions'] ?? node['step'], ''),
    own: node['everhearth'],
  }
}
