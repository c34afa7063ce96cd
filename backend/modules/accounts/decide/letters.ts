import type { Account } from '../account.ts'
import type { AccountsEvent, Letter } from '../events.ts'
import type { Decide } from './guards.ts'

type Wanted = Omit<Letter, 'letter' | 'askedAt'>

/** The events that ask for mails, numbered after those already asked for. */
export const lettersAsked = ({ lettersAsked }: Account, at: string, ...letters: readonly Wanted[]): AccountsEvent[] =>
  letters.map((letter, index) => ({
    type: 'LetterAsked',
    data: { letter: lettersAsked + 1 + index, ...letter, askedAt: at },
  }))

/** Every mailbox that an account has confirmed for what must reach its person. */
export const mailboxesOf = ({ email, backup }: Account): readonly string[] => [
  email,
  ...(backup?.isVerified ? [backup.address] : []),
]

type Answered = { readonly letter: number; readonly smtpCode: number }
const isOpen = ({ letters }: Account, { letter }: Answered) => letters.some((each) => each.letter === letter)

export const recordAcceptedLetter =
  (answer: Answered & { acceptedAt: string }): Decide =>
  (account) =>
    isOpen(account, answer) ? [{ type: 'LetterAccepted', data: answer }] : []

export const recordRejectedLetter =
  (answer: Answered): Decide =>
  (account) =>
    isOpen(account, answer) ? [{ type: 'LetterRejected', data: answer }] : []
