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

/** The transport's yes or no. */
export const recordLetter =
  ({ acceptedAt, ...mail }: Answered & { readonly acceptedAt?: string }): Decide =>
  (account) => {
    if (!isOpen(account, mail)) return []
    if (acceptedAt !== undefined) return [{ type: 'LetterAccepted', data: { ...mail, acceptedAt } }]
    return [{ type: 'LetterRejected', data: mail }]
  }
