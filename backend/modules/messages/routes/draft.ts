import type { Actor } from '../../../kernel/event.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { stampOf } from '../../../kernel/transcript.ts'
import { transcriptIn } from '../../../kernel/webvtt.ts'
import type { CreateDraft, EditMessage } from '../contract.ts'
import { copyMessage } from '../decide/copy.ts'
import { createDraft } from '../decide/draft.ts'
import { editMessage } from '../decide/edit.ts'
import { refuse, requireAuthor } from '../decide/guards.ts'
import type { TranscriptFact } from '../decide/transcript.ts'
import { message } from '../message.ts'
import { authorFacts, draftsOf, mediaFacts, recipientFacts } from '../queries/facts.ts'

const draftFacts = async (kernel: Kernel, by: Actor) => {
  const [{ emailVerified }, draftsN] = await Promise.all([authorFacts(kernel, by.id), draftsOf(kernel, by.id)])
  return { isVerified: emailVerified, draftsN }
}

export const drafting = (kernel: Kernel) => async (command: CreateDraft, by: Actor) =>
  createDraft({ ...command, ...(await draftFacts(kernel, by)) })

export const transcriptFact = ({ mediaId, text: given }: NonNullable<EditMessage['transcript']>): TranscriptFact => {
  const { text, lines } = transcriptIn(given)
  return { mediaId, text, lines: lines.map(({ atMs }) => ({ atMs, at: atMs === undefined ? '' : stampOf(atMs) })) }
}

export const editing =
  (kernel: Kernel) =>
  async ({ title, body, mediaIds, transcript, recipientIds }: EditMessage, by: Actor, id: string) => {
    const wanted = new Set(mediaIds)
    const media = mediaIds && (await mediaFacts(kernel, by.id, id)).filter(({ mediaId }) => wanted.has(mediaId))
    if (media && media.length < wanted.size) throw refuse('media-not-ready', { progress: 0 })
    const people = new Set(recipientIds)
    const recipients = recipientIds && (await recipientFacts(kernel, by.id, [...people]))
    if (recipients && recipients.length < people.size) throw refuse('recipient-unknown')
    return editMessage({ title, body, media, recipients, transcript: transcript && transcriptFact(transcript) })
  }

/** The new draft is the aggregate; what it copies is read from the author's other message. */
export const copying = (kernel: Kernel) => async (sourceId: string, messageId: string, by: Actor) => {
  const { state: source } = await kernel.load(message, sourceId)
  requireAuthor(source, by)
  return copyMessage({ messageId, source, ...(await draftFacts(kernel, by)) })
}
