import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { featureStartOf } from '../../backend/kernel/process/featureStart.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { forgetCredentials, passwordHashOf } from '../../backend/kernel/identity/credentials.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { account, endOf, type Account } from '../../backend/modules/accounts/account.ts'
import { eraseAccount as eraseDecision } from '../../backend/modules/accounts/decide/deletion.ts'
import { announceEnd as announceDecision } from '../../backend/modules/accounts/decide/signUpEnd.ts'
import { nextAnnouncement } from '../../backend/modules/accounts/next.ts'
import { emailIdOf, ownAddressesOf } from '../../backend/modules/accounts/queries.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { putOff, tryOnce } from '../kernel/post.ts'
import type { View } from '../kernel/processLoop.ts'
import { receiptLetter } from './mail/deletion.ts'
import { releasing } from './release.ts'

/** @number how long we try to mail the receipt of an ended account. A real day: a mailbox is no faster in a demo. */
const PATIENCE_MS = 86_400_000

type Facts = { readonly isForgotten: boolean; readonly hasUnused: boolean; readonly since: string }

/**
 * What is next for an account whose end is planned: wait, end it, forget it. Nothing left is the end (docs/adr/0014). An end
 * that nobody asked for is announced before; an address that was reserved in vain is given back whatever else is to come.
 */
const nextOf = (state: Account, { isForgotten, hasUnused, since }: Facts) => {
  const { status, deletion } = state
  const end = endOf(state)
  const notice = nextAnnouncement(state, since)
  if (hasUnused) return { step: 'releaseUnused', at: '' } as const
  if (notice) return { step: 'announceEnd', at: notice.at } as const
  if (status === 'open' && end !== undefined) return { step: 'eraseAccount', at: end } as const
  // A demo may end before its time: then the rest is due at once.
  if (status === 'erased' && !isForgotten) return { step: 'forgetAccount', at: deletion?.eraseAt ?? '' } as const
  return undefined
}

export type ErasureView = View<'announceEnd' | 'eraseAccount' | 'forgetAccount' | 'releaseUnused'>

export const erasingAccounts = (kernel: Kernel) => {
  const { load, settings, keys, db, clock } = kernel
  const ask = trySystemCommand(kernel)
  const { release, unusedOf, releaseUnused } = releasing(kernel)

  /** Neither a password nor the key: a request that was under way may have left either behind it. */
  const isForgotten = async (id: string): Promise<boolean> =>
    (await passwordHashOf(db, id)) === undefined && !(await keys.isThere(`account-${id}`))

  const loadErasure = async (stream: string): Promise<ErasureView> => {
    const id = idOfStream(stream)
    const { state, revision } = await load(account, id)
    const facts = { hasUnused: (await unusedOf(id, state)).length > 0, since: await featureStartOf(db, 'sign-ups-end') }
    const next = nextOf(state, { ...facts, isForgotten: await isForgotten(id) })
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: next === undefined, next }
  }

  const announceEnd = async (stream: string): Promise<ErasureView> => {
    const since = await featureStartOf(db, 'sign-ups-end')
    const { state } = await load(account, idOfStream(stream))
    await ask(account, idOfStream(stream), announceDecision({ since }), 'announceEnd', state.lettersAsked)
    return loadErasure(stream)
  }

  const eraseAccount = async (stream: string): Promise<ErasureView> => {
    const { state } = await load(account, idOfStream(stream))
    const own = await ownAddressesOf(kernel, state)
    const decision = eraseDecision({ addressHashes: own.map((address) => addressHashOf(settings, address)) })
    await ask(account, idOfStream(stream), decision, 'eraseAccount', endOf(state) ?? '')
    return loadErasure(stream)
  }

  const sendReceipt = async (stream: string, state: Account): Promise<void> => {
    const mail = { ...render(receiptLetter(settings, state.deletion?.takeBackUnopened), settings), to: state.email }
    const sent = await tryOnce(kernel, 'erasure-receipt', { ...mail, mailId: commandIdOf(stream, 'erasureReceipt') })
    const isPatient = clock.now() < plus(state.erasedAt, PATIENCE_MS)
    if (sent.outcome === 'deferred' && isPatient) throw putOff(sent)
  }

  /** Whatever opens the account, then its addresses, then the last mail, and the key that names them last of all. */
  const forgetAccount = async (stream: string): Promise<ErasureView> => {
    const id = idOfStream(stream)
    const { state } = await load(account, id)
    if (state.status !== 'erased' || (await isForgotten(id))) return loadErasure(stream)
    await forgetCredentials(db, id)
    if (state.email !== ERASED) {
      for (const address of state.addresses) await release(emailIdOf(kernel, address), id)
      // Whoever never confirmed an address was told when it ends, and asked for nothing.
      if (state.deletion) await sendReceipt(stream, state)
    }
    await keys.erase(stream)
    return loadErasure(stream)
  }
  const giveBack = async (stream: string): Promise<ErasureView> => {
    await releaseUnused(idOfStream(stream))
    return loadErasure(stream)
  }
  return { loadErasure, announceEnd, eraseAccount, forgetAccount, releaseUnused: giveBack }
}
export type ErasureActivities = ReturnType<typeof erasingAccounts>
