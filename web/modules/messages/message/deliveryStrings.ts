import { dateIn, momentInWords } from '../../../ui/moment.ts'

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

export const strings = {
  cameBack: 'What came back',
  thanked: (names: readonly string[]) => `${list(names)} said thank you.`,
  voice: 'the reply',
  preparing: 'A recorded reply is being prepared. It is there in a minute.',
  unplayable: 'A recorded reply came that we cannot play.',
  needsYou: 'They need a word from you',
  cannotGetIn: (name: string) => `${name} cannot get in. Choose another way for them to prove who they are.`,
  wrongPerson: (name: string) =>
    `Our mail to ${name} reached somebody else, and nothing was shown. Give us another address and we write there.`,
  unreached: (name: string, retryAt: string | null) =>
    retryAt === null
      ? `No address of ${name} takes our mail. Give us another one and we write there.`
      : `The address of ${name} did not accept our mail. We try again on ${momentInWords(retryAt)}. You can give us another one.`,
  confirming: 'Getting in with the help of your contacts',
  confirmAsked: (name: string, until: string) =>
    `${name} cannot get in. We asked your trusted contacts whether it is really ${name}; they have until ${dateIn(until)}.`,
  confirmGiven: (name: string, until: string) =>
    `A trusted contact says that it is really ${name}. With a code in their own mailbox ${name} can open it, until ${dateIn(until)}.`,
  forbid: (name: string) => `Don't let ${name} in this way`,
  addresses: 'Another address, from a contact',
  proposed: (name: string, address: string) =>
    `No address of ${name} takes our mail. A trusted contact gave us another one: ${address}.`,
  supported: 'A second contact says that it is right.',
  counts: (countsAt: string) => `If nobody says no, we write there on ${dateIn(countsAt)}.`,
  waitsForYes: 'Nothing goes there until you or another contact has said yes.',
  opensAlone: (name: string) =>
    `You chose a code by mail as the proof for ${name}: whoever reads this address can open the message.`,
  writeThere: 'Yes, write there now',
  doNotWriteThere: 'No, do not write there',
  toPeople: 'Open your people',
  unopened: 'Not opened yet. You can close the link; then it shows nothing any more.',
  takeBack: (name: string) => `Take it back from ${name}`,
  saving: 'Saving…',
} as const
