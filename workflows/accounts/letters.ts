import { plus } from '../../backend/kernel/log/decider.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { account, type Account } from '../../backend/modules/accounts/account.ts'
import { recordAcceptedLetter, recordRejectedLetter } from '../../backend/modules/accounts/decide/letters.ts'
import type { Letter } from '../../backend/modules/accounts/events.ts'
import { adminAddresses } from '../../backend/modules/accounts/queries.ts'
import { asking } from '../kernel/ask.ts'
import { tryOnce } from '../kernel/post.ts'
import { letterOf } from './mail.ts'

// A real day: a mailbox is no faster in a demo.
const PATIENCE_MS = 86_400_000

/**
 * Sends one mail that an account asks for and keeps the transport's yes or no; after a day of "later" that is a no.
 * @returns the transport's code when the mail is to be tried again
 */
export const sending = (kernel: Kernel) => {
  const { settings, clock } = kernel
  const ask = asking(kernel)

  const deliver = async (state: Account, letter: Letter): Promise<Sent[]> => {
    const mail = render(letterOf(kernel, state, letter), settings)
    const addresses = letter.to ? [letter.to] : await adminAddresses(kernel)
    const stream = `account-${state.accountId}`
    return Promise.all(
      addresses.map((to) => {
        const mailId = commandIdOf(stream, 'letter', letter.letter, to)
        return tryOnce(kernel, letter.kind, { ...mail, to, mailId })
      }),
    )
  }

  return async (state: Account, letter: Letter): Promise<number | undefined> => {
    const sent = await deliver(state, letter)
    const isOver = clock.now() > plus(letter.askedAt, PATIENCE_MS)
    const deferred = sent.find(({ outcome }) => outcome === 'deferred')
    if (deferred && !isOver) return deferred.smtpCode
    const number = letter.letter
    const accepted = sent.find((each) => each.outcome === 'accepted')
    const decision = accepted
      ? recordAcceptedLetter({ letter: number, smtpCode: accepted.smtpCode, acceptedAt: accepted.acceptedAt })
      : recordRejectedLetter({ letter: number, smtpCode: sent[0]?.smtpCode ?? 0 })
    await ask(account, state.accountId, decision, 'recordLetter', number)
    return undefined
  }
}
