import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isOurs, recordedOf } from '../../backend/kernel/log/recorded.ts'
import type { AccountsEvent, Ended } from '../../backend/modules/accounts/events.ts'

/** How an account ended, and where in the log, from its own stream, so that no workflow carries it; undefined while it has not. */
export const endedOf = async (
  { store, keyring }: Kernel,
  accountId: string,
): Promise<(Ended & { readonly position: string }) | undefined> => {
  const end = (await store.read(`account-${accountId}`)).findLast(
    (stored) => isOurs(stored) && stored.type === 'AccountErased',
  )
  if (!end) return undefined
  const event = await recordedOf<AccountsEvent>(keyring, end)
  return event.type === 'AccountErased' ? { ...event.data, position: end.position } : undefined
}
