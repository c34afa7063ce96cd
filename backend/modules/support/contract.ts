import * as v from 'valibot'
import { Id } from '../../kernel/contract.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'
import { line, Name, words } from '../../kernel/text.ts'
import { FILE_MB, LONGEST } from './contract/bounds.ts'

export * from './contract/bounds.ts'
export * from './contract/refusals.ts'

const Text = v.pipe(
  words(LONGEST, `Up to ${LONGEST.toLocaleString('en')} characters.`),
  v.minLength(1, 'Please write a few words.'),
)
const Email = emailAddress('Please enter a valid email')

/** Somebody has died stands first: whoever writes then must not search. */
export const Topic = v.picklist(['bereavement', 'delivery', 'access', 'billing', 'print', 'other', 'feedback', 'demo'])
export type Topic = v.InferOutput<typeof Topic>
const CHANNELS = ['form', 'chat', 'feedback', 'demo', 'useful'] as const
/** How a conversation began; who waits for sign-ups to open left no more than an address. */
export const Channel = v.picklist([...CHANNELS, 'waiting'])

export const StartConversation = v.strictObject({
  channel: v.picklist(CHANNELS),
  topic: Topic,
  name: Name,
  /** Empty only in a chat while somebody is at the desk, and for a word of feedback. */
  email: v.union([v.literal(''), Email]),
  text: Text,
  /** @number characters of the page that a word to support is about */
  about: v.optional(line(200)),
  /** A field that people do not see: whoever fills it is a machine. */
  website: v.optional(bounded(), ''),
})
export type StartConversation = v.InferOutput<typeof StartConversation>

/** Wants to be told at that address when sign-ups are open again. */
export const Wait = v.strictObject({
  email: Email,
  website: v.optional(bounded(), ''),
})
export type Wait = v.InferOutput<typeof Wait>
export const TOLD_LATER = 'Thank you. We write to you when sign-ups are open again.'
export const Waiting = v.object({ message: v.string() })

/** `turnId` is made by the sender, so that a repeat is no second message. */
export const Say = v.strictObject({ turnId: Id, text: Text })
export type Say = v.InferOutput<typeof Say>
/** Whether a page or an answer of ours was useful; `about` is where it stands. */
export const Rate = v.strictObject({
  /** @number characters of the path that is rated */
  about: v.pipe(v.string(), v.maxLength(200), v.regex(/^\/[\w/#-]*$/u, 'A path of this site.')),
  isUseful: v.boolean(),
})
export type Rate = v.InferOutput<typeof Rate>
/** What stands in the conversation that a rating begins. */
export const RATINGS = { yes: 'Yes', no: 'No' } as const
/** What was said of one place, and how often. */
export const Rated = v.object({ about: v.string(), yes: v.number(), no: v.number() })
export type Rated = v.InferOutput<typeof Rated>

/** The key out of a mail's link opens the conversation on another device. */
export const Resume = v.strictObject({ key: bounded() })

/** The largest file that somebody may attach, as the server counts it. */
export const FILE_BYTES = FILE_MB * 2 ** 20
/** A turn without words is a file: its type by its bytes, and its size. */
const File = v.optional(v.object({ type: v.string(), bytes: v.number() }))

export const Turn = v.object({
  id: Id,
  from: v.picklist(['you', 'us']),
  text: v.string(),
  at: v.string(),
  file: File,
})
const State = v.picklist(['waiting_us', 'waiting_them', 'closed'])
/** Which conversations the desk lists; all but the closed ones, unless it says. */
export const InboxFilter = v.object({ state: v.optional(State) })

export const Conversation = v.object({
  id: Id,
  ticket: v.string(),
  topic: Topic,
  state: State,
  /** Where answers go; empty when no address was given. */
  email: v.string(),
  turns: v.array(Turn),
})
export type Conversation = v.InferOutput<typeof Conversation>

/** Whether somebody sits at the desk now, and when somebody does. */
export const Desk = v.object({ isOpen: v.boolean(), hours: v.string() })

export const InboxRow = v.object({
  id: Id,
  ticket: v.string(),
  topic: Topic,
  channel: Channel,
  state: State,
  priority: v.picklist(['high', 'normal', 'low']),
  name: v.string(),
  startedAt: v.string(),
  lastAt: v.string(),
  /** By when the first answer is promised; null once it was given. */
  dueAt: v.nullable(v.string()),
})
export type InboxRow = v.InferOutput<typeof InboxRow>

export const StaffTurn = v.object({
  id: Id,
  from: v.picklist(['them', 'us', 'note']),
  text: v.string(),
  at: v.string(),
  file: File,
})
export const StaffConversation = v.object({
  ...v.omit(InboxRow, ['lastAt']).entries,
  email: v.string(),
  about: v.string(),
  accountId: v.nullable(Id),
  turns: v.array(StaffTurn),
  revision: v.number(),
})
export type StaffConversation = v.InferOutput<typeof StaffConversation>
