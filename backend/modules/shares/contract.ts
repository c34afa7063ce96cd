import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { bounded } from '../../kernel/words/bounded.ts'
import { line, lines } from '../../kernel/text.ts'

export * from './contract/refusals.ts'

/** @number how long a shared link lasts unless its maker chooses */
export const LINK_DAYS = 30
/** @number how long a shared link may last */
export const MOST_LINK_DAYS = 730
/** @number things that a shared link may show */
export const MOST_THINGS = 50
/** @number characters of a shared link's passcode at the least */
export const LEAST_PASSCODE = 6

/** @number characters of the kind of a shared thing */
export const Thing = v.strictObject({ kind: v.pipe(v.string(), v.maxLength(20), v.regex(/^[a-z]{2,20}$/)), id: Id })
const Things = v.pipe(
  v.array(Thing),
  v.minLength(1, 'Choose at least one thing to share.'),
  v.maxLength(MOST_THINGS, `A link can show up to ${MOST_THINGS} things.`),
)
/** @number characters of a shared link's title */
const MOST_TITLE = 120
/** @number characters of a shared link's note */
const MOST_NOTE = 1_000
const Title = v.pipe(
  line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`),
  v.minLength(1, 'Give the link a title.'),
)
const Note = lines(MOST_NOTE, `A note can have up to ${MOST_NOTE.toLocaleString('en')} characters.`)
/** Too short a one is refused by the decision, in words of its own. */
const Passcode = bounded()

export const CreateShareLink = v.strictObject({
  shareId: Id,
  things: Things,
  title: Title,
  note: v.optional(Note, ''),
  expiresAt: v.optional(Instant),
  passcode: v.optional(Passcode),
  mayDownload: v.boolean(),
})
export type CreateShareLink = v.InferOutput<typeof CreateShareLink>

/** Only what is named is changed; an empty passcode takes the passcode away. */
export const ChangeShareLink = v.strictObject({
  title: v.optional(Title),
  note: v.optional(Note),
  expiresAt: v.optional(Instant),
  passcode: v.optional(Passcode),
  mayDownload: v.optional(v.boolean()),
})
export type ChangeShareLink = v.InferOutput<typeof ChangeShareLink>

/** The address that is to be replaced. */
export const RenewShareLink = v.strictObject({ n: v.pipe(v.number(), v.integer(), v.minValue(1)) })
export type RenewShareLink = v.InferOutput<typeof RenewShareLink>

export const Nothing = v.strictObject({})

/** `nonce` says that the link's page was read before. */
export const OpenShare = v.strictObject({
  nonce: bounded(),
  passcode: v.optional(Passcode),
})
export type OpenShare = v.InferOutput<typeof OpenShare>

/** Something of a link that its visitor looked at. */
export const ViewItem = Thing
export type ViewItem = v.InferOutput<typeof ViewItem>

/** `stopped`: whoever made it could not make it any more. */
export const ShareState = v.picklist(['live', 'expired', 'ended', 'stopped'])
export type ShareState = v.InferOutput<typeof ShareState>

export const ShareRow = v.object({
  id: Id,
  title: v.string(),
  note: v.string(),
  things: v.array(v.object({ kind: v.string(), id: Id })),
  state: ShareState,
  expiresAt: Instant,
  createdAt: Instant,
  mayDownload: v.boolean(),
  hasPasscode: v.boolean(),
  /** Until when no passcode is taken, while that lasts. */
  lockedUntil: v.nullable(Instant),
  n: v.number(),
  revision: v.number(),
  /** How often it was opened, and when last. */
  opened: v.number(),
  openedAt: v.nullable(Instant),
  isOwn: v.boolean(),
  /** Whether whoever asks may change and renew it, or end it. */
  mayChange: v.boolean(),
  mayEnd: v.boolean(),
  /** Its address: for whoever made it alone. */
  url: v.nullable(v.string()),
})
export type ShareRow = v.InferOutput<typeof ShareRow>

/** One visit: when, on what device, and what was looked at. */
export const VisitRow = v.object({
  id: Id,
  openedAt: Instant,
  device: v.string(),
  seen: v.array(v.object({ kind: v.string(), id: Id, title: v.string(), at: Instant })),
})
export type VisitRow = v.InferOutput<typeof VisitRow>

/** What this member may put into a link; where its teller said no, it says so. */
export const ShareChoiceRow = v.object({ kind: v.string(), id: Id, title: v.string(), mayShare: v.boolean() })
export type ShareChoiceRow = v.InferOutput<typeof ShareChoiceRow>

/** What a link says before it is opened. */
export const SharedPage = v.object({
  title: v.string(),
  /** The first name of whoever shares it. */
  by: v.string(),
  until: Instant,
  hasPasscode: v.boolean(),
  /** Whether this browser has opened it. */
  isOpen: v.boolean(),
  nonce: v.string(),
})
export type SharedPage = v.InferOutput<typeof SharedPage>

/** A thing behind a link; `is` says what became of one that nobody shares any more. */
export const SharedItem = v.object({
  kind: v.string(),
  id: Id,
  isThere: v.boolean(),
  title: v.string(),
  /** The first name of whoever it is by; empty where nobody is named. */
  by: v.string(),
  at: v.nullable(Instant),
  words: v.string(),
  durationMs: v.nullable(v.number()),
  hasSound: v.boolean(),
  /** In pixels as it is shown, turned so far to the right; where it can be seen: parts `thumb` and `preview`. */
  picture: v.nullable(v.object({ width: v.number(), height: v.number(), turned: v.picklist([0, 90, 180, 270]) })),
  /** Of a paper: parts `page-1` to this one. */
  pages: v.number(),
  /** How many things are in it: `GET …/items/:kind/:id`. */
  n: v.number(),
})
export type SharedItem = v.InferOutput<typeof SharedItem>

/** What is in one of a link's things, page by page; the media of each is `…/media/:kind/:id/of/:childId/:part`. */
export const SharedChildren = v.object({
  items: v.array(v.omit(SharedItem, ['kind', 'isThere'])),
  next: v.nullable(v.string()),
})
export type SharedChildren = v.InferOutput<typeof SharedChildren>
/** @number characters of a place among what is in a link's thing */
export const ChildrenQuery = v.object({ after: v.optional(bounded(80)) })

export const SharedItems = v.object({
  title: v.string(),
  by: v.string(),
  until: Instant,
  note: v.string(),
  mayDownload: v.boolean(),
  items: v.array(SharedItem),
})
export type SharedItems = v.InferOutput<typeof SharedItems>
