import * as v from 'valibot'

/**
 * Any UUID version is read; we make version 7.
 * @number characters of an id
 */
export const Id = v.pipe(v.string(), v.maxLength(36), v.uuid(), v.toLowerCase())

/**
 * A moment as ISO 8601 in UTC with milliseconds, e.g. 2031-05-03T07:00:00.000Z.
 * @number characters of a moment
 */
export const Instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

/** What an account may do here: a role beyond `user` is given by an admin alone. */
export const Role = v.picklist(['user', 'support', 'editor', 'genealogist', 'admin'])
export type Role = v.InferOutput<typeof Role>

/** What a machine may do with what a family keeps: read papers, listen to voices, compare pictures and names. */
export const AiFeature = v.picklist(['read', 'listen', 'organize'])
export type AiFeature = v.InferOutput<typeof AiFeature>

/** An email of ours that was asked for and that no mail server has taken yet; `late` after a day of trying. */
export const OwedMail = v.picklist(['waiting', 'late'])
export type OwedMail = v.InferOutput<typeof OwedMail>

/** What may be made in a plan; reading, exporting, answering and delivery are never limited. */
export type Limits = {
  /** Kept at once; more that were made in the trial stay and are still sent. */
  readonly videoMessages: number | 'unlimited'
  readonly storageGb: number
  readonly familyMembers: number
  readonly treePersons: number
  readonly transcriptionMinutesAMonth: number
  readonly scrapbooks: number
  readonly hasPrintPdf: boolean
  readonly openCapsules: number
  readonly hasCookbookPdf: boolean
  readonly shareLinks: number
  readonly canUsePremiumTemplates: boolean
  readonly genealogistRequestsAYear: number
}

/** The one shape of every refused answer. */
export const Problem = v.object({
  code: v.string(),
  message: v.string(),
  details: v.optional(v.record(v.string(), v.unknown())),
})
export type Problem = v.InferOutput<typeof Problem>

/** @number how large an upload of a file may be unless admins turn the switch */
export const LARGEST_FILE_MB = 100

/**
 * What every form of a mailed page posts: without a nonce it was not sent by one of our pages.
 * @number characters of a page's nonce
 */
export const pressed = { nonce: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }
/** A press of a button that takes nothing besides. */
export const Press = v.strictObject(pressed)
