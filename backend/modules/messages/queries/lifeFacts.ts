import { countingSign } from '../../../kernel/identity/signs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fold } from '../../../kernel/log/decider.ts'
import { blindKeyring } from '../../../kernel/log/keyring.ts'
import { loading } from '../../../kernel/log/load.ts'
import type { LifeEvent } from '../../life/events.ts'
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

type Said = Omit<LifeFact, 'seenAt' | 'rev'>
const nothing: Said = { isPresumed: false, isConfirmed: false, isUnreached: false, lastSignAt: '' }

/** What is concluded of an author: a death that is confirmed after a silence was presumed is both. */
const said = fold<Said, LifeEvent>('life', nothing, (before, { type, data }) => {
  if (type === 'LifePresumed')
    return { ...before, isPresumed: true, isUnreached: data.unreachedDays !== undefined, lastSignAt: data.lastSignAt }
  if (type === 'LifeConfirmed') return { ...before, isConfirmed: true, lastSignAt: data.lastSignAt }
  return type === 'LifeRestored' ? nothing : before
})

/** What an author's stream says of them now, and when they were last seen: the sign is read after the stream. */
export const lifeFact = async (kernel: Pick<Kernel, 'store' | 'db'>, accountId: string): Promise<LifeFact> => {
  const load = loading(kernel.store, blindKeyring)
  const { state, revision } = await load(said, accountId)
  const standing = (await load(lifeAsStored, accountId)).state
  return { ...state, rev: Number(revision ?? -1), seenAt: await countingSign(kernel, accountId, standing) }
}
