import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { dateInWords } from '../../backend/kernel/page/html.ts'
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
  { to, mailId, username, returnToken }: Reported,
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

/** Tells an author of a report that does not suffice by itself. */
export const reportMail = (house: House, reported: Reported, needed: number): Mail => {
  const heading = `${together(reported.by)} told us that you have died`
  return mailed(house, reported, {
    subject: heading,
    heading,
    lines: [
      `If you are there, please press the button. Everything then stays as you left it, and we’ll let your trusted contacts know.`,
      `Nothing happens because of this alone: your plan asks for ${needed} of your trusted contacts.`,
    ],
    choices: [stillHere(house, reported.accountId)],
  })
}

type Challenge = { readonly until: string; readonly isSignInOnly: boolean; readonly isFirst: boolean }

/** Asks an author to object: at once, and a day before the end. */
export const objectionMail = (house: House, reported: Reported, { until, isSignInOnly, isFirst }: Challenge): Mail => {
  const heading = `${together(reported.by)} told us that you have died`
  return mailed(house, reported, {
    subject: isFirst ? heading : `Last email: ${heading}`,
    heading,
    lines: [
      isSignInOnly
        ? 'If you are there, please sign in. Someone replied to an email like this one before, so a press on a button is not enough this time. Everything then stays as you left it.'
        : 'If you are there, please press the button. Everything then stays as you left it, and we’ll let your trusted contacts know.',
      `If we hear nothing from you by ${dateInWords(until)}, we begin with what you planned for after your death. You will have two more emails before anything is delivered.`,
    ],
    choices: isSignInOnly
      ? [{ label: 'Sign in', url: `${house.settings.origin}/legacy` }]
      : [stillHere(house, reported.accountId)],
  })
}
