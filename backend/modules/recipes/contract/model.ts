import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, words } from '../../../kernel/text.ts'
import { bounded } from '../../../kernel/words/bounded.ts'
import { LARGEST_D, LARGEST_N } from '../ingredients/amount.ts'
import { MOST_LINE } from '../ingredients/parse.ts'
import { SCALES } from '../ingredients/scale.ts'
import { MOST_MINUTES } from '../ingredients/times.ts'
import { MOST_CARDS, MOST_INGREDIENTS, MOST_STEP, MOST_STEPS, MOST_STORY, MOST_TAGS, MOST_TITLE } from './bounds.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))
/** Two whole numbers; what is not known is null, never 0. */
export const Amount = v.strictObject({ n: whole(LARGEST_N), d: whole(LARGEST_D) })

/** @number characters of a unit of a recipe */
const Unit = line(40, 'A unit can have up to 40 characters.')
const measure = { amount: v.nullable(Amount), to: v.nullable(Amount), unit: Unit }
export const Measure = v.strictObject(measure)

/** @number characters of the name of a part of a recipe, such as "For the dough" */
const Section = line(100, 'The name of a part can have up to 100 characters.')
/** @number other measures of the same ingredient */
const Also = v.pipe(v.array(Measure), v.maxLength(4))
export const Ingredient = v.strictObject({
  section: Section,
  ...measure,
  item: v.pipe(line(MOST_LINE), v.minLength(1, 'Write what is needed.')),
  note: line(MOST_LINE),
  also: Also,
  scale: v.picklist(SCALES),
  /** The line as it stood on the card. */
  original: line(MOST_LINE, `An ingredient can have up to ${MOST_LINE} characters.`),
})
export type Ingredient = v.InferOutput<typeof Ingredient>

const Minutes = v.nullable(whole(MOST_MINUTES))
export const Step = v.strictObject({
  stepId: Id,
  section: Section,
  text: v.pipe(
    words(MOST_STEP, `A step can have up to ${MOST_STEP.toLocaleString('en-US')} characters.`),
    v.minLength(1, 'Write what is to do.'),
  ),
  /** Its timer. */
  minutes: Minutes,
  /** A memory of the family's in which somebody says how it is done. */
  voiceId: v.nullable(Id),
})
export type Step = v.InferOutput<typeof Step>

/** @number characters of a recipe's time in words */
const TimeWords = line(100, 'A time can have up to 100 characters.')
/** Its words as they were said; minutes where they say a number. */
export const Time = v.strictObject({ minutes: Minutes, words: TimeWords })

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const
/** The fourteen that the European Union has every label name. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soya',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const

/** @number characters of the name of who cooks it, or taught it */
const PersonName = line(100, 'A name can have up to 100 characters.')
/** By name; with an id where it is someone of the family's own list. */
const Person = v.strictObject({ name: PersonName, personId: v.nullable(Id) })
/** @number characters of when and where a recipe comes from */
const Whence = line(120, 'This can have up to 120 characters.')
/** @number characters of how much a recipe makes */
const MakesWords = line(120, 'How much it makes can have up to 120 characters.')
/** @number characters of a recipe's tag */
const Tag = v.pipe(line(40, 'A tag can have up to 40 characters.'), v.minLength(1))
/** @number characters of the web address that a recipe is from */
const Source = bounded(2_000)

export const About = v.strictObject({
  /** Memories of the family's: pictures of the card, and who tells the story. */
  cardIds: v.pipe(v.array(Id), v.maxLength(MOST_CARDS, `A recipe can have up to ${MOST_CARDS} pictures.`)),
  storyVoiceId: v.nullable(Id),
  story: words(MOST_STORY, `The story can have up to ${MOST_STORY.toLocaleString('en-US')} characters.`),
  cook: Person,
  /** Who it was learned from, and when. */
  origin: Person,
  when: Whence,
  place: Whence,
  language: v.picklist(LANGUAGES),
  /** `12 cookies`, with its words: the unit is what they are. */
  makes: v.strictObject({ amount: v.nullable(Amount), unit: MakesWords, words: MakesWords }),
  times: v.strictObject({ prep: Time, cook: Time, wait: Time }),
  tags: v.pipe(v.array(Tag), v.maxLength(MOST_TAGS, `A recipe can have up to ${MOST_TAGS} tags.`)),
  allergens: v.array(v.picklist(ALLERGENS)),
  /** Where it was found: an address of the web, or empty; and what else is to be said of that. */
  source: v.strictObject({
    url: v.union([v.literal(''), v.pipe(Source, v.url(), v.regex(/^https?:/i, 'Only web addresses are kept.'))]),
    note: Whence,
  }),
})
export type About = v.InferOutput<typeof About>

export const Title = v.pipe(
  line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`),
  v.minLength(1, 'Write a title.'),
)
/** All that a recipe is. */
export const content = {
  title: Title,
  about: About,
  ingredients: v.pipe(
    v.array(Ingredient),
    v.maxLength(MOST_INGREDIENTS, `A recipe can have up to ${MOST_INGREDIENTS} ingredients.`),
  ),
  steps: v.pipe(v.array(Step), v.maxLength(MOST_STEPS, `A recipe can have up to ${MOST_STEPS} steps.`)),
}
