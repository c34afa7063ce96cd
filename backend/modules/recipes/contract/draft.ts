import { isSame } from '../ingredients/amount.ts'
import { readLine } from '../ingredients/parse.ts'
import { minutesIn } from '../ingredients/times.ts'
import { readYield } from '../ingredients/yields.ts'
import type { About, Ingredient } from './model.ts'

/** What comes whole: half of one is not bought. */
const WHOLE = /\b(?:eggs?|egg yolks?|eier|ei|eigelb|œufs?|oeufs?|huevos?|uov[oa])\b/iu

/** An ingredient as its line says it; whoever writes it may say it better. */
export const ingredientOf = (line: string, section = ''): Ingredient => {
  const { amount, to, unit, item, note, also } = readLine(line)
  const isRange = to !== null && amount !== null && !isSame(amount, to)
  return {
    section,
    amount,
    to: isRange ? to : null,
    unit,
    item,
    note,
    also: also.slice(0, 4),
    scale: unit === '' && WHOLE.test(item) ? 'steps' : 'linear',
    original: line.trim(),
  }
}

/** The lines of a list; one that ends in a colon begins a part, and a colon alone ends it. */
export const ingredientsOf = (text: string): Ingredient[] => {
  let section = ''
  const found: Ingredient[] = []
  for (const line of text.split(/\r?\n/u).map((each) => each.trim())) {
    if (line === '') continue
    if (/^(?![\d½⅓⅔¼¾⅛]).{0,99}:$/u.test(line)) section = line.slice(0, -1).trim()
    else found.push(ingredientOf(line, section))
  }
  return found
}

/** The other way: a list as it can be typed on. */
export const linesOf = (ingredients: readonly Ingredient[]): string => {
  let last = ''
  return ingredients
    .flatMap(({ section, original, item }) => {
      const head = section === last ? [] : [`${section}:`]
      last = section
      return [...head, original === '' ? item : original]
    })
    .join('\n')
}

export const timeOf = (words: string): About['times']['prep'] => ({ minutes: minutesIn(words), words })

export const makesOf = (words: string): About['makes'] => ({ ...readYield(words), words })

const nobody = { name: '', personId: null }
const noTime = { minutes: null, words: '' }
/** Nothing said yet. */
export const emptyAbout: About = {
  cardIds: [],
  storyVoiceId: null,
  story: '',
  cook: nobody,
  origin: nobody,
  when: '',
  place: '',
  language: 'en',
  makes: { amount: null, unit: '', words: '' },
  times: { prep: noTime, cook: noTime, wait: noTime },
  tags: [],
  allergens: [],
  source: { url: '', note: '' },
}
