import { blindKeyring } from '../../kernel/log/keyring.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { loading } from '../../kernel/log/load.ts'
import { authored } from '../messages/reading.ts'

/** Whose a message is; undefined while nobody has begun it. Read from the stream itself. */
export const authorOf = async ({ store }: Pick<Kernel, 'store'>, messageId: string): Promise<string | undefined> =>
  (await loading(store, blindKeyring)(authored, messageId)).state.authorId || undefined
