import * as v from 'valibot'
import { AiFeature, Instant } from '../../kernel/contract.ts'
import type { Sentences } from '../../kernel/words/refusals.ts'

/** Each of them is answered by itself. */
export const FEATURES: readonly AiFeature[] = AiFeature.options
export type Feature = AiFeature

/** Of a family for all that it keeps, or of one member for what they have added. */
export const Level = v.picklist(['family', 'member'])
export type Level = v.InferOutput<typeof Level>

/** @number characters of the name of an engine outside of our service */
const MOST_ENGINE = 253
const engine = v.pipe(v.string(), v.maxLength(MOST_ENGINE))

const answers = { read: v.optional(v.boolean()), listen: v.optional(v.boolean()), organize: v.optional(v.boolean()) }
/** What is left out stays as it was. `engine` names the one outside of our service that may listen. */
export const SetChoices = v.strictObject({
  level: Level,
  switches: v.strictObject(answers),
  engine: v.optional(engine, ''),
})
export type SetChoices = v.InferInput<typeof SetChoices>

/** Languages that can be chosen, by their codes; `any`: the machine tells, and writes nothing down where it cannot. */
export const Language = v.picklist(['any', 'en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sv', 'uk'])
export type Language = v.InferOutput<typeof Language>
export const ChooseLanguage = v.strictObject({ language: Language })
export type ChooseLanguage = v.InferOutput<typeof ChooseLanguage>

/** Null where nobody has answered. */
const Said = v.nullable(v.boolean())
const SaidOf = v.object({ read: Said, listen: Said, organize: Said })
export type SaidOf = v.InferOutput<typeof SaidOf>

/** What machines may do in a family, as one of its members sees it. */
export const Choices = v.object({
  /** What this house can do at all. */
  offered: v.array(AiFeature),
  /** Of that, what has nothing yet that could do it: it begins by itself once it has. */
  missing: v.array(AiFeature),
  /** The engine outside of our service that would listen; empty where none would. */
  outside: v.string(),
  family: SaidOf,
  language: Language,
  /** What the member who asks said of their own things; nothing means as the family. */
  own: SaidOf,
  mayDecide: v.boolean(),
  /** What somebody said no to and is being erased right now. */
  erasing: v.array(AiFeature),
})
export type Choices = v.InferOutput<typeof Choices>

/** What was erased after a no: of each kind how many things had it, and how many originals and words of people stay. */
export const Receipt = v.object({
  id: v.string(),
  feature: AiFeature,
  level: Level,
  /** By name: “a former member” whose account is gone. */
  by: v.string(),
  erased: v.number(),
  saidAt: Instant,
  finishedAt: Instant,
})
export type Receipt = v.InferOutput<typeof Receipt>

export const refusals = { 'not-offered': 409, 'consent-needed': 409 } as const
export type ChoiceRefusal = keyof typeof refusals
export const sentences: Sentences<ChoiceRefusal> = {
  'not-offered': 'This is not available here yet.',
  'consent-needed': 'Recordings would be sent to {engine}. Please read that again, and say yes to it by name.',
}
