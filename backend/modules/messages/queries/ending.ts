import type { Kernel } from '../../../kernel/kernel.ts'
import { isOurs } from '../../../kernel/log/recorded.ts'
import { endingIn } from '../../accounts/reading.ts'

/**
 * Where in its stream and in the log an account's end was planned, or came; undefined while it stays. Read from the
 * stream itself: a claim rests on it, and whoever starts a workflow by hand may say what they like.
 */
export const endingOf = async (
  { store }: Pick<Kernel, 'store'>,
  accountId: string,
): Promise<{ readonly revision: number; readonly position: string } | undefined> => {
  const last = endingIn((await store.read(`account-${accountId}`)).filter(isOurs))
  return last && { revision: Number(last.revision), position: last.position }
}
