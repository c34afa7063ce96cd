import { plus } from '../../backend/kernel/log/decider.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import type { Sent } from '../../backend/kernel/mail/mailer.ts'
import { account, type Account } from '../../backend/modules/accounts/account.ts'
import { recordAcceptedLetter, recordRejectedLetter } from '../../backend/modules/accounts/decide/letters.ts'
import type { Letter, LetterKind } from '../../backend/modules/accounts/events.ts'
import { adminAddresses } from '../../backend/modules/accounts/queries.ts'
import { asking } from '../kernel/ask.ts'
import { tryOnce, tryStranger, type AskedLetter, type Waits } from '../kernel/post.ts'
import { letterOf } from './mail.ts'

// Real days: a mailbox is no faster in a demo. One of them a mail may have waited for a morning.
const PATIENCE_MS = 2 * 86_400_000

const ASKED: Readonly<Record<AskedLetter, true>> = {
  'confirm-backup': true,
  'email-change-old': true,
  'email-change-new': true,
  'password-reset-link': true,
}
const isAsked = (kind: LetterKind): kind is AskedLetter => kind in ASKED

/** Whether the account has shown that the mailbox is its person's. */
const isTheirs = ({ confirmed, backup, backupBefore }: Account, to: string): boolean =>
  [...confirmed, ...[backup, backupBefore].flatMap((each) => (each?.isVerified ? [each.address] : []))].includes(to)

/**
 * Sends one mail that an account asks for and keeps the transport's yes or no; after two days of "later" that is a no.
 * @returns why the mail is to be tried again
 */
export const sending = (kernel: Kernel) => {
  const { settings, clock } = kernel
  const ask = asking(kernel)

  const deliver = async (state: Account, letter: Letter): Promise<(Sent | Waits)[]> => {
    const mail = render(letterOf(kernel, state, letter), settings)
    const addresses = letter.to ? [letter.to] : await adminAddresses(kernel)
    const stream = `account-${state.accountId}`
    return Promise.all(
      addresses.map((to) => {
        const mailId = commandIdOf(stream, 'letter', letter.letter, to)
        const [whole, { kind }] = [{ ...mail, to, mailId }, letter]
        const isKnown = letter.to === '' || isTheirs(state, to)
        return isKnown && !isAsked(kind)
          ? tryOnce(kernel, kind, whole)
          : tryStranger(kernel, kind, whole, { purpose: 'asked', zone: state.zone })
      }),
    )
  }

  return async (state: Account, letter: Letter): Promise<Sent | Waits | undefined> => {
    const answers = await deliver(state, letter)
    const waits = answers.find((each) => each.outcome === 'waits')
    if (waits) return waits
    const sent = answers.filter((each) => each.outcome !== 'waits')
    const isOver = clock.now() > plus(letter.askedAt, PATIENCE_MS)
    const deferred = sent.find((each) => each.outcome === 'deferred')
    if (deferred && !isOver) return deferred
    const number = letter.letter
    const accepted = sent.find((each) => each.outcome === 'accepted')
    const decision = accepted
      ? recordAcceptedLetter({ letter: number, smtpCode: accepted.smtpCode, acceptedAt: accepted.acceptedAt })
      : recordRejectedLetter({ letter: number, smtpCode: sent[0]?.smtpCode ?? 0 })
    await ask(account, state.accountId, decision, 'recordLetter', number)
    return undefined
  }
}
