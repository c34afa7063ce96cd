import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { FamilyRole } from '../../kernel/identity/roles.ts'
import { Name } from '../../kernel/text.ts'

export * from './contract/refusals.ts'

/** @number relatives without an account in a family */
export const MOST_RELATIVES = 5_000
/** @number pairs of people that can be stated to be kin in a family */
export const MOST_LINES = 20_000
/** @number steps within which two people are related */
export const MOST_STEPS = 10

const Sex = v.picklist(['female', 'male'])
const RelativeName = v.pipe(Name, v.minLength(1, 'Write a name.'))

export const AddRelative = v.strictObject({
  relativeId: Id,
  name: RelativeName,
  sex: v.optional(v.nullable(Sex), null),
  hasDied: v.optional(v.boolean(), false),
})
export type AddRelative = v.InferOutput<typeof AddRelative>

/** What is left out stays. */
export const ChangeRelative = v.strictObject({
  name: v.optional(RelativeName),
  sex: v.optional(v.nullable(Sex)),
  hasDied: v.optional(v.boolean()),
})
export type ChangeRelative = v.InferOutput<typeof ChangeRelative>

/** Whether nobody is to be reminded of somebody: they are not shown on this day, nor asked about. */
export const SetQuiet = v.strictObject({ isQuiet: v.boolean() })
export type SetQuiet = v.InferOutput<typeof SetQuiet>

/** What can be stated; everything else follows from it. */
export const StatedKin = v.picklist(['parent', 'partner', 'sibling'])
export type StatedKin = v.InferOutput<typeof StatedKin>

/** "from is the … of to." */
export const StateKin = v.strictObject({ from: Id, to: Id, kin: StatedKin })
export type StateKin = v.InferOutput<typeof StateKin>
export const UnstateKin = v.strictObject({ from: Id, to: Id })
export type UnstateKin = v.InferOutput<typeof UnstateKin>
export const KinPathQuery = UnstateKin

export const Nothing = v.strictObject({})

/** What the next person is to the one before. */
export const Kin = v.picklist([...StatedKin.options, 'child'])
export type Kin = v.InferOutput<typeof Kin>

/** From one person to another, the first left out; null where no path of ten steps leads there. */
export const KinPath = v.nullable(v.array(v.object({ id: Id, kin: Kin, name: v.string(), sex: v.nullable(Sex) })))
export type KinPath = v.InferOutput<typeof KinPath>
export const KinPathAnswer = v.object({ path: KinPath })

/** Someone of the family, with an account or without. */
export const Relative = v.object({
  id: Id,
  name: v.string(),
  /** What they are in the family; null for a relative without an account. */
  role: v.nullable(FamilyRole),
  sex: v.nullable(Sex),
  hasDied: v.boolean(),
  /** Nobody is reminded of them. */
  isQuiet: v.boolean(),
  isYou: v.boolean(),
  mayChange: v.boolean(),
  /** From you to them. */
  path: KinPath,
})
export type Relative = v.InferOutput<typeof Relative>

export const KinLine = v.object({ ...StateKin.entries, mayChange: v.boolean() })
export type KinLine = v.InferOutput<typeof KinLine>

/** What GET /api/relatives answers: members first. */
export const Relatives = v.object({ people: v.array(Relative), lines: v.array(KinLine), mayAdd: v.boolean() })
export type Relatives = v.InferOutput<typeof Relatives>
