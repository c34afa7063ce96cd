import { dateIn, momentInWords } from '../../../ui/moment.ts'

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

export const strings = {
  cameBack: 'Replies',
  thanked: (names: readonly string[]) => `${list(names)} said thank you.`,
  voice: 'the reply',
  preparing: 'A recorded reply is being prepared. It is there in a minute.',
  unplayable: 'A recorded reply came that we cannot play.',
  needsYou: 'These people need your help',
  cannotGetIn: (name: string) => `${name} cannot get in. Choose another way for them to unlock it.`,
  wrongPerson: (name: string) =>
    `Our email to ${name} reached someone else, and nothing was shown. Give us another address and we write there.`,
  unreached: (name: string, retryAt: string | null) =>
    retryAt === null
      ? `We cannot reach ${name} by email. Add another address and we’ll try again.`
      : `The address of ${name} did not accept our email. We try again on ${momentInWords(retryAt)}. You can give us another one.`,
  confirming: 'Access through your trusted contacts',
  confirmAsked: (name: string, until: string) =>
    `${name} cannot get in. We asked your trusted contacts whether it is really ${name}; they have until ${dateIn(until)}.`,
  confirmGiven: (name: string, until: string) =>
    `A trusted contact confirmed it’s ${name}. ${name} can open it with a code sent to their own email, until ${dateIn(until)}.`,
  forbid: (name: string) => `Don’t let ${name} in this way`,
  addresses: 'Another address, from a trusted contact',
  proposed: (name: string, address: string) =>
    `We cannot reach ${name} by email. A trusted contact gave us another address: ${address}.`,
  supported: 'A second trusted contact says that it is right.',
  counts: (countsAt: string) => `If nobody says no, we write there on ${dateIn(countsAt)}.`,
  waitsForYes: 'Nothing goes there until you or another trusted contact has said yes.',
  opensAlone: (name: string) =>
    `You chose that ${name} unlocks it with a code by email: anyone who reads this address can open the message.`,
  writeThere: 'Yes, write there now',
  doNotWriteThere: 'No, do not write there',
  toPeople: 'Open your people',
  unopened: 'Not opened yet. You can close the link; then it shows nothing any more.',
  takeBack: (name: string) => `Take it back from ${name}`,
  saving: 'Saving…',
} as const
