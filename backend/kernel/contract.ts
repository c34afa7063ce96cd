import * as v from 'valibot'

/** Any UUID version is read; we make version 7. */
export const Id = v.pipe(v.string(), v.uuid(), v.toLowerCase())

/** A moment as ISO 8601 in UTC with milliseconds, e.g. 2031-05-03T07:00:00.000Z. */
export const Instant = v.pipe(v.string(), v.isoTimestamp())

/** A wall-clock moment without a zone: YYYY-MM-DDTHH:mm[:ss[.SSS]]. */
export const LocalDateTime = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?$/))

/** What an account may do here: a role beyond `user` is given by an admin alone. */
export const Role = v.picklist(['user', 'support', 'editor', 'genealogist', 'admin'])
export type Role = v.InferOutput<typeof Role>

/** The one shape of every refused answer. */
export const Problem = v.object({
  code: v.string(),
  message: v.string(),
  details: v.optional(v.record(v.string(), v.unknown())),
})
export type Problem = v.InferOutput<typeof Problem>

/** Refusals that any route may answer, with their HTTP status. */
export const commonRefusals = {
  'bad-json': 400,
  invalid: 400,
  'unknown-field': 400,
  'sign-in': 401,
  csrf: 403,
  forbidden: 403,
  'password-wrong': 403,
  'proof-needed': 403,
  'factor-needed': 403,
  'step-up-needed': 403,
  'registration-closed': 403,
  'demo-address': 403,
  'address-unverified': 403,
  'not-found': 404,
  'key-reused': 409,
  'id-taken': 409,
  stale: 412,
  'revision-needed': 428,
  'too-large': 413,
  'rate-limited': 429,
  'store-unavailable': 503,
  maintenance: 503,
} as const
export type CommonRefusal = keyof typeof commonRefusals

/** What a refusal says to a person; {…} comes from its details. */
export type Sentences<Code extends string> = Readonly<Record<Code, string>>

/** Shown once more before what an open screen must not be able to do: the password, or the answer to a passkey. */
export const Proof = {
  password: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  proof: v.optional(v.pipe(v.string(), v.maxLength(100))),
} as const

export const commonSentences: Sentences<CommonRefusal> = {
  'bad-json': 'We could not read that.',
  invalid: '{message}',
  'unknown-field': 'We do not know the field "{field}".',
  'sign-in': 'Please sign in.',
  csrf: 'Your page is out of date. Reload and try again.',
  forbidden: "You don't have permission to access this area.",
  'password-wrong': 'That is not your password.',
  'proof-needed': 'Please show once more that it is you: with your password, or with your passkey.',
  'factor-needed': 'This area needs a second factor. Add a passkey or a code app to your account first.',
  'step-up-needed': 'Please show once more that it is you: use your passkey or your code app.',
  'registration-closed': 'New sign-ups are closed right now.',
  'address-unverified':
    'Confirm your e-mail first: without it we could not warn you, and we write to nobody in your name.',
  'demo-address': 'The demo writes to nobody. Use an address that ends in @demo.invalid.',
  'not-found': 'We could not find this.',
  'key-reused': 'This request was already used for something else.',
  'id-taken': 'This id belongs to something else. Please use a new one.',
  stale: 'This changed in another window. Here is the new version.',
  'revision-needed': 'Say which version you saw (If-Match).',
  'too-large': 'That is too much text.',
  'rate-limited': 'Please wait {seconds}.',
  'store-unavailable': 'We cannot save right now; nothing was lost and nothing will be sent.',
  maintenance: 'We are looking after the house. Messages still go out.',
}

/** Whoever said no may take it back for so many days, wherever they were asked. */
export const UNDO_DAYS = 30

/** Where a subscription stands and cannot go on: an event by its id and type, never what it says. */
export const Stopped = v.object({ subscription: v.string(), eventId: Id, type: v.string(), since: Instant })
export type Stopped = v.InferOutput<typeof Stopped>
