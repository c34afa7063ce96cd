import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { herePageOf } from '../../backend/modules/life/here.ts'
import type { House } from './mail.ts'

type Reported = Pick<Mail, 'to' | 'mailId'> & {
  readonly accountId: string
  readonly username: string
  /** Who told us, as the author calls them. */
  readonly by: readonly string[]
  readonly returnToken?: string
}

const together = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

const mailed = (
  house: House,
  { to, mailId, username, returnToken }: Omit<Reported, 'by'>,
  letter: Omit<Letter, 'greeting' | 'because'>,
): Mail => ({
  to,
  mailId,
  ...(returnToken !== undefined && { returnToken }),
  ...render(
    {
      ...letter,
      greeting: `Dear ${shownName(username)},`,
      because: 'You’re receiving this because your plan says that your trusted contacts may report your death.',
    },
    house.settings,
  ),
})
const stillHere = (house: House, accountId: string) => ({ label: 'I’m still here', url: herePageOf(house, accountId) })

/** What an author reads of what contacts did, and where it leads: to the press that ends it, their plan, or their contacts. */
export type AuthorLetter = Pick<Letter, 'heading' | 'lines'> & {
  readonly subject?: string
  readonly leadsTo: 'here' | 'plan' | 'contacts'
}

export const authorMail = (
  house: House,
  to: Omit<Reported, 'by'>,
  { leadsTo, subject, heading, lines }: AuthorLetter,
): Mail => {
  const { origin } = house.settings
  const ways = {
    here: stillHere(house, to.accountId),
    plan: { label: 'See your plan', url: `${origin}/legacy` },
    contacts: { label: 'Your trusted contacts', url: `${origin}/legacy/contacts` },
  }
  return mailed(house, to, { subject: subject ?? heading, heading, lines, choices: [ways[leadsTo]] })
}

/** Of a report that does not suffice by itself; `standing` is how their life stands by it, in a sentence. */
export const reportLetter = (by: string, standing: string): AuthorLetter => ({
  subject: `${by} is worried about you`,
  heading: `${by} told us that you have died`,
  lines: [
    'If that is wrong, please press the button. Everything then stays as you left it, and we’ll let your trusted contacts know.',
    standing,
  ],
  leadsTo: 'here',
})

/** Of a report that was taken back. */
export const withdrawnLetter = (by: string, standing: string): AuthorLetter => ({
  heading: `${by} took back what they told us of you`,
  lines: [`${by} had told us that you died, and does not say so any more.`, standing],
  leadsTo: 'plan',
})

/** Of a plan that nobody can set in motion any more, since a contact has left. */
export const missingLetter = (
  by: string,
  { needed, left }: { readonly needed: number; readonly left: number },
): AuthorLetter => ({
  heading: `Your plan needs ${needed} contacts, and ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left`,
  lines: [
    `${by} would rather not be your trusted contact.`,
    'Until enough people agree, nobody can report your death, and what you keep for after it cannot go out that way. Please ask someone else, or change your plan.',
  ],
  leadsTo: 'contacts',
})

/** Asks an author to object: at once, and a day before the end. `standing` names that end. */
export const objectionMail = (
  house: House,
  reported: Reported,
  {
    standing,
    isSignInOnly,
    isFirst,
  }: { readonly standing: string; readonly isSignInOnly: boolean; readonly isFirst: boolean },
): Mail => {
  const by = together(reported.by)
  const heading = `${by} told us that you have died`
  return mailed(house, reported, {
    subject: isFirst ? heading : `Last email: ${heading}`,
    heading,
    lines: [
      isSignInOnly
        ? 'If you are there, please sign in. Someone replied to an email like this one before, so a press on a button is not enough this time. Everything then stays as you left it.'
        : 'If you are there, please press the button. Everything then stays as you left it, and we’ll let your trusted contacts know.',
      standing,
      'You will have two more emails before anything is delivered.',
    ],
    choices: isSignInOnly
      ? [{ label: 'Sign in', url: `${house.settings.origin}/legacy` }]
      : [stillHere(house, reported.accountId)],
  })
}
