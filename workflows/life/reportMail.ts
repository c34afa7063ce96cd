import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords, dayInWords } from '../../backend/kernel/page/html.ts'
import { contactPageOf, type House, type To } from './mail.ts'

/** It was told before, when it counted no more in the end. */
type Again = { readonly at: string; readonly before: string }

/** Why a contact hears of whether an author is there. */
export type Outcome =
  | { readonly is: 'reported' | 'challenged'; readonly again?: Again }
  | { readonly is: 'refused' | 'confirmed' | 'presumed' | 'went-out' | 'seen' | 'withdrawn' | 'removed' }
  /** By a press in an email, which others may have given: from then on a report counts again. */
  | { readonly is: 'answered'; readonly from: string }

type Words = Pick<Letter, 'heading'> & { readonly before?: string; readonly after?: string }

const toldHeading = (author: string, again: Again | undefined): string =>
  again
    ? `We were told again, on ${dayInWords(again.at)}, that ${author} has died`
    : `We were told that ${author} has died`
const toldBefore = (again: Again | undefined): string =>
  again ? ` We were told so on ${dayInWords(again.before)} before, and that does not count any more.` : ''

const wordsOf = (outcome: Outcome, author: string): Words => {
  const ring = `Is ${author} alive? Open the page behind this email and ask us to wait. Not sure? Ring ${author} first.`
  switch (outcome.is) {
    case 'reported':
      return {
        heading: toldHeading(author, outcome.again),
        before: `Another trusted contact of ${author} told us that ${author} has died.${toldBefore(outcome.again)} If it is so, we are sorry, and you can tell us too.`,
        after: ring,
      }
    case 'challenged':
      return {
        heading: toldHeading(author, outcome.again),
        before: `Enough trusted contacts of ${author} told us that ${author} has died.${toldBefore(outcome.again)} If it is so, we are sorry.`,
        after: ring,
      }
    case 'refused':
      return { heading: `We cannot reach ${author}`, after: ring }
    case 'confirmed':
      return { heading: `${author} has not replied to us`, before: 'We are sorry.', after: ring }
    case 'presumed':
      return { heading: `We have not heard from ${author}`, after: ring }
    case 'went-out':
      return { heading: `What ${author} left has been sent`, after: 'There is nothing you must do.' }
    case 'seen':
      return {
        heading: `We have heard from ${author}`,
        before: `We are glad to tell you that ${author} has been here.`,
        after: 'There is nothing you must do.',
      }
    case 'answered':
      return {
        heading: `${author}, or someone with their email, answered us`,
        before: `Someone pressed the button in our email to ${author}, so we take it that ${author} is alive.`,
        after: `If you still know that ${author} has died, you can tell us again from ${dateInWords(outcome.from)}. ${author} would then have to sign in to reply.`,
      }
    case 'withdrawn':
      return {
        heading: `What we were told of ${author} was taken back`,
        before: `A trusted contact of ${author} took back what they had told us.`,
        after: 'There is nothing you must do.',
      }
    case 'removed':
      return {
        heading: `What we were told of ${author} does not count any more`,
        before: `The person who told us of ${author} is no trusted contact any more, so it does not count.`,
        after: 'There is nothing you must do.',
      }
  }
}

/** Tells a contact how it stands, as their page says it (`lifeSentence`); never what their author has left. */
export const verdictMail = (
  house: House,
  to: To,
  {
    author,
    outcome,
    lifeSentence,
  }: { readonly author: string; readonly outcome: Outcome; readonly lifeSentence: string },
  mailId: string,
): Mail => {
  const { heading, before, after } = wordsOf(outcome, author)
  const letter: Letter = {
    subject: heading,
    heading,
    lines: [before, lifeSentence, after].filter((line) => line !== undefined),
    greeting: `Dear ${to.name},`,
    choices: [{ label: 'See what you can do', url: contactPageOf(house, to) }],
    because: `You’re receiving this because you agreed to be a trusted contact of ${author}. You can end that on the same page.`,
  }
  return { to: to.address, mailId, ...render(letter, house.settings) }
}
