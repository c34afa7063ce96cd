import * as v from 'valibot'
import { Id, Instant } from '../../kernel/contract.ts'
import { emailAddress, bounded } from '../../kernel/words/bounded.ts'
import { line, lines, Name } from '../../kernel/text.ts'
import { MOST_QUESTION, MOST_TITLE, MOST_WORDS } from './contract/bounds.ts'

export * from './contract/bounds.ts'
export { questions } from './contract/questions.ts'
export * from './contract/refusals.ts'

/** Where a question goes; without one its link is handed over in another way. */
export const AskedEmail = emailAddress()

/** A member of the family, or somebody with or without an email. `relativeId` says who of the family's relatives it is. */
const Asked = v.union([
  v.strictObject({ accountId: Id }),
  v.strictObject({
    relativeId: v.optional(Id),
    name: v.pipe(Name, v.minLength(1, 'Write a name')),
    email: v.optional(AskedEmail),
  }),
])

export const AskForStory = v.strictObject({
  storyId: Id,
  question: v.pipe(
    line(MOST_QUESTION, `A question may have up to ${MOST_QUESTION} characters.`),
    v.minLength(1, 'Write a question'),
  ),
  to: Asked,
})
export type AskForStory = v.InferOutput<typeof AskForStory>

export const NameStory = v.strictObject({
  title: line(MOST_TITLE, `A title may have up to ${MOST_TITLE} characters.`),
})
export const Nothing = v.strictObject({})

const Nonce = bounded()
/** A button of the page behind the link; `nonce` says that the page was read before. */
export const Pressed = v.strictObject({ nonce: Nonce })
export const DeclineScope = v.picklist(['question', 'family'])
export const Decline = v.strictObject({ nonce: Nonce, scope: DeclineScope })

/** The page's form sends a box that was ticked as `on`; its script sends true or false. */
const Ticked = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.literal('on'),
      v.transform(() => true),
    ),
  ]),
  false,
)
/** The answer, in words, as a recording that was uploaded before, or both. */
export const TellStory = v.strictObject({
  nonce: Nonce,
  /**
   * How long they may be is the decision's to say; here they are only bounded.
   * @number characters of a story that the decision looks at
   */
  words: v.optional(lines(2 * MOST_WORDS), ''),
  mediaId: v.optional(Id),
  mayShare: Ticked,
})
export type TellStory = v.InferOutput<typeof TellStory>

/** What the page's script uploads a recording with: header `Upload-Ticket`; `subject` is its `messageId`. */
export const RecordingTicket = v.object({ ticket: v.string(), subject: Id, mediaId: Id })

/** asked -> told, declined, withdrawn, misdirected or expired; told -> removed. */
export const StoryState = v.picklist(['asked', 'expired', 'told', 'declined', 'withdrawn', 'misdirected', 'removed'])

/** A story as each member of the family sees it. */
export const StoryRow = v.object({
  id: Id,
  revision: v.number(),
  state: StoryState,
  /** Who asked, by account and by name: “A former member” whose account is gone. */
  contributorId: Id,
  askedBy: v.string(),
  /** Who is asked: a member's account, a relative, or neither. */
  toAccountId: v.nullable(Id),
  relativeId: v.nullable(Id),
  name: v.string(),
  question: v.string(),
  /** Empty until somebody gives one. */
  title: v.string(),
  /** The first sentence of the written words; empty where none were written. */
  quote: v.string(),
  askedAt: Instant,
  expiresAt: Instant,
  toldAt: v.nullable(Instant),
  removedAt: v.nullable(Instant),
  /** What became of our email: `none` where no address was given. */
  mail: v.picklist(['none', 'waiting', 'sent', 'refused']),
  /** The morning on which our email leaves, where their mailbox has enough of today. */
  leavesAt: v.nullable(Instant),
  remindedAt: v.nullable(Instant),
  /** Whether the teller lets it be shown by a link. */
  mayShare: v.boolean(),
  /** The recording that belongs to it: null where it was told in words. */
  recording: v.nullable(
    v.object({ state: v.string(), durationMs: v.nullable(v.number()), variants: v.array(v.string()) }),
  ),
})
export type StoryRow = v.InferOutput<typeof StoryRow>

/** With all its words. */
export const StoryDetail = v.object({ ...StoryRow.entries, words: v.string() })
export type StoryDetail = v.InferOutput<typeof StoryDetail>

/** The newest first, 50 at most; `next` is what `before` takes for those that follow. */
export const StoryPage = v.object({ stories: v.array(StoryRow), next: v.nullable(v.string()) })
export type StoryPage = v.InferOutput<typeof StoryPage>
export const StoriesQuery = v.object({
  /** @number characters of a place among stories */
  before: v.optional(
    v.pipe(v.string(), v.maxLength(67), v.regex(/^[\d:.TZ-]{20,30}_[0-9a-f-]{36}$/, 'This is no place in the list.')),
  ),
  /** @number characters of the story after which a list begins */
  after: v.optional(bounded(20)),
})
export const StoryLink = v.object({ url: v.string() })
