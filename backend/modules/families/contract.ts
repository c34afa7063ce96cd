import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { Proof } from '../../kernel/identity/proof.ts'
import { FamilyRole } from '../../kernel/identity/roles.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'
import { Name, words } from '../../kernel/text.ts'

export * from './contract/refusals.ts'

/** @number how long an invitation to a family can be answered */
export const INVITATION_DAYS = 14
/** @number how long the offer of a family can be answered */
export const OFFER_DAYS = 14
/** @number invitations to a family that may wait for an answer */
export const MOST_INVITATIONS = 20
/** @number characters of a note in an invitation to a family */
const MOST_NOTE = 500

const GivenRole = v.picklist(['steward', 'contributor', 'viewer'])
const FamilyName = v.pipe(Name, v.minLength(1, 'Write a name for your family.'))

export const NameFamily = v.strictObject({ name: FamilyName })
export type NameFamily = v.InferOutput<typeof NameFamily>
export const FoundFamily = NameFamily
export const ChooseFamily = v.strictObject({ familyId: Id })

export const InviteMember = v.strictObject({
  invitationId: Id,
  name: v.pipe(Name, v.minLength(1, 'Write a name.')),
  email: emailAddress(),
  role: GivenRole,
  note: v.optional(words(MOST_NOTE, `A note can have up to ${MOST_NOTE} characters.`), ''),
})
export type InviteMember = v.InferOutput<typeof InviteMember>

export const Nothing = v.strictObject({})
export const ChangeRole = v.strictObject({ role: GivenRole })
export const OfferOwnership = v.strictObject({ to: Id, ...Proof })
/** An answer on the page of an invitation; `nonce` says that the page was read before. */
export const InvitationAnswer = v.strictObject({ nonce: bounded() })

/** One of the account's families. */
export const FamilyRow = v.object({
  familyId: Id,
  name: v.string(),
  role: FamilyRole,
  isChosen: v.boolean(),
  /** Who follows if the account of its owner ends; null where it would end with it, or is somebody else's. */
  successor: v.nullable(v.string()),
})
export type FamilyRow = v.InferOutput<typeof FamilyRow>

export const MemberRow = v.object({
  accountId: Id,
  name: v.string(),
  role: FamilyRole,
  joinedAt: v.nullable(Instant),
  isYou: v.boolean(),
})
/** What GET /api/family answers. */
export const FamilyView = v.object({
  familyId: Id,
  /** As it was named, or “Ruth’s family”. */
  name: v.string(),
  isNamed: v.boolean(),
  role: FamilyRole,
  revision: v.number(),
  members: v.array(MemberRow),
  /** Who is to take over; null where nobody is asked. */
  offer: v.nullable(v.object({ to: Id, expiresAt: Instant })),
  room: v.object({ limit: v.number(), used: v.number() }),
})
export type FamilyView = v.InferOutput<typeof FamilyView>

export const InvitationState = v.picklist(['waiting', 'joined', 'declined', 'withdrawn', 'misdirected', 'expired'])
/** One that the family sent. `isBack`: the email does not take it. */
export const InvitationRow = v.object({
  id: Id,
  name: v.string(),
  email: v.string(),
  note: v.string(),
  role: GivenRole,
  state: InvitationState,
  hasArrived: v.boolean(),
  isBack: v.boolean(),
  /** The morning on which our email leaves, where their mailbox has enough of today. */
  leavesAt: v.nullable(Instant),
  invitedBy: v.string(),
  invitedAt: Instant,
  expiresAt: Instant,
})
export type InvitationRow = v.InferOutput<typeof InvitationRow>

/** One that is for the account's own email; `token` is its link's. */
export const ForMe = v.object({
  token: v.string(),
  family: v.string(),
  by: v.string(),
  role: GivenRole,
  note: v.string(),
  state: v.picklist(['waiting', 'declined']),
  expiresAt: Instant,
})
export type ForMe = v.InferOutput<typeof ForMe>

/** What an invitation's page shows to whoever has the link. */
export const InvitationPage = v.object({
  family: v.string(),
  by: v.string(),
  name: v.string(),
  /** As `t•••@hale.example`. */
  email: v.string(),
  role: GivenRole,
  note: v.string(),
  state: InvitationState,
  expiresAt: Instant,
  nonce: v.string(),
})
export type InvitationPage = v.InferOutput<typeof InvitationPage>

/**
 * Something that happened in the family. It holds ids alone, and a sentence with room for `{by}` and `{who}`: whom they
 * name, the screens know.
 */
export const Activity = v.object({
  id: v.string(),
  kind: v.string(),
  words: v.string(),
  actorId: v.nullable(Id),
  thingId: v.nullable(Id),
  at: Instant,
})
export type Activity = v.InferOutput<typeof Activity>
