import * as v from 'valibot'
import { Id, Instant } from '../../../kernel/contract.ts'
import { MOST_SOUGHT } from './bounds.ts'
import { Kin, LifeState } from './commands.ts'

export const PeopleQuery = v.object({
  find: v.optional(v.pipe(v.string(), v.maxLength(MOST_SOUGHT)), ''),
  /** Of what is shown: everyone, those who may live, those who have died, those in no family. */
  only: v.optional(v.picklist(['all', 'living', 'dead', 'unconnected']), 'all'),
  /** From where on: what `next` of the page before says. */
  /** @number characters of a place in a tree's list */
  from: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
  /** @number characters of a place in the log */
  after: v.optional(v.pipe(v.string(), v.maxLength(20))),
})
export type PeopleQuery = v.InferOutput<typeof PeopleQuery>

/** A person as lists show one. Of someone masked there is the id alone, and that they live. */
export const PersonRow = v.object({
  id: Id,
  name: v.string(),
  surname: v.string(),
  sex: v.string(),
  birth: v.string(),
  birthPlace: v.string(),
  /** The years, where they are certain. */
  bornIn: v.nullable(v.number()),
  death: v.string(),
  deathPlace: v.string(),
  diedIn: v.nullable(v.number()),
  isLiving: v.boolean(),
  isMasked: v.boolean(),
  relativeId: v.nullable(Id),
})
export type PersonRow = v.InferOutput<typeof PersonRow>

export const People = v.object({
  people: v.array(PersonRow),
  /** How many there are of these in all. */
  n: v.number(),
  next: v.nullable(v.string()),
})
export type People = v.InferOutput<typeof People>

export const SourceRow = v.object({
  nodeId: v.number(),
  title: v.string(),
  page: v.string(),
  text: v.string(),
  /** A memory of the family. */
  itemId: v.nullable(Id),
  seconds: v.nullable(v.number()),
})
export type SourceRow = v.InferOutput<typeof SourceRow>

export const FactRow = v.object({
  nodeId: v.number(),
  tag: v.string(),
  type: v.string(),
  value: v.string(),
  date: v.string(),
  isDateUnderstood: v.boolean(),
  place: v.string(),
  notes: v.array(v.string()),
  sources: v.array(SourceRow),
})
export type FactRow = v.InferOutput<typeof FactRow>

export const FamilyPart = v.object({
  id: Id,
  revision: v.number(),
  partners: v.array(PersonRow),
  children: v.array(v.object({ ...PersonRow.entries, pedigree: v.string() })),
  facts: v.array(FactRow),
})
export type FamilyPart = v.InferOutput<typeof FamilyPart>

export const ProblemCode = v.picklist([
  'born-after-death',
  'died-too-old',
  'parent-too-young',
  'mother-too-old',
  'born-after-mothers-death',
  'own-ancestor',
  'buried-before-death',
  'baptized-before-birth',
  'date-not-read',
  'one-sided',
])
export type ProblemCode = v.InferOutput<typeof ProblemCode>
export const ProblemRow = v.object({ code: ProblemCode, otherId: v.nullable(Id), detail: v.string() })
export type ProblemRow = v.InferOutput<typeof ProblemRow>

export const ChangeRow = v.object({
  recordId: Id,
  revision: v.number(),
  kind: v.string(),
  by: v.string(),
  at: Instant,
  /** Whose record it is. */
  name: v.string(),
  /** A change that can be taken back says so. */
  canUndo: v.boolean(),
})
export type ChangeRow = v.InferOutput<typeof ChangeRow>

export const PersonDetail = v.object({
  ...PersonRow.entries,
  revision: v.number(),
  treeId: Id,
  lifeState: LifeState,
  given: v.string(),
  /** Other names, as they are written. */
  names: v.array(v.object({ nodeId: v.number(), text: v.string(), type: v.string() })),
  facts: v.array(FactRow),
  notes: v.array(v.object({ nodeId: v.number(), text: v.string(), isReport: v.boolean() })),
  sources: v.array(SourceRow),
  /** The families in which they are a child, and those in which they are a partner. */
  parents: v.array(FamilyPart),
  families: v.array(FamilyPart),
  changes: v.array(ChangeRow),
  problems: v.array(ProblemRow),
  /** The record as a file has it. */
  gedcom: v.string(),
  mayChange: v.boolean(),
})
export type PersonDetail = v.InferOutput<typeof PersonDetail>

export const ImportRow = v.object({
  id: Id,
  itemId: Id,
  revision: v.number(),
  state: v.picklist(['kept', 'refused', 'read', 'applying', 'finished', 'cancelled', 'undoing', 'undone']),
  reason: v.string(),
  firstLine: v.string(),
  records: v.number(),
  people: v.number(),
  applied: v.number(),
  /** Of what was undone: how much stayed, since somebody had changed it. */
  kept: v.number(),
  begunAt: Instant,
  by: v.string(),
  report: v.nullable(
    v.object({
      producer: v.string(),
      version: v.string(),
      dialect: v.string(),
      charset: v.string(),
      declared: v.string(),
      isOverruled: v.boolean(),
      lines: v.number(),
      hasEnd: v.boolean(),
      samples: v.array(v.string()),
      records: v.record(v.string(), v.number()),
      living: v.number(),
      problems: v.array(
        v.object({
          code: v.string(),
          n: v.number(),
          lines: v.array(v.number()),
          detail: v.optional(v.string()),
        }),
      ),
      unknownTags: v.record(v.string(), v.number()),
      same: v.number(),
    }),
  ),
})
export type ImportRow = v.InferOutput<typeof ImportRow>

export const PROFILES = ['everything-70', 'gedzip', 'everything-551', 'plain-551', 'share'] as const
export const Profile = v.picklist(PROFILES)
export type Profile = v.InferOutput<typeof Profile>

/** What a file for other programs will not hold. */
export const PlainReport = v.object({
  leftOut: v.record(v.string(), v.number()),
  stumbles: v.record(v.string(), v.number()),
})
export type PlainReport = v.InferOutput<typeof PlainReport>
export { Kin }
