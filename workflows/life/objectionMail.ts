import { dayInWords } from '../../backend/kernel/page/html.ts'
import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { nthTime, type Repeated } from '../../backend/modules/life/repeated.ts'
import { herePageOf } from '../../backend/modules/life/here.ts'
import type { House } from './mail.ts'

/** A contact who told us that the author died, as the author calls them, and whether it repeats what they said before. */
export type Reporter = { readonly contactId: string; readonly name: string; readonly repeated?: Repeated | undefined }

type Reported = Pick<Mail, 'to' | 'mailId'> & {
  readonly accountId: string
  readonly username: string
  readonly by: readonly Reporter[]
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
      because: 'You’re receiving this because you chose that your trusted contacts may report your death.',
    },
    house.settings,
  ),
})
const stillHere = (house: House, accountId: string) => ({ label: 'I’m still here', url: herePageOf(house, accountId) })

/** Whoever repeats what was wrong may do so a third time: their author can take that right away, signed in. */
const removals = ({ settings: { origin } }: House, by: readonly Reporter[]): Letter['choices'] =>
  by
    .filter(({ repeated }) => repeated)
    .map(({ contactId, name }) => ({
      label: `Remove ${name} from your trusted contacts`,
      url: `${origin}/legacy/contacts?remove=${contactId}`,
    }))

const repetitions = (by: readonly Reporter[]): readonly string[] =>
  by.flatMap(({ name, repeated }) =>
    repeated
      ? `On ${dayInWords(repeated.at)} ${name} told us this ${nthTime(repeated.n)}. The time before was ${dayInWords(repeated.before)}. If you do not want ${name} to tell us this again, you can remove ${name} from your trusted contacts.`
      : [],
  )

/** Of whom it comes, and that it is not the first time. */
const toldBy = (by: readonly Reporter[]): string => {
  const names = together(by.map(({ name }) => name))
  const [repeated, ...others] = by.flatMap((each) => each.repeated ?? [])
  if (!repeated) return `${names} told us you died`
  const time = by.length === 1 && others.length === 0 ? nthTime(repeated.n) : 'again'
  return `${names} told us ${time} that you died`
}
const worried = (by: readonly Reporter[]): string =>
  `${together(by.map(({ name }) => name))} ${by.length === 1 ? 'is' : 'are'} worried about you`
const worriedOn = (by: readonly Reporter[], at: string): string =>
  by.some(({ repeated }) => repeated) ? `${worried(by)} again, on ${dayInWords(at)}` : worried(by)

/** What an author reads of what contacts did, and where it leads: to the press that ends it, their plan, or their contacts. */
export type AuthorLetter = Pick<Letter, 'heading' | 'lines'> & {
  readonly subject?: string
  readonly leadsTo: 'here' | 'plan' | 'contacts'
  readonly by?: readonly Reporter[]
}

export const authorMail = (
  house: House,
  to: Omit<Reported, 'by'>,
  { leadsTo, subject, heading, lines, by = [] }: AuthorLetter,
): Mail => {
  const { origin } = house.settings
  const ways = {
    here: stillHere(house, to.accountId),
    plan: { label: 'See “If I’m not here”', url: `${origin}/legacy` },
    contacts: { label: 'Your trusted contacts', url: `${origin}/legacy/contacts` },
  }
  const choices = [ways[leadsTo], ...removals(house, by)]
  return mailed(house, to, { subject: subject ?? heading, heading, lines, choices })
}

const PRESS =
  'If that is wrong, press “I’m still here”. Everything then stays as you left it, and we’ll let your trusted contacts know.'

/** Of a report that does not suffice by itself; `lifeSentence` is how their life stands by it, in a sentence. */
export const reportLetter = (by: Reporter, lifeSentence: string): AuthorLetter => ({
  subject: worriedOn([by], by.repeated?.at ?? ''),
  heading: toldBy([by]),
  lines: [PRESS, ...repetitions([by]), lifeSentence],
  leadsTo: 'here',
  by: [by],
})

/** Of a report that was taken back. */
export const withdrawnLetter = (by: string, lifeSentence: string): AuthorLetter => ({
  heading: `${by} took back what they told us of you`,
  lines: [`${by} had told us that you died, and does not say so any more.`, lifeSentence],
  leadsTo: 'plan',
})

/** Of a plan that nobody can set in motion any more, since a contact has left. */
export const missingLetter = (
  by: string,
  { needed, left }: { readonly needed: number; readonly left: number },
): AuthorLetter => ({
  heading: `You chose that ${needed} trusted contacts have to agree, and ${left === 0 ? 'none is' : left === 1 ? '1 is' : `${left} are`} left`,
  lines: [
    `${by} would rather not be your trusted contact.`,
    'Until enough people agree, nobody can report your death, and what you keep for after it cannot be sent that way. Please ask someone else, or change how many it takes.',
  ],
  leadsTo: 'contacts',
})

type Objecting = {
  readonly lifeSentence: string
  /** When their days to object began, and when they end. */
  readonly openedAt: string
  readonly until: string
  readonly isSignInOnly: boolean
  readonly isFirst: boolean
}

/** Asks an author to object: at once, and a day before the end. `lifeSentence` names that end. */
export const objectionMail = (
  house: House,
  reported: Reported,
  { lifeSentence, openedAt, until, isSignInOnly, isFirst }: Objecting,
): Mail => {
  const { by } = reported
  // Each of a series says first what makes it another than the one before.
  const last = isFirst ? '' : `Last email, by ${dayInWords(until)}: `
  return mailed(house, reported, {
    subject: isFirst ? worriedOn(by, openedAt) : `${last}${worried(by)}`,
    heading: `${last}${toldBy(by)}`,
    lines: [
      isSignInOnly
        ? 'If that is wrong, please sign in. Someone replied to an email like this one before, so a press on a button is not enough this time. Everything then stays as you left it.'
        : PRESS,
      ...repetitions(by),
      lifeSentence,
      `You will have ${isFirst ? 'three' : 'two'} more emails before anything is delivered.`,
    ],
    choices: [
      isSignInOnly
        ? { label: 'Sign in', url: `${house.settings.origin}/legacy` }
        : stillHere(house, reported.accountId),
      ...removals(house, by),
    ],
  })
}
