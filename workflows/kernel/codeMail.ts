import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'

type Code = Pick<Mail, 'to' | 'mailId'> & { readonly name: string; readonly digits: string; readonly because: string }

/** Six digits that show whose mailbox it is. */
export const codeMail = ({ settings }: Pick<Kernel, 'settings'>, { to, mailId, name, digits, because }: Code): Mail => {
  const letter = {
    subject: `Your code is ${digits}`,
    heading: `Your code is ${digits}`,
    greeting: `Dear ${name},`,
    // @says how long a mailed code of six digits works
    lines: ['Write these six digits on the page where you asked for them. They work for ten minutes.'],
    choices: [],
    because,
  }
  return { to, mailId, ...render(letter, settings) }
}
