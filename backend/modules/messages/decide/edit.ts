import { LONGEST } from '../contract/draft.ts'
import { isAsked } from '../contract/status.ts'
import type { MessagesEvent } from '../events.ts'
import { message as aggregate, type Message } from '../message.ts'
import { callingOff } from './callingOff.ts'
import { refuse, requireAuthor, requireChangeable, type Decide, type MediaFact, type RecipientFact } from './guards.ts'
import { answered } from './respond.ts'
import { requireSendable } from './sendable.ts'
import { transcriptEvents, type TranscriptFact } from './transcript.ts'

/** @number recipients of a message */
const MOST_RECIPIENTS = 20

/** Only what was stored, read back and can be played may go into a message. */
const requireReady = (media: readonly MediaFact[]): void => {
  if (media.some(({ state }) => state === 'rejected')) throw refuse('media-unplayable')
  const unfinished = media.find(({ state }) => state !== 'ready')
  if (unfinished) throw refuse('media-not-ready', { progress: unfinished.progress })
}

export type Edit = {
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly media?: readonly MediaFact[] | undefined
  readonly transcript?: TranscriptFact | undefined
  readonly recipients?: readonly RecipientFact[] | undefined
  /** Those it is for where `recipients` changes nobody; of a draft nothing need be known. */
  readonly people?: readonly RecipientFact[] | undefined
}

export const requireLengths = (texts: { readonly title: string; readonly body: string }): void => {
  for (const field of ['title', 'body'] as const) {
    const n = Array.from(texts[field]).length
    const what = field === 'title' ? 'The title' : 'The letter'
    if (n > LONGEST[field])
      throw refuse('content-too-long', { field, what, max: LONGEST[field].toLocaleString('en'), n })
  }
}

const contentEvents = (message: Message, { title, body }: Edit): MessagesEvent[] => {
  const content = { title: title ?? message.title, body: body ?? message.body }
  requireLengths(content)
  const isSame = content.title === message.title && content.body === message.body
  return isSame ? [] : [{ type: 'ContentChanged', data: content }]
}

const mediaEvents = (message: Message, media: readonly MediaFact[]): MessagesEvent[] => {
  const wanted = new Set(media.map(({ mediaId }) => mediaId))
  const had = new Set(message.media.map(({ mediaId }) => mediaId))
  const added = media.filter(({ mediaId }) => !had.has(mediaId))
  requireReady(added)
  return [
    ...message.media
      .filter(({ mediaId }) => !wanted.has(mediaId))
      .map(({ mediaId }): MessagesEvent => ({ type: 'MediaDetached', data: { mediaId } })),
    ...added.map(({ mediaId, sha256, durationMs, bytes }): MessagesEvent => ({
      type: 'MediaAttached',
      data: { mediaId, sha256, durationMs, bytes },
    })),
  ]
}

const recipientEvents = (message: Message, recipients: readonly RecipientFact[]): MessagesEvent[] => {
  if (recipients.length > MOST_RECIPIENTS) throw refuse('too-many-recipients')
  const declined = recipients.find(({ hasDeclined }) => hasDeclined)
  if (declined) throw refuse('recipient-declined', { name: declined.name })
  const recipientIds = recipients.map(({ recipientId }) => recipientId)
  const isSame = recipientIds.join() === message.recipientIds.join()
  return isSame ? [] : [{ type: 'RecipientsChanged', data: { recipientIds } }]
}

/**
 * Changes what is given and leaves the rest. Once a check has been sent, a change is also an answer to it; what has a date
 * stays fit to be sent.
 */
export const editMessage = (edit: Edit): Decide =>
  callingOff((message, { by, at }) => {
    requireAuthor(message, by)
    requireChangeable(message)
    const changes = [
      ...contentEvents(message, edit),
      ...(edit.media ? mediaEvents(message, edit.media) : []),
      ...(edit.transcript ? transcriptEvents(message, edit.media ?? message.media, edit.transcript) : []),
      ...(edit.recipients ? recipientEvents(message, edit.recipients) : []),
    ]
    if (changes.length > 0 && message.status !== 'draft') {
      const after = changes.reduce(aggregate.evolve, message)
      requireSendable(after, edit.recipients ?? edit.people ?? [], message.armed ? 'silent' : message.plan?.answerRule)
    }
    if (changes.length === 0 || !isAsked(message.status)) return changes
    return [...answered(message, { via: 'edit', outcome: 'held', at }), ...changes]
  })
