import { ApplicationFailure } from '@temporalio/activity'
import { addressHashOf } from '../../backend/kernel/addressHash.ts'
import { ERASED } from '../../backend/kernel/codec.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/decider.ts'
import { forgetCredentials, passwordHashOf } from '../../backend/kernel/credentials.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/letter.ts'
import { account, endOf, type Account } from '../../backend/modules/accounts/account.ts'
import { releaseEmail } from '../../backend/modules/accounts/decide.ts'
import { eraseAccount as eraseDecision } from '../../backend/modules/accounts/decide/deletion.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf, ownAddressesOf } from '../../backend/modules/accounts/queries.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import type { View } from '../kernel/tend.ts'
import { receiptLetter } from './mail/deletion.ts'

// A real day: a mailbox is no faster in a demo.
const PATIENCE_MS = 86_400_000

/** What is next for an account whose end is planned: wait, end it, forget it. Nothing left is the end (docs/adr/0014). */
const nextOf = (state: Account, isForgotten: boolean) => {
  const { status, deletion } = state
  const end = endOf(state)
  if (status === 'open' && end !== undefined) return { step: 'eraseAccount', at: end } as const
  // A demo may end before its time: then the rest is due at once.
  if (status === 'erased' && !isForgotten) return { step: 'forgetAccount', at: deletion?.eraseAt ?? '' } as const
  return undefined
}

export type ErasureView = View<'eraseAccount' | 'forgetAccount'>

export const erasingAccounts = (kernel: Kernel) => {
  const { load, mailer, settings, keys, db, clock } = kernel
  const ask = asking(kernel)

  /** Neither a password nor the key: a request that was under way may have left either behind it. */
  const isForgotten = async (id: string): Promise<boolean> =>
    (await passwordHashOf(db, id)) === undefined && !(await keys.isThere(`account-${id}`))

  const loadErasure = async (stream: string): Promise<ErasureView> => {
    const { state, revision } = await load(account, idOfStream(stream))
    const next = nextOf(state, await isForgotten(idOfStream(stream)))
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: next === undefined, next }
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
    const sent = await mailer.send({ ...mail, mailId: commandIdOf(stream, 'erasureReceipt') })
    const isPatient = clock.now() < plus(state.erasedAt, PATIENCE_MS)
    if (sent.outcome === 'deferred' && isPatient) throw ApplicationFailure.retryable('SMTP later', 'mail-deferred')
  }

  /** Whatever opens the account, then its addresses, then the last mail, and the key that names them last of all. */
  const forgetAccount = async (stream: string): Promise<ErasureView> => {
    const id = idOfStream(stream)
    const { state } = await load(account, id)
    if (state.status !== 'erased' || (await isForgotten(id))) return loadErasure(stream)
    await forgetCredentials(db, id)
    if (state.email !== ERASED) {
      for (const address of state.addresses)
        await ask(email, emailIdOf(kernel, address), releaseEmail({ accountId: id }), 'release', id)
      if (!state.demoUntil) await sendReceipt(stream, state)
    }
    await keys.erase(stream)
    return loadErasure(stream)
  }
  return { loadErasure, eraseAccount, forgetAccount }
}
export type ErasureActivities = ReturnType<typeof erasingAccounts>
