import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, lines } from '../../../kernel/text.ts'
import { bounded } from '../../../kernel/words/bounded.ts'
import {
  MOST_AT_ONCE,
  MOST_CAPTION,
  MOST_DATE,
  MOST_NAME,
  MOST_PEOPLE,
  MOST_SHIFT,
  MOST_TAKEN_HOME,
  MOST_TITLE,
  MOST_TRANSCRIPT,
  MOST_WORDS,
} from './bounds.ts'

/** The family, or whoever added it and nobody else. */
export const Visibility = v.picklist(['family', 'only_me'])
export type Visibility = v.InferOutput<typeof Visibility>

const Title = line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`)
const Caption = lines(MOST_CAPTION, `A caption can have up to ${MOST_CAPTION.toLocaleString('en-US')} characters.`)
/**
 * How long they may be is the decision's to say; here they are only bounded.
 * @number characters of a written memory that the decision looks at
 */
const Words = lines(2 * MOST_WORDS)

/** A file, whose upload (purpose `item`) begins after it, or something written. */
export const AddItem = v.strictObject({
  itemId: Id,
  mediaId: v.optional(Id),
  /** How large the file is, where that is known. */
  bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** What the file was called: shown as one line without what cannot be seen, never used as a name of anything stored. */
  name: v.optional(bounded(MOST_NAME), ''),
  title: v.optional(Title, ''),
  text: v.optional(Words, ''),
  /** The item that this one tells about. */
  about: v.optional(Id),
  /** Made by the caller, for the two halves of a picture that moves: what it shares with the other one. */
  pair: v.optional(Id),
  visibility: v.optional(Visibility, 'family'),
  /** No machine is to look at it, whatever the family allows. */
  noAnalysis: v.optional(v.boolean()),
})
export type AddItem = v.InferOutput<typeof AddItem>

export const DescribeItem = v.strictObject({ title: Title, caption: Caption, text: v.optional(Words) })
export type DescribeItem = v.InferOutput<typeof DescribeItem>

const Shift = v.pipe(v.number(), v.integer(), v.minValue(-MOST_SHIFT), v.maxValue(MOST_SHIFT))
/**
 * When it was, in words (`readDate` of `contract/dates.ts`); none takes back what a person said. Or by how many minutes the
 * camera's clock was slow: only what has a time is moved.
 */
export const DateItem = v.union([
  v.strictObject({ words: line(MOST_DATE, `A date can have up to ${MOST_DATE} characters.`) }),
  v.strictObject({ shiftMinutes: Shift }),
])
export type DateItem = v.InferOutput<typeof DateItem>

/** Who is in it, all of them: members and relatives; `speakerId` is whose voice it is. */
export const TagPeople = v.strictObject({
  personIds: v.pipe(v.array(Id), v.maxLength(MOST_PEOPLE, `A memory can have up to ${MOST_PEOPLE} people.`)),
  speakerId: v.optional(v.nullable(Id), null),
})
export type TagPeople = v.InferOutput<typeof TagPeople>

export const PlaceItem = v.strictObject({ placeId: v.nullable(Id) })
export type PlaceItem = v.InferOutput<typeof PlaceItem>

/** How far the view of a picture is turned to the right; the file stays as it is. */
export const Turn = v.picklist([0, 90, 180, 270])
export type Turn = v.InferOutput<typeof Turn>
export const TurnPicture = v.strictObject({ degrees: Turn })
export type TurnPicture = v.InferOutput<typeof TurnPicture>

export const SetVisibility = v.strictObject({ visibility: Visibility })
export type SetVisibility = v.InferOutput<typeof SetVisibility>

/** Somebody else of the family has the same file; what they say of it stands beside the first caption. */
export const JoinItem = v.strictObject({ caption: v.optional(Caption, '') })
export type JoinItem = v.InferOutput<typeof JoinItem>

/** One's own mark: the others have theirs. */
export const MarkItem = v.strictObject({ isFavorite: v.boolean() })
export type MarkItem = v.InferOutput<typeof MarkItem>

/**
 * What is said in it: lines, with times or without, or a file of captions. How long they may be is the decision's to say.
 * @number characters of the words of an item's recording that the decision looks at
 */
export const WriteWords = v.strictObject({ text: lines(2 * MOST_TRANSCRIPT) })
export type WriteWords = v.InferOutput<typeof WriteWords>

/** Whether machines may look at it at all, where the family allows it. */
export const SetAnalysis = v.strictObject({ isAllowed: v.boolean() })
export type SetAnalysis = v.InferOutput<typeof SetAnalysis>

/** What a machine makes of an item that people read: what is said in it, and what is written on it. */
export const ReadingStep = v.picklist(['words', 'ocr'])
export type ReadingStep = v.InferOutput<typeof ReadingStep>
/** It is wrong: it is thrown away, and not made again. */
export const RejectReading = v.strictObject({ step: ReadingStep })
export type RejectReading = v.InferOutput<typeof RejectReading>

export const Nothing = v.strictObject({})

const Ids = v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_AT_ONCE, `Choose up to ${MOST_AT_ONCE} at once.`))
/** The same for several; each has an answer of its own. People are added to those who are there. */
export const ChangeItems = v.strictObject({
  ids: Ids,
  change: v.union([
    v.strictObject({ date: DateItem }),
    v.strictObject({ people: TagPeople.entries.personIds }),
    v.strictObject({ place: PlaceItem }),
    v.strictObject({ visibility: SetVisibility }),
    v.strictObject({ favorite: MarkItem }),
    v.strictObject({ bin: Nothing }),
    v.strictObject({ restore: Nothing }),
  ]),
})
export type ChangeItems = v.InferOutput<typeof ChangeItems>
/** In the order of the ids; `code` says why one stayed as it was. */
export const ChangedItems = v.object({
  items: v.array(v.object({ id: Id, revision: v.nullable(v.number()), code: v.nullable(v.string()) })),
})
export type ChangedItems = v.InferOutput<typeof ChangedItems>

/** Several with their files, as one zip. */
export const TakeHome = v.strictObject({
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_TAKEN_HOME, `Choose up to ${MOST_TAKEN_HOME} at once.`)),
})
export type TakeHome = v.InferOutput<typeof TakeHome>
/** Where the zip is, for a while; `n`: how many are in it, of those whose file is here and that whoever asks may see. */
export const TakenHome = v.object({ url: v.string(), n: v.number() })
export type TakenHome = v.InferOutput<typeof TakenHome>

/** What each command answers. */
export const ChangedItem = v.object({ id: Id, revision: v.number() })

/** @number characters of a SHA-256 in hexadecimal digits */
const Sha256 = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\da-f]{64}$/, 'This is no SHA-256.'))
export const Precheck = v.strictObject({
  files: v.pipe(
    v.array(v.strictObject({ sha256: Sha256, size: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
    v.maxLength(MOST_AT_ONCE),
  ),
})
export type Precheck = v.InferOutput<typeof Precheck>
/** In the order of the files. `have`: the family has it, and whoever asks may see it; `inBin`: it is in the bin. */
export const Prechecked = v.object({
  files: v.array(v.object({ answer: v.picklist(['new', 'have', 'inBin']), id: v.nullable(Id) })),
})
export type Prechecked = v.InferOutput<typeof Prechecked>
