import type { Aggregate } from '../../kernel/log/decider.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import type { MessagesEvent } from '../messages/events.ts'

const authored: Aggregate<{ readonly authorId: string }, MessagesEvent> = {
  category: 'message',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: { authorId: '' },
  evolve: (authored, { type, data }) => (type === 'MessageDrafted' ? { authorId: data.ownerId } : authored),
}

/** Whose a message is; undefined while nobody has begun it. Read from the stream itself. */
export const authorOf = async ({ store }: Pick<Kernel, 'store'>, messageId: string): Promise<string | undefined> =>
  (await loading(store, blindKeyring)(authored, messageId)).state.authorId || undefined
