import type { LifeState } from '../../../../backend/modules/life/contract.ts'
import { siteSettings } from '../../../app/siteSettings.ts'

const people = (n: number): string => (n === 1 ? 'one person' : `${n} people`)

const SHOWN = 3
const UNTITLED = 'A message without a title'
const list = new Intl.ListFormat('en', { type: 'conjunction' })
/** Some of them by their titles, and how many more. */
const together = (titles: readonly string[]): string => {
  const named = titles.slice(0, SHOWN).map((title) => (title === '' ? UNTITLED : `“${title}”`))
  const others = titles.length - named.length
  return list.format(others > 0 ? [...named, others === 1 ? 'one more' : `${others} more`] : named)
}

export const strings = {
  line: 'How we check that you’re still here, and what happens if you cannot answer.',
  toPage: 'See your check-ins',
  saving: 'Saving…',
  states: {
    active: 'We’ve heard from you',
    asked: 'We have asked whether you’re still here',
    paused: 'Check-ins are paused',
    reported: 'Someone told us that you died',
    presumed: 'You did not reply to us',
    confirmed: 'People you trust told us that you died',
  } satisfies Record<LifeState, string>,
  noPlan: 'Nothing is set up yet',
  noPlanLine: 'This is what we suggest. Save it as it is, or choose differently, and change it whenever you like.',
  lastSign: 'We last heard from you',
  nextAsk: 'If we hear nothing more, we email you',
  until: 'Until',
  toldBy: 'Who told us',
  challengeUntil: 'You have until',
  here: 'I’m still here',
  thanks: 'Thank you',
  thanksLine: 'We know that you’re still here.',
  pause: 'Pause for a trip',
  pauseTitle: 'How long will you be away?',
  pauseLine: 'We will not check in with you until then.',
  paused: 'We will not check in with you until then',
  resume: 'I’m back',
  resumed: 'We check in with you again',
  unverified: 'Confirm your email address first',
  unverifiedLine:
    'That is where we check in with you. Until you confirm it, we cannot warn you, and you cannot save your choices.',
  fewer: 'Not enough trusted contacts have agreed',
  fewerLine: (k: number, agreed: number) =>
    `You chose ${people(k)} to report a death, and ${agreed === 0 ? 'nobody has' : `${agreed} of them ${agreed === 1 ? 'has' : 'have'}`} agreed yet.`,
  contacts: 'Trusted contacts',
  goesOut: {
    now: 'What is sent',
    ifSilent: 'What is sent if we hear nothing from you',
    line: 'Each on this day at the earliest. One sign from you, and all of it stays with us.',
    from: (date: string) => `From ${date}`,
    nothing: 'You have kept no message for this, so nothing is sent.',
  },
  wentOut: {
    title: 'What we delivered while we could not reach you',
    line: 'We’re sorry that these were sent. You can take a message back for a day after we sent it. Anyone who has opened it has seen it; for everyone else it closes.',
    untitled: UNTITLED,
    takeBack: 'You can still take it back.',
    tooLate: 'It’s too late to take it back.',
  },
  reporters: {
    title: 'Who has told us that you died',
    line: 'Any of them can tell us again. If you do not want that, remove them as a trusted contact.',
    told: (name: string, times: number, on: string) =>
      times === 1
        ? `${name} told us on ${on}.`
        : `${name} told us ${times === 2 ? 'twice' : `${times} times`}, last on ${on}.`,
    remove: (name: string) => `Remove ${name}`,
  },
  otherUser: 'If someone else signs in as you, we’ll think you’re here.',
  form: {
    change: 'Choose when we check in, and who can tell us',
    asking: 'When we check in with you',
    interval: 'Check in with me if I have not signed in for',
    intervalHint: 'Anything you do while signed in restarts the count.',
    never: 'Do not ask me',
    asks: 'How many emails',
    every: 'Days between them',
    unreached: 'If none of your email addresses works',
    unreachedHint: 'We only count days when we tried and your email refused us.',
    goOn: (length: string) => `Deliver after ${length}`,
    waitForever: 'Keep waiting',
    reporting: 'Who may tell us that you died',
    k: 'How many have to say so',
    kHint: 'Each of your trusted contacts says it for themselves, with a code from their own email.',
    noReports: 'Nobody can',
    ofThem: (k: number, n: number) => `${k} of your ${n} trusted contacts`,
    noContacts: 'Nobody can tell us yet. Add a trusted contact.',
    objection: 'Days you have to object',
    objectionHint: 'We email you at once, and again a day before the end.',
    single: 'One person alone may report my death, though there are others.',
    password: 'Your password, to save your choices',
    demo: 'In your own account we ask for your password here. A demo has none, so you can just save it.',
    save: 'Save your choices',
    saved: 'Your choices are saved',
  },
  example: {
    title: 'What would happen',
    line: 'If we hear nothing from you after today.',
    quiet: 'We do not check in with you. If you go quiet, nothing will be sent.',
    ask: (n: number, of: number) => `We email you: are you there? (${n} of ${of})`,
    presumed: 'Nobody has answered. We begin with what you planned for after your death.',
    delivered: (titles: readonly string[]) =>
      `${together(titles)} ${titles.length === 1 ? 'is' : 'are'} delivered, unless you answer one of two more emails.`,
    nothing: 'You have kept no message for this, so nothing is delivered.',
    reportTitle: 'If your trusted contacts report your death today',
    reported: (k: number) =>
      (k === 1 ? 'A trusted contact tells us.' : `The last of ${k} trusted contacts tells us.`) + ' We email you.',
    confirmed: 'You have not objected. We begin with what you planned for after your death.',
    noReport: 'Nobody can report your death.',
  },
  print: {
    open: 'Print one page for your papers',
    title: (name: string) => `The plan of ${name}`,
    button: 'Print this page',
    back: 'If I’m not here',
    lead: (name: string) =>
      `${name} keeps messages for later at ${siteSettings.productName}. This page says what happens, and who can help.`,
    asks: (interval: number, asks: number, every: number) =>
      `If you have not signed in for ${interval} days, we send ${asks} emails, ${every} days apart. If nobody answers them, we begin with what was planned for after a death.`,
    noAsks: 'We do not check in. If nobody hears from them, nothing will be sent.',
    reports: (k: number, challenge: number) =>
      `A death has to be reported by ${people(k)} of the trusted contacts below. After that there are ${challenge} days to object.`,
    noReports: 'No trusted contact can report a death.',
    contacts: 'Trusted contacts',
    contactsLine: `They use the link in our email, and never see the messages. No email any more? Call ${siteSettings.supportPhone} and say whose trusted contact you are.`,
    noContacts: 'None yet.',
    help: (origin: string) => `Nobody has to hurry. Help, also without an account: ${origin}/contact`,
    of: (date: string) => `As of ${date}`,
  },
} as const
