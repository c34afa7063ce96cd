import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, words } from '../../../kernel/text.ts'
import { LAST_SECOND, MOST_DATE, MOST_NAME, MOST_NOTE, MOST_PAGE, MOST_PLACE, MOST_TAG, MOST_VALUE } from './bounds.ts'

const Part = line(MOST_NAME, `A name can have up to ${MOST_NAME} characters.`)
const WhenText = line(MOST_DATE, `A date can have up to ${MOST_DATE} characters.`)
const Place = line(MOST_PLACE, `A place can have up to ${MOST_PLACE} characters.`)
const Value = line(MOST_VALUE, `Please write up to ${MOST_VALUE} characters.`)
const Note = words(MOST_NOTE, `A note can have up to ${MOST_NOTE.toLocaleString('en-US')} characters.`)
export const Sex = v.picklist(['M', 'F', 'X', 'U'])
export type Sex = v.InferOutput<typeof Sex>
export const LifeState = v.picklist(['living', 'dead', 'unknown'])

/** A person as a short form asks for one; dates are words as anyone writes them. */
export const NewPerson = v.strictObject({
  personId: Id,
  given: Part,
  surname: Part,
  sex: v.optional(Sex, 'U'),
  born: v.optional(WhenText, ''),
  bornAt: v.optional(Place, ''),
  died: v.optional(WhenText, ''),
  hasDied: v.optional(v.boolean(), false),
  /** The member or relative of the family that this person is. */
  relativeId: v.optional(Id),
})
export type NewPerson = v.InferOutput<typeof NewPerson>

export const Kin = v.picklist(['parent', 'partner', 'child', 'sibling'])
export type Kin = v.InferOutput<typeof Kin>
/** Makes someone the parent, partner, child or sibling of a person: someone new, or one who is in the tree. */
export const AddRelation = v.strictObject({
  kin: Kin,
  /** In which family; left out, in the one where there is room, or a new one of this id. */
  familyId: v.optional(Id),
  newFamilyId: Id,
  person: v.variant('is', [
    v.strictObject({ is: v.literal('new'), ...NewPerson.entries }),
    v.strictObject({ is: v.literal('known'), personId: Id }),
  ]),
})
export type AddRelation = v.InferOutput<typeof AddRelation>

export const SetName = v.strictObject({ given: Part, surname: Part })
export type SetName = v.InferOutput<typeof SetName>
export const SetSex = v.strictObject({ sex: Sex })
export type SetSex = v.InferOutput<typeof SetSex>
export const SetLifeState = v.strictObject({ lifeState: LifeState })
export type SetLifeState = v.InferOutput<typeof SetLifeState>
export const SetRelative = v.strictObject({ relativeId: v.nullable(Id) })
export type SetRelative = v.InferOutput<typeof SetRelative>

/** The facts that a form offers; others that a file brought are shown and changed as well. */
export const FactTag = v.pipe(v.string(), v.maxLength(MOST_TAG), v.regex(/^_?[A-Z][A-Z0-9_]*$/u))
const fact = {
  type: v.optional(Value, ''),
  value: v.optional(Value, ''),
  date: v.optional(WhenText, ''),
  place: v.optional(Place, ''),
}
export const AddFact = v.strictObject({ tag: FactTag, ...fact })
export type AddFact = v.InferOutput<typeof AddFact>
/** What is left out stays. */
export const ChangeFact = v.strictObject({
  type: v.optional(Value),
  value: v.optional(Value),
  date: v.optional(WhenText),
  place: v.optional(Place),
})
export type ChangeFact = v.InferOutput<typeof ChangeFact>

/** Where something is known from: a memory of the family with its second or page, or words. */
export const CiteSource = v.strictObject({
  itemId: v.optional(Id),
  page: v.optional(line(MOST_PAGE, `Please write up to ${MOST_PAGE} characters.`), ''),
  /** In a recording, from its beginning. */
  seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_SECOND))),
})
export type CiteSource = v.InferOutput<typeof CiteSource>
export const AddNote = v.strictObject({ text: Note })
export type AddNote = v.InferOutput<typeof AddNote>

export const UndoChange = v.strictObject({ revision: v.pipe(v.number(), v.integer(), v.minValue(0)) })
export type UndoChange = v.InferOutput<typeof UndoChange>
/** In the address: whether it goes though others point to it, who then point to nobody. */
export const RemoveRecord = v.object({ links: v.optional(v.picklist(['keep', 'drop']), 'keep') })
export type RemoveRecord = v.InferOutput<typeof RemoveRecord>

export const BeginImport = v.strictObject({ importId: Id, itemId: Id })
export type BeginImport = v.InferOutput<typeof BeginImport>
export const CHARSETS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'ansel',
  'ascii',
  'cp1252',
  'cp437',
  'cp850',
  'macintosh',
] as const
export const ChooseCharset = v.strictObject({ charset: v.picklist(CHARSETS) })
export type ChooseCharset = v.InferOutput<typeof ChooseCharset>
export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedRecord = v.object({ id: Id, revision: v.number() })
