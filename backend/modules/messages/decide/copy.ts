import type { CopyMessage } from '../contract.ts'
import type { MessagesEvent } from '../events.ts'
import type { Message } from '../message.ts'
import { createDraft } from './draft.ts'
import { refuse, requireAuthor, type Decide } from './guards.ts'

/** A new draft with the letter and the people of another message of the author's; recordings stay with the first. */
export const copyMessage =
  ({
    source,
    ...draft
  }: CopyMessage & {
    readonly source: Pick<Message, 'status' | 'ownerId' | 'kind' | 'title' | 'body' | 'recipientIds'>
    readonly draftsN: number
  }): Decide =>
  (message, context) => {
    const { kind, title, body, recipientIds } = source
    requireAuthor(source, context.by)
    if (source.status === 'erased') throw refuse('message-closed')
    const [drafted] = createDraft({ ...draft, kind })(message, context)
    if (!drafted) return []
    const content: MessagesEvent = { type: 'ContentChanged', data: { title, body } }
    const people: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds } }
    return [drafted, content, ...(recipientIds.length > 0 ? [people] : [])]
  }
