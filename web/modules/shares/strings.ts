import { withCapital } from '../../../backend/kernel/words/capital.ts'
import { LEAST_PASSCODE, type ShareState } from '../../../backend/modules/shares/contract.ts'

type Thing = { readonly kind: string }
const KINDS: Readonly<Record<string, readonly [one: string, more: string]>> = {
  album: ['one album', 'albums'],
  book: ['one book', 'books'],
  branch: ['one branch of a family tree', 'branches of a family tree'],
  story: ['one story', 'stories'],
  item: ['one memory', 'memories'],
}
/** “One album, 2 stories” */
const counted = (things: readonly Thing[]): string =>
  withCapital(
    Object.entries(KINDS)
      .map(([kind, words]) => [words, things.filter((each) => each.kind === kind).length] as const)
      .flatMap(([[one, more], n]) => (n === 0 ? [] : [n === 1 ? one : `${n} ${more}`]))
      .join(', '),
  )

export const strings = {
  line: 'Every link your family has shared, who opened it, and how to end it.',
  create: 'Create a link',
  emptyTitle: 'Nothing shared yet',
  emptyLine:
    'A link shows stories, memories or a whole album to anyone who has it, until the day you choose. You can see when it was opened, and end it at any time.',
  noFamily: 'Links show what a family keeps. Start a family or join one, and you can share from here.',
  tooLow:
    'You can listen to everything in this family. To share something by link, ask the owner for a contributor role.',
  tooLowTitle: 'Only contributors can create links',
  fetching: 'Still fetching your links',
  states: {
    live: 'Open',
    expired: 'Expired',
    ended: 'Ended',
    stopped: 'Stopped',
  } satisfies Record<ShareState, string>,
  stoppedLine: 'The person who made it can no longer share, so it opens nothing.',
  locked: 'Locked',
  lockedLine: (until: string) =>
    `Too many wrong passcodes were tried. It opens again ${until}, or when you choose another passcode.`,
  facts: (things: readonly Thing[], until: string) => `${counted(things)}, until ${until}`,
  factsOver: (things: readonly Thing[], until: string) => `${counted(things)}, until ${until} at the latest`,
  withPasscode: 'with a passcode',
  mayDownload: 'can be downloaded',
  notOpened: 'Nobody has opened it yet.',
  openedOnce: (day: string) => `Opened once, on ${day}.`,
  opened: (n: number, day: string) => `Opened ${n} times, last on ${day}.`,
  others: 'Made by someone else in your family.',
  address: 'Link address',
  copy: 'Copy the link',
  copiedLine: 'Paste it into an email or a message.',
  log: 'See who opened it',
  change: 'Change',
  renew: 'New address',
  end: 'End this link',

  choose: 'What do you want to share?',
  chooseNone: 'There is nothing you could share yet. Albums, memories and stories of your family will appear here.',
  kinds: {
    album: 'Albums',
    book: 'Books',
    branch: 'Branches of your family tree (living people show only as “Living”)',
    story: 'Stories',
    item: 'Single memories',
  },
  untitled: 'A memory without a title',
  chooseOne: 'Choose at least one.',
  keepsIt: 'The person who told it keeps it in the family',
  titleLabel: 'Title',
  titleHint: 'People see it before they open the link.',
  note: 'A few words',
  until: 'How long does it work?',
  as: (until: string) => `As it is, until ${until}`,
  passcode: 'Passcode (optional)',
  passcodeHint: `At least ${LEAST_PASSCODE} characters. Tell it to them another way, for example on the phone.`,
  passcodeNew: 'New passcode (optional)',
  passcodeNewHint: 'Leave it empty to keep it as it is. A new one ends what the old one opened.',
  passcodeAway: 'Open without a passcode',
  passcodeAwayLine: 'Anyone who has the link can open it then.',
  download: 'They may download recordings',
  downloadLine: 'As they play here, without details about the device or the place.',
  preview: 'What they will see',
  previewBy: (by: string, until: string) => `Shared by ${by}, until ${until}`,
  previewOpen: 'They press Open, and then see what you chose. Only first names are shown.',
  make: 'Create the link',
  making: 'Creating…',
  save: 'Save',
  saving: 'Saving…',
  madeTitle: 'Your link is ready',
  madeLine: 'Copy it and send it to them. We do not send it for you.',
  changed: 'The link is changed',
  changeTitle: 'Change this link',

  logTitle: 'When it was opened',
  logLine: 'We keep the time and the kind of device, not who or where they are.',
  logEmpty: 'Nobody has opened it yet.',
  logFetching: 'Still fetching the list',
  logRow: (device: string, when: string) => `${device}, ${when}`,
  logSeen: (titles: string) => `Looked at ${titles}`,
  logSeenNone: 'Opened it and looked at nothing yet.',
  aThing: 'something that is gone',

  ending: ({ title }: { readonly title: string }) => ({
    title: `End “${title}”?`,
    line: 'The link stops at once, also for anyone who has it open. Everything stays with your family.',
    yes: 'End this link',
    no: 'Leave it as it is',
  }),
  renewing: ({ title }: { readonly title: string }) => ({
    title: `Give “${title}” a new address?`,
    line: 'The old address stops at once. You can send the new one to the people who should still have it.',
    yes: 'Make a new address',
    no: 'Leave it as it is',
  }),
} as const
