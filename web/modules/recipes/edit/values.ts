import * as v from 'valibot'
import {
  About,
  content,
  emptyAbout,
  makesOf,
  MOST_STEP,
  timeOf,
  Title,
  type Content,
  type RecipeDetail,
} from '../../../../backend/modules/recipes/contract.ts'
import { newStep, type TypedStep } from './steps.ts'

const about = About.entries
const times = about.times.entries.prep.entries
const tagsIn = (text: string): readonly string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim()))].filter(Boolean)

/** What stands in the fields of the form, by the rules of the contract. */
export const Fields = v.object({
  title: Title,
  cook: about.cook.entries.name,
  origin: about.origin.entries.name,
  when: about.when,
  place: about.place,
  makes: about.makes.entries.words,
  language: about.language,
  story: about.story,
  prep: times.words,
  cooking: times.words,
  wait: times.words,
  tags: v.pipe(v.string(), v.transform(tagsIn), about.tags),
  url: about.source.entries.url,
  note: about.source.entries.note,
})
export type Fields = v.InferOutput<typeof Fields>

/** What a form begins with: a recipe as it is, or nothing. */
export const fieldsOf = (row: RecipeDetail | undefined): v.InferInput<typeof Fields> => {
  const { cook, origin, when, place, makes, language, story, times: said, tags, source } = row?.about ?? emptyAbout
  return {
    title: row?.title ?? '',
    cook: cook.name,
    origin: origin.name,
    when,
    place,
    makes: makes.words,
    language,
    story,
    prep: said.prep.words,
    cooking: said.cook.words,
    wait: said.wait.words,
    tags: tags.join(', '),
    url: source.url,
    note: source.note,
  }
}

/** Who of the family's own list has such a name. */
export type IdOf = (name: string) => string | null

type Written = {
  readonly fields: Fields
  readonly ingredients: Content['ingredients']
  readonly steps: readonly TypedStep[]
  readonly allergens: Content['about']['allergens']
  readonly cardIds: readonly string[]
  readonly storyVoiceId: string | null
}

/** All of it as it is sent. A time or an amount whose words did not change stays as it was known. */
export const contentOf = (
  { fields, ingredients, steps, allergens, cardIds, storyVoiceId }: Written,
  before: RecipeDetail | undefined,
  idOf: IdOf,
): Content => {
  const known = (before?.about ?? emptyAbout).times
  const kept = (words: string, was: Content['about']['times']['prep']) => (was.words === words ? was : timeOf(words))
  const made = before?.about.makes
  return {
    title: fields.title,
    about: {
      cardIds: [...cardIds],
      storyVoiceId,
      story: fields.story,
      cook: { name: fields.cook, personId: idOf(fields.cook) },
      origin: { name: fields.origin, personId: idOf(fields.origin) },
      when: fields.when,
      place: fields.place,
      language: fields.language,
      makes: made?.words === fields.makes ? made : makesOf(fields.makes),
      times: {
        prep: kept(fields.prep, known.prep),
        cook: kept(fields.cooking, known.cook),
        wait: kept(fields.wait, known.wait),
      },
      tags: fields.tags,
      allergens,
      source: { url: fields.url, note: fields.note },
    },
    ingredients,
    steps: steps
      .filter(({ text }) => text.trim() !== '')
      .map(({ stepId, section, text, minutes, voiceId }) => ({
        voiceId,
        stepId,
        section,
        text: text.trim().slice(0, MOST_STEP),
        minutes: /^[1-9]\d{0,4}$/u.test(minutes) ? Number(minutes) : null,
      })),
  }
}

export const stepsOf = (row: RecipeDetail | undefined): readonly TypedStep[] => {
  const steps =
    row?.steps.map((step) => ({ ...step, minutes: step.minutes === null ? '' : String(step.minutes) })) ?? []
  return steps.length === 0 ? [newStep()] : steps
}

/** Whether lists are no longer than the contract has them; else its sentence. */
export const faultIn = ({ ingredients, steps }: Pick<Content, 'ingredients' | 'steps'>): string | undefined => {
  const found = v.safeParse(v.object({ ingredients: content.ingredients, steps: content.steps }), {
    ingredients,
    steps,
  })
  return found.success ? undefined : found.issues[0].message
}
