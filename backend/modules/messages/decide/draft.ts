import { Refused } from '../../../kernel/errors.ts'
import type { CreateDraft } from '../contract.ts'
import type { MessagesEvent } from '../events.ts'
import { refuse, type Decide } from './guards.ts'
import { requireLengths } from './edit.ts'

/** @number drafts of an account */
const MOST_DRAFTS = 500

/** Drafting asks for no confirmed address: nothing is sent to anybody before the seal, which does. */
export const createDraft =
  ({ messageId, kind, title, draftsN }: CreateDraft & { readonly draftsN: number }): Decide =>
  ({ status, ownerId }, { by }) => {
    if (status !== 'new' && ownerId !== by.id) throw new Refused('id-taken')
    if (status !== 'new') return []
    if (draftsN >= MOST_DRAFTS) throw refuse('too-many-drafts')
    requireLengths({ title: title ?? '', body: '' })
    const drafted: MessagesEvent = { type: 'MessageDrafted', data: { messageId, ownerId: by.id, kind } }
    return title ? [drafted, { type: 'ContentChanged', data: { title, body: '' } }] : [drafted]
  }
