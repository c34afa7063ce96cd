import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import type { House } from './mail.ts'

type Proof = { readonly accountId: string; readonly n: number; readonly to: string; readonly username: string }

/** Asks an author for a press, which nobody can give who does not read our mails. */
export const proofMail = (house: House, { accountId, n, to, username }: Proof, mailId: string): Mail => {
  const { capabilities, settings } = house
  const letter: Letter = {
    subject: 'Press the button so that we know our emails reach you',
    heading: 'Do our emails reach you?',
    greeting: `Dear ${shownName(username)},`,
    lines: [
      `This is question ${n} about this address. It comes once a year at most.`,
      'Your messages wait with us for their day. Before we send one, we check with you by email, and for a year nobody has replied from this address.',
      'Please press the button, so that we know our emails reach you. It changes nothing else: your messages and their dates stay as they are.',
      'If you do nothing, we ask again in a year. After some weeks we also write to the trusted contacts who have agreed, if you have any, each time we check in with you about a message: that we are checking in, and never what about.',
    ],
    choices: [
      {
        label: 'Yes, your email reached me',
        url: `${settings.origin}/reached/${capabilities.issue('reached', accountId, n)}`,
      },
    ],
    because: 'You’re receiving this because your messages wait with us.',
  }
  return { to, mailId, ...render(letter, settings) }
}
