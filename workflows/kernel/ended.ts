import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isOurs, recordedOf } from '../../backend/kernel/recorded.ts'
import type { AccountsEvent, Ended } from '../../backend/modules/accounts/events.ts'

/** How an account ended, from its own stream, so that no workflow carries it; undefined while it has not. */
export const endedOf = async ({ store, keyring }: Kernel, accountId: string): Promise<Ended | undefined> => {
  const end = (await store.read(`account-${accountId}`)).findLast(
    (stored) => isOurs(stored) && stored.type === 'AccountErased',
  )
  if (!end) return undefined
  const event = await recordedOf<AccountsEvent>(keyring, end)
  return event.type === 'AccountErased' ? event.data : undefined
}

const ENDS = ['DeletionRequested', 'DeletionCancelled', 'AccountErased'] satisfies AccountsEvent['type'][]

/**
 * At which revision an account's end was planned, or came; undefined while it stays. Read from its stream: whoever starts
 * a workflow by hand may say what they like.
 */
export const endingOf = async ({ store }: Kernel, accountId: string): Promise<number | undefined> => {
  const last = (await store.read(`account-${accountId}`)).findLast(
    (stored) => isOurs(stored) && ENDS.some((type) => type === stored.type),
  )
  return last === undefined || last.type === 'DeletionCancelled' ? undefined : Number(last.revision)
}
