import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, lines } from '../../../kernel/text.ts'

/** @number characters of a message's title and letter */
export const LONGEST = { title: 200, body: 20_000 } as const

/**
 * Lengths and counts are the decisions' to refuse, so that the answer can name them; here they are only bounded.
 * @number characters of a title that the decision looks at
 */
const Title = line(2_000)

export const CreateDraft = v.strictObject({
  messageId: Id,
  kind: v.picklist(['voice', 'video', 'text', 'mixed']),
  title: v.optional(Title),
})
export type CreateDraft = v.InferOutput<typeof CreateDraft>

export const EditMessage = v.strictObject({
  title: v.optional(Title),
  /** @number characters of a letter that the decision looks at */
  body: v.optional(lines(200_000)),
  mediaIds: v.optional(v.array(Id)),
  /**
   * What is said in a recording of the message: a line each, which may begin with its time (`[1:02.5]`), or a file of
   * captions (WebVTT or SubRip), which is kept as such lines.
   * @number characters of a transcript that the decision looks at
   */
  transcript: v.optional(v.strictObject({ mediaId: Id, text: lines(200_000) })),
  recipientIds: v.optional(v.array(Id)),
})
export type EditMessage = v.InferOutput<typeof EditMessage>

/** `messageId` is the new draft's, made by the caller. */
export const CopyMessage = v.strictObject({ messageId: Id })
export type CopyMessage = v.InferOutput<typeof CopyMessage>
