import { roleNames, type FamilyRole } from '../../backend/kernel/identity/roles.ts'
import type { Letter } from '../../backend/kernel/mail/letter.ts'
import { OFFER_DAYS } from '../../backend/modules/families/contract.ts'
import { CAN } from './mail.ts'

/** Who reads it, whom it is about, and where. */
export type Words = {
  readonly origin: string
  readonly family: string
  readonly who: string
  readonly role: FamilyRole
  readonly isAboutReader: boolean
}
type Written = Omit<Letter, 'greeting'>

const page = ({ origin }: Words, label: string) => [{ label, url: `${origin}/family-collaboration` }]
const because = ({ family }: Words) => `You’re receiving this because you’re in ${family}.`

/** What members of a family are told. */
export const letters = {
  joined: (words: Words): Written => ({
    subject: `${words.who} has joined ${words.family}`,
    heading: `${words.who} has joined`,
    lines: [
      `${words.who} has accepted the invitation to ${words.family} and can ${CAN[words.role].replaceAll('your own', 'their own')}.`,
      'Not who you meant? You can remove them on your family’s page. From then on they will not see anything.',
    ],
    choices: page(words, 'See who is in the family'),
    because: because(words),
  }),
  /** To the invited address, by whoever it came from: who reads it may be another than who joined. */
  'joined-unconfirmed': (words: Words): Written => ({
    subject: `Was it you who joined ${words.family}?`,
    heading: `Someone has joined ${words.family} with your invitation`,
    lines: [
      'They had the link that we sent you, and their account has your email address, which no one has confirmed yet.',
      `If it was you, please confirm your email address in your account. If it was not, please tell ${words.who}, who invited you and can remove them.`,
      'If you do nothing, they stay in the family.',
    ],
    choices: [{ label: 'Open your account', url: `${words.origin}/dashboard` }],
    because: `You’re receiving this because ${words.who} invited you to ${words.family} at this address.`,
  }),
  role: (words: Words): Written => ({
    subject: `Your role in ${words.family} has changed`,
    heading: `You’re a ${roleNames[words.role].toLowerCase()} now`,
    lines: [`In ${words.family} you can ${CAN[words.role]}.`],
    choices: page(words, 'Open the family'),
    because: because(words),
  }),
  removed: (words: Words): Written => ({
    subject: `You’re no longer in ${words.family}`,
    heading: `You’re no longer in ${words.family}`,
    lines: [
      'The owner or a helper of this family has removed you. The stories you told stay with the family. Your messages and everything else of your own stay with you.',
      'If you think this is a mistake, please talk to them.',
    ],
    choices: [{ label: 'Open your account', url: `${words.origin}/dashboard` }],
    because: `You’re receiving this because you were in ${words.family}.`,
  }),
  offered: (words: Words): Written => ({
    subject: `${words.who} would like you to be the owner of ${words.family}`,
    heading: `${words.who} would like to hand ${words.family} over to you`,
    lines: [
      `As the owner, you can ${CAN.owner}. ${words.who} stays as a helper.`,
      `If you do nothing, nothing changes. You can accept for ${OFFER_DAYS} days.`,
    ],
    choices: page(words, 'Say yes or no'),
    because: because(words),
  }),
  'taken-over': (words: Words): Written => ({
    subject: words.isAboutReader
      ? `You’re now the owner of ${words.family}`
      : `${words.who} has taken over ${words.family}`,
    heading: words.isAboutReader ? `You’re the owner of ${words.family}` : `${words.who} is the owner now`,
    lines: [words.isAboutReader ? `You can ${CAN.owner}.` : `You’re a helper of ${words.family} from now on.`],
    choices: page(words, 'Open the family'),
    because: because(words),
  }),
} as const
export type Telling = keyof typeof letters
