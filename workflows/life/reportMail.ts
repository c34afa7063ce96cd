import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { contactPageOf, type House, type To } from './mail.ts'

/** What a contact hears of whether an author is there. */
export type Outcome =
  | { readonly is: 'reported' | 'confirmed' | 'presumed' | 'seen' | 'withdrawn' }
  | { readonly is: 'challenged'; readonly until: string }
  /** By a press in an email, which others may have given: from then on a report counts again. */
  | { readonly is: 'answered'; readonly from: string }

type Words = Pick<Letter, 'heading' | 'lines'>

const wordsOf = (outcome: Outcome, author: string): Words => {
  switch (outcome.is) {
    case 'reported':
      return {
        heading: `We were told that ${author} has died`,
        lines: [
          `Another trusted contact of ${author} told us that ${author} has died. If it is so, we are sorry, and you can tell us too.`,
          `If you know that ${author} is there, you can ask us to wait. Nothing is sent because of what one person tells us.`,
        ],
      }
    case 'challenged':
      return {
        heading: `We were told that ${author} has died`,
        lines: [
          `Enough trusted contacts of ${author} told us that ${author} has died. If it is so, we are sorry.`,
          `We have written to ${author}, who has until ${dateInWords(outcome.until)} to reply. Nothing is sent before then.`,
          `If you know that ${author} is there, please ask us to wait.`,
        ],
      }
    case 'confirmed':
      return {
        heading: `${author} has not replied to us`,
        lines: [
          `We wrote to ${author} after you and others told us, and nobody replied. We are sorry. What ${author} has left for after their death will now be delivered, after two more emails to ${author}.`,
          `If you know that ${author} is there, please ask us to wait.`,
        ],
      }
    case 'presumed':
      return {
        heading: `We have not heard from ${author}`,
        lines: [
          `We asked ${author} several times whether they are there, as ${author} wished, and nobody replied. So we begin with what ${author} has left for after their death. ${author} gets two more emails before anything is delivered.`,
          `If you know that ${author} is there, please ask us to wait.`,
        ],
      }
    case 'seen':
      return {
        heading: `We have heard from ${author}`,
        lines: [
          `We are glad to tell you that ${author} has been here. Everything is as ${author} left it.`,
          'There is nothing you must do.',
        ],
      }
    case 'answered':
      return {
        heading: `Someone replied from ${author}’s email address`,
        lines: [
          `Someone replied to our email to ${author}. So we take it that ${author} is there, and everything is as ${author} left it.`,
          `If you still know that ${author} has died, you can tell us again from ${dateInWords(outcome.from)}. ${author} would then have to sign in to reply.`,
        ],
      }
    case 'withdrawn':
      return {
        heading: `Nothing of ${author}’s is sent for now`,
        lines: [
          `A trusted contact of ${author} took back what they had told us. So everything is as ${author} left it, and nothing more is sent.`,
          'There is nothing you must do.',
        ],
      }
  }
}

/** Tells a contact how it stands; never what their author has left. */
export const verdictMail = (house: House, to: To, outcome: Outcome, username: string, mailId: string): Mail => {
  const author = shownName(username)
  const words = wordsOf(outcome, author)
  const letter: Letter = {
    subject: words.heading,
    ...words,
    greeting: `Dear ${to.name},`,
    choices: [{ label: 'See what you can do', url: contactPageOf(house, to) }],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}. You can end that on the same page.`,
  }
  return { to: to.address, mailId, ...render(letter, house.settings) }
}
