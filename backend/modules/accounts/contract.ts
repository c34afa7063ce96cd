import * as v from 'valibot'
import { Id, Role, Instant } from '../../kernel/contract.ts'
import { Proof } from '../../kernel/identity/proof.ts'
import { birthday, bounded, emailAddress } from '../../kernel/words/bounded.ts'
import { label, Name, storedName, words } from '../../kernel/text.ts'
import { LEAST_PASSWORD, MOST_PASSWORD } from './contract/bounds.ts'

export * from './contract/refusals.ts'

export { User } from './contract/user.ts'

const Device = {
  browser: v.picklist(['safari', 'chrome', 'other']),
  mobile: v.boolean(),
}
export const Email = emailAddress('Please enter a valid email')

export const SignUp = v.strictObject({
  /**
   * The part of the address before the "@": as long as one may be, and cut where it is shown.
   * @number characters of the name at sign-up
   */
  username: v.pipe(label(254), v.minLength(1)),
  email: Email,
  password: v.pipe(
    bounded(MOST_PASSWORD),
    v.minLength(LEAST_PASSWORD, `Password must be at least ${LEAST_PASSWORD} characters`),
  ),
  ...Device,
})
export type SignUp = v.InferOutput<typeof SignUp>

/** `username` carries the e-mail address, as the product's calls have it. */
export const SignIn = v.strictObject({
  username: Email,
  password: v.pipe(bounded(MOST_PASSWORD), v.minLength(1, 'Password is required')),
  ...Device,
})
export type SignIn = v.InferOutput<typeof SignIn>

export const TestLogin = v.strictObject({ accountId: Id })
/** What GET /api/test-login answers: accounts of addresses that are nobody's. */
export const TestUsers = v.array(v.object({ id: Id, email: v.string(), name: v.string() }))
export type TestUsers = v.InferOutput<typeof TestUsers>

export const VerifyEmail = v.strictObject({ token: bounded() })
export type VerifyEmail = v.InferOutput<typeof VerifyEmail>

export const BackupAddress = v.strictObject({ address: Email, ...Proof })
export type BackupAddress = v.InferOutput<typeof BackupAddress>

const NewPassword = SignUp.entries.password
/**
 * Six figures of an authenticator app, or a recovery code; spaces and dashes do not matter.
 * @number characters of a code of an authenticator app or a recovery code
 */
const Code = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter the code.'), v.maxLength(40))

export const ChangeProfile = v.strictObject({
  /**
   * Whether it is a name is the decision's to say: one that stands already may stay.
   * @number characters of a profile's name, as one may stand already
   */
  name: v.optional(storedName(100)),
  /** @number characters of a profile's zone */
  zone: v.optional(bounded(60)),
  bornOn: v.optional(v.nullable(birthday('Write the date as shown.'))),
})
export type ChangeProfile = v.InferOutput<typeof ChangeProfile>
export const Profile = v.object({
  name: v.string(),
  zone: v.string(),
  bornOn: v.nullable(v.string()),
  backup: v.nullable(v.object({ address: v.string(), verified: v.boolean() })),
  newEmail: v.nullable(v.string()),
})
export type Profile = v.InferOutput<typeof Profile>

/** The mails that may be left out: news of one's messages, and reminders that one waits for its author. */
export const Notifications = v.strictObject({ news: v.boolean(), reminders: v.boolean() })
export type Notifications = v.InferOutput<typeof Notifications>

/** The moment of the newest reply that the page showed. */
export const SeeReplies = v.strictObject({
  until: v.pipe(
    Instant,
    v.check((text) => !Number.isNaN(Date.parse(text))),
    v.transform((text) => new Date(text).toISOString()),
  ),
})
export type SeeReplies = v.InferOutput<typeof SeeReplies>

/** `current` is the password of until now; whoever shows a passkey needs none. */
export const ChangePassword = v.strictObject({
  current: Proof.password,
  proof: Proof.proof,
  password: NewPassword,
})
export type ChangePassword = v.InferOutput<typeof ChangePassword>
export const ChangeEmail = v.strictObject({ email: Email, ...Proof })
export type ChangeEmail = v.InferOutput<typeof ChangeEmail>
export const RequestReset = v.strictObject({ email: Email })
export type RequestReset = v.InferOutput<typeof RequestReset>
export const ResetPassword = v.strictObject({ token: VerifyEmail.entries.token, password: NewPassword })
export type ResetPassword = v.InferOutput<typeof ResetPassword>

/**
 * The second step of a sign-in, with the ticket that the first one gave.
 * @number characters of the ticket of a second step
 */
export const SecondFactor = v.strictObject({ ticket: bounded(100), code: Code })
export type SecondFactor = v.InferOutput<typeof SecondFactor>
export const WithCode = v.strictObject({ code: Code })
export type WithCode = v.InferOutput<typeof WithCode>
export const WithProof = v.strictObject(Proof)
export type WithProof = v.InferOutput<typeof WithProof>
/**
 * What the browser answers for a passkey; its inside is checked by the library that made the question.
 * @number characters of a passkey's id
 */
const PasskeyAnswer = v.looseObject({ id: bounded(1400) })
export const AddPasskey = v.strictObject({
  name: v.pipe(Name, v.minLength(1, 'Give it a name.')),
  response: PasskeyAnswer,
})
/** What a passkey that is shown once more answers: brought along instead of the password for five minutes. */
export const Proved = v.object({ proof: v.string() })
export const ShowPasskey = v.strictObject({ response: PasskeyAnswer })
export const Passkey = v.object({ id: Id, name: v.string(), createdAt: v.string() })
export const Security = v.object({
  hasTotp: v.boolean(),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(Passkey),
})
export type Security = v.InferOutput<typeof Security>
export const Sessions = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      device: v.nullable(v.string()),
      beganAt: v.nullable(v.string()),
      seenAt: v.string(),
      isThisOne: v.boolean(),
    }),
  ),
})
export type Sessions = v.InferOutput<typeof Sessions>
export const RequestDeletion = v.strictObject({
  ...Proof,
  /** @number messages that are confirmed before an account ends */
  confirmed: v.pipe(v.array(Id), v.maxLength(10_000)),
  /** Whether what was delivered and nobody has opened goes as well. */
  takeBackUnopened: v.optional(v.boolean()),
  /** The stories that the account told in its families go with it. */
  eraseStories: v.optional(v.boolean()),
})
export type RequestDeletion = v.InferOutput<typeof RequestDeletion>
/** Of whose kind the history is that staff looked at. */
export const LOOKED_AT = ['account', 'message', 'recipient', 'delivery', 'media', 'support', 'other'] as const
export const Looks = v.object({ items: v.array(v.object({ at: v.string(), what: v.picklist(LOOKED_AT) })) })
export type Looks = v.InferOutput<typeof Looks>
/**
 * Where everything of theirs can be downloaded for a while: the first part, which has all that was written, and whichever
 * follow it, in their order.
 */
export const Export = v.object({ url: v.string(), parts: v.array(v.object({ url: v.string() })) })
export type Export = v.InferOutput<typeof Export>
/** @number digits of a part of an export */
const Part = v.pipe(v.string(), v.maxLength(4), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number))
export const ExportQuery = v.object({ part: v.optional(Part, '1') })
/** When the account will be erased, and the messages that would still be sent. */
export const Deletion = v.object({
  eraseAt: v.nullable(v.string()),
  armed: v.array(v.object({ id: Id, title: v.string(), dueAt: v.nullable(v.string()), state: v.string() })),
})
export type Deletion = v.InferOutput<typeof Deletion>
/** What an "it was not me" link would undo, or has. */
export const Undo = v.object({
  kind: v.string(),
  at: v.string(),
  isUndone: v.boolean(),
  lockedUntil: v.optional(v.string()),
  /** From when on the same link removes an authenticator app, where nobody could show a factor. */
  waitsUntil: v.optional(v.string()),
})
export type Undo = v.InferOutput<typeof Undo>
/** A code of the app, or a recovery code, removes at once what a mailbox alone does not. */
export const UndoChange = v.strictObject({ code: v.optional(Code) })
export type UndoChange = v.InferOutput<typeof UndoChange>
/** @number characters of the setup code */
export const Bootstrap = v.strictObject({ code: v.pipe(v.string(), v.trim(), v.maxLength(60)) })
export type Bootstrap = v.InferOutput<typeof Bootstrap>

export const ChangeRole = v.strictObject({ role: Role })
export const SuspendAccount = v.strictObject({
  /** @number characters of why a role is given or taken */
  reason: v.pipe(words(500), v.minLength(1, 'Say why, in a few words.')),
})
