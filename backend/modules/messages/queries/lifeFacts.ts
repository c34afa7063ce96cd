import { countingSign } from '../../../kernel/identity/signs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import { loading } from '../../../kernel/log/load.ts'
import { agreedIn, lifeAsStored } from '../../life/reading.ts'
import type { Resting } from '../decide/arm.ts'
import type { LifeFact } from '../decide/life.ts'

/** What a message can rest on that is kept until needed; read from the stream itself. */
export const restingOn = async (
  { store }: Pick<Kernel, 'store'>,
  accountId: string,
): Promise<Resting & { readonly reporterIds: readonly string[] }> => {
  const { state } = await loading(store, blindKeyring)(lifeAsStored, accountId)
  return {
    lifePlan: state.plan,
    contactIds: agreedIn(state).map(({ contactId }) => contactId),
    reporterIds: state.reports.map(({ contactId }) => contactId),
  }
}

/** What an author's stream says of them now, and when they were last seen: the sign is read after the stream. */
export const lifeFact = async (kernel: Pick<Kernel, 'store' | 'db'>, accountId: string): Promise<LifeFact> => {
  const { state, revision } = await loading(kernel.store, blindKeyring)(lifeAsStored, accountId)
  const { isPresumed = false, isConfirmed = false, isUnreached = false, lastSignAt = '' } = state.verdict ?? {}
  const seenAt = await countingSign(kernel, accountId, state)
  return { isPresumed, isConfirmed, isUnreached, lastSignAt, rev: Number(revision ?? -1), seenAt }
}
