import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, words } from '../../../kernel/text.ts'
import { MOST_OPENERS } from './bounds.ts'

/** @number characters of a capsule's title */
const MOST_TITLE = 120
/** @number characters of something that is written into a capsule, or of an answer */
const MOST_WORDS = 20_000

/** @number characters of a capsule's zone */
const MOST_ZONE = 60
/** @number characters of the day on which a capsule opens */
const MOST_DAY = 10
const TOO_LONG = `Up to ${MOST_WORDS.toLocaleString('en')} characters fit here.`

const Title = v.pipe(
  line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`),
  v.minLength(1, 'Write a title.'),
)
/** A day on the calendar; whether it lies ahead is asked when it is sealed. */
const Day = v.pipe(line(MOST_DAY), v.regex(/^\d{4}-\d{2}-\d{2}$/u, 'Choose a day.'))
const Zone = line(MOST_ZONE)
const Openers = v.pipe(
  v.array(Id),
  v.maxLength(MOST_OPENERS, `A capsule can have up to ${MOST_OPENERS} people who open it.`),
)
const Words = v.pipe(words(MOST_WORDS, TOO_LONG), v.minLength(1, 'Write something.'))

/** When it opens: at the first moment of a day, where `zone` is. */
const Opening = { day: Day, zone: Zone } as const
export const AddCapsule = v.strictObject({ capsuleId: Id, title: Title, ...Opening, openerIds: Openers })
export type AddCapsule = v.InferOutput<typeof AddCapsule>

export const EditCapsule = v.omit(AddCapsule, ['capsuleId'])
export type EditCapsule = v.InferOutput<typeof EditCapsule>

export const ContributionKind = v.picklist(['file', 'words', 'question'])
/** A file that was sent, with a word about it; or something written; or a question to those who open it. */
export const Contribute = v.strictObject({
  contributionId: Id,
  kind: ContributionKind,
  mediaId: v.optional(Id),
  words: v.optional(words(MOST_WORDS, TOO_LONG), ''),
})
export type Contribute = v.InferOutput<typeof Contribute>

/** The title again, typed by whoever seals it. */
export const SealCapsule = v.strictObject({ confirmWords: line(MOST_TITLE) })
export type SealCapsule = v.InferOutput<typeof SealCapsule>

export const MoveOpening = v.strictObject(Opening)
export type MoveOpening = v.InferOutput<typeof MoveOpening>

export const ChangeOpeners = v.strictObject({ openerIds: Openers })
export type ChangeOpeners = v.InferOutput<typeof ChangeOpeners>

export const AnswerQuestion = v.strictObject({ answerId: Id, contributionId: Id, words: Words })
export type AnswerQuestion = v.InferOutput<typeof AnswerQuestion>

export const Nothing = v.strictObject({})
