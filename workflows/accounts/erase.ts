import { ApplicationFailure } from '@temporalio/activity'
import { addressHashOf } from '../../backend/kernel/addressHash.ts'
import { ERASED } from '../../backend/kernel/codec.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { plus } from '../../backend/kernel/decider.ts'
import { forgetCredentials } from '../../backend/kernel/credentials.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/letter.ts'
import { account, endOf, type Account } from '../../backend/modules/accounts/account.ts'
import { releaseEmail } from '../../backend/modules/accounts/decide.ts'
import { eraseAccount as eraseDecision } from '../../backend/modules/accounts/decide/deletion.ts'
import { email } from '../../backend/modules/accounts/email.ts'
import { emailIdOf } from '../../backend/modules/accounts/queries.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import type { View } from '../kernel/tend.ts'
import { receiptLetter } from './mail/deletion.ts'

// A real day: a mailbox is no faster in a demo.
const PATIENCE_MS = 86_400_000

/** What is next for an account whose end is planned: wait, end it, forget it. No key left is the end (docs/adr/0014). */
const nextOf = (state: Account) => {
  const { status, deletion, email } = state
  const end = endOf(state)
  if (status === 'open' && end !== undefined) return { step: 'eraseAccount', at: end } as const
  // A demo may end before its time: then the rest is due at once.
  if (status === 'erased' && email !== ERASED) return { step: 'forgetAccount', at: deletion?.eraseAt ?? '' } as const
  return undefined
}

export type ErasureView = View<'eraseAccount' | 'forgetAccount'>

export const erasingAccounts = (kernel: Kernel) => {
  const { load, mailer, settings, keys, db, clock } = kernel
  const ask = asking(kernel)

  const hashesOf = ({ addresses, backup }: Account): string[] =>
    [...addresses, ...(backup ? [backup.address] : [])].map((address) => addressHashOf(settings, address))

  const loadErasure = async (stream: string): Promise<ErasureView> => {
    const { state, revision } = await load(account, idOfStream(stream))
    const next = nextOf(state)
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: next === undefined, next }
  }

  const eraseAccount = async (stream: string): Promise<ErasureView> => {
    const { state } = await load(account, idOfStream(stream))
    await ask(
      account,
      idOfStream(stream),
      eraseDecision({ addressHashes: hashesOf(state) }),
      'eraseAccount',
      endOf(state) ?? '',
    )
    return loadErasure(stream)
  }

  const sendReceipt = async (stream: string, state: Account): Promise<void> => {
    const mail = { ...render(receiptLetter(settings, state.deletion?.takeBackUnopened), settings), to: state.email }
    const sent = await mailer.send({ ...mail, mailId: commandIdOf(stream, 'erasureReceipt') })
    const isPatient = clock.now() < plus(state.deletion?.eraseAt ?? clock.now(), PATIENCE_MS)
    if (sent.outcome === 'deferred' && isPatient) throw ApplicationFailure.retryable('SMTP later', 'mail-deferred')
  }

  /** The last mail, then the addresses, then whatever opens the account, and its key last of all. */
  const forgetAccount = async (stream: string): Promise<ErasureView> => {
    const id = idOfStream(stream)
    const { state } = await load(account, id)
    if (state.status !== 'erased' || state.email === ERASED) return loadErasure(stream)
    if (!state.demoUntil) await sendReceipt(stream, state)
    for (const address of state.addresses)
      await ask(email, emailIdOf(kernel, address), releaseEmail({ accountId: id }), 'release', id)
    await forgetCredentials(db, id)
    await keys.erase(stream)
    return loadErasure(stream)
  }
  return { loadErasure, eraseAccount, forgetAccount }
}
export type ErasureActivities = ReturnType<typeof erasingAccounts>
