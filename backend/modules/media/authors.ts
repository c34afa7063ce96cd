import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import type { UploadTicket } from '../../kernel/identity/uploadTicket.ts'
import { authored } from '../messages/reading.ts'
import { recordable } from '../stories/reading.ts'

/** Whose a message is; undefined while nobody has begun it. Read from the stream itself. */
export const authorOf = async ({ store }: Pick<Kernel, 'store'>, messageId: string): Promise<string | undefined> =>
  (await loading(store, blindKeyring)(authored, messageId)).state.authorId || undefined

/** Whether what a ticket is for still takes a recording: a story that is over would keep what nobody can erase any more. */
export const isAwaited = async (
  { store }: Pick<Kernel, 'store'>,
  { purpose, subject }: UploadTicket,
): Promise<boolean> =>
  purpose !== 'story' || (await loading(store, blindKeyring)(recordable, subject)).state.status === 'asked'
