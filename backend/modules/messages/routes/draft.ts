import type { RouterContext } from '@koa/router'
import type { Context } from 'koa'
import type { Actor } from '../../../kernel/event.ts'
import type { Target } from '../../../kernel/http/http.ts'
import { begunBefore } from '../../../kernel/http/places.ts'
import { idOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { stampOf } from '../../../kernel/words/transcript.ts'
import { textWithin } from '../../../kernel/words/transcript.ts'
import { transcriptIn } from '../../../kernel/words/webvtt.ts'
import type { CopyMessage, CreateDraft, EditMessage } from '../contract.ts'
import { copyMessage } from '../decide/copy.ts'
import { createDraft } from '../decide/draft.ts'
import { editMessage } from '../decide/edit.ts'
import { refuse } from '../decide/guards.ts'
import type { TranscriptFact } from '../decide/transcript.ts'
import { message } from '../message.ts'
import { draftsOf, mediaFacts, recipientFacts, type Recorded } from '../queries/facts.ts'
import { transcriptsOf } from '../queries/transcripts.ts'

const draftFacts = async (kernel: Kernel, by: Actor, ctx: Context) => {
  return { draftsN: (await draftsOf(kernel, by.id)) + begunBefore(ctx) }
}

export const drafting =
  (kernel: Kernel) =>
  async (command: CreateDraft, { by }: Target, ctx: Context) =>
    createDraft({ ...command, ...(await draftFacts(kernel, by, ctx)) })

export const transcriptFact = ({ mediaId, text: given }: NonNullable<EditMessage['transcript']>): TranscriptFact => {
  const { text, lines } = transcriptIn(given)
  return {
    mediaId,
    text,
    lines: lines.map(({ atMs, endMs }) => ({ atMs, endMs, at: atMs === undefined ? '' : stampOf(atMs) })),
  }
}

/** Which recording a medium is of, and where in it the medium begins. */
const placeOf = ({ mediaId, cut }: Recorded) => ({ root: cut?.from ?? mediaId, startMs: cut?.startMs ?? 0 })

/** The words of a recording go with its part, and those of a part with the whole, when one takes the other's place. */
const carriedWords = async (
  kernel: Kernel,
  messageId: string,
  all: readonly Recorded[],
  media: readonly Recorded[],
): Promise<TranscriptFact | undefined> => {
  const words = await transcriptsOf(kernel, messageId)
  for (const medium of media.filter(({ mediaId }) => !words.has(mediaId))) {
    const { root, startMs } = placeOf(medium)
    const other = all.find((one) => words.has(one.mediaId) && placeOf(one).root === root)
    const text = other && words.get(other.mediaId)
    if (!other || !text) continue
    const within = { startMs: startMs - placeOf(other).startMs, lengthMs: medium.durationMs }
    return transcriptFact({ mediaId: medium.mediaId, text: textWithin(text, within) })
  }
  return undefined
}

export const editing =
  (kernel: Kernel) =>
  async ({ title, body, mediaIds, transcript, recipientIds }: EditMessage, { by, id }: Target) => {
    const wanted = new Set(mediaIds)
    const all = mediaIds && (await mediaFacts(kernel, by.id, id))
    const media = all?.filter(({ mediaId }) => wanted.has(mediaId))
    if (media && media.length < wanted.size) throw refuse('media-not-ready', { progress: 0 })
    const chosen = new Set(recipientIds)
    const recipients = recipientIds && (await recipientFacts(kernel, by.id, [...chosen]))
    if (recipients && recipients.length < chosen.size) throw refuse('recipient-unknown')
    const { state } = await kernel.load(message, id)
    const isDraft = state.status === 'draft'
    const people = isDraft || recipients ? [] : await recipientFacts(kernel, by.id, state.recipientIds)
    const words = transcript ? transcriptFact(transcript) : media && (await carriedWords(kernel, id, all ?? [], media))
    return editMessage({ title, body, media, recipients, people, transcript: words })
  }

/** The new draft is the aggregate; what it copies is read from the author's other message. */
export const copying =
  (kernel: Kernel) =>
  async ({ messageId }: CopyMessage, { by }: Target, ctx: RouterContext) => {
    const { state: source } = await kernel.load(message, idOf(ctx.params['id']))
    return copyMessage({ messageId, source, ...(await draftFacts(kernel, by, ctx)) })
  }
