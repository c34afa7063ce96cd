import { plus } from '../../backend/kernel/log/decider.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { render } from '../../backend/kernel/mail/letter.ts'
import { account, type Account } from '../../backend/modules/accounts/account.ts'
import { recordLetter } from '../../backend/modules/accounts/decide/letters.ts'
import type { Letter, LetterKind } from '../../backend/modules/accounts/events.ts'
import { adminAddresses } from '../../backend/modules/accounts/queries.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { proofOf, putOff, tryOnce, tryStranger, type AskedLetter } from '../kernel/post.ts'
import type { Due } from '../kernel/process.ts'
import { letterOf } from './mail.ts'

/** @number how long a mailbox may put off what an account changes: real days, one of which it may have waited for a morning */
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

const deliver = async (kernel: Kernel, state: Account, letter: Letter) => {
  const mail = render(letterOf(kernel, state, letter), kernel.settings)
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

/**
 * Sends one mail that an account asks for and keeps the transport's yes or no.
 * @returns the morning for which it waits
 * @throws a failure that is tried again where an address puts it off
 */
export const sendLetter = async (kernel: Kernel, id: string, { mark }: Due): Promise<string | undefined> => {
  const { state } = await kernel.load(account, id)
  const letter = state.letters.find((each) => each.letter === mark)
  if (!letter) return undefined
  const answers = await deliver(kernel, state, letter)
  const waits = answers.find((each) => each.outcome === 'waits')
  if (waits) return waits.leavesAt
  const sent = answers.filter((each) => each.outcome !== 'waits')
  const deferred = sent.find((each) => each.outcome === 'deferred')
  // A mailbox that says "later" for so long says no; a transport that does not answer is our own trouble.
  const isOver = kernel.clock.now() > plus(letter.askedAt, PATIENCE_MS)
  if (deferred && !(isOver && deferred.smtpCode > 0)) throw putOff(deferred)
  const taken = sent.find((each) => each.outcome === 'accepted') ?? sent[0]
  const proof = taken ? proofOf(taken) : { smtpCode: 0 }
  await trySystemCommand(kernel)(
    account,
    id,
    recordLetter({ letter: letter.letter, ...proof }),
    'recordLetter',
    letter.letter,
  )
  return undefined
}
