import { render } from '../../backend/kernel/mail/letter.ts'
import type { FamilyRole } from '../../backend/kernel/identity/roles.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { letters, type Telling } from '../../workflows/families/letters.ts'
import { invitationMail } from '../../workflows/families/mail.ts'
import { answeredMail, questionMail } from '../../workflows/stories/mail.ts'
import { each, house, ORIGIN, settings, type Read, type Shown } from './house.ts'

const ID = '018f0000-0000-7000-8000-00000000000d'
const FAMILY = 'The Hale family'
const QUESTION = 'What could you see from your bed when you were small?'
const PAGE = /\/family-collaboration$/
const asked = {
  ...story.initial,
  storyId: ID,
  name: 'Joseph',
  address: 'joseph@hale.example',
  question: QUESTION,
  expiresAt: '2030-08-09T09:00:00.000Z',
}
const other = { ...asked, question: 'Who taught you to swim?' }
const ruth = { name: 'Ruth', address: 'ruth@hale.example' }

const told = (
  telling: Telling,
  role: FamilyRole,
  isAboutReader = true,
  { who = 'Thomas', family = FAMILY } = {},
): Read['mail'] => {
  const words = { origin: ORIGIN, family, who, role, isAboutReader }
  const letter = { ...letters[telling](words), greeting: 'Dear Ruth,' }
  return { to: ruth.address, ...render(letter, settings) }
}
const invitation = {
  invitationId: ID,
  name: 'Thomas',
  address: 'thomas@hale.example',
  addressHash: 'hash',
  note: 'You always ask the best questions.',
  role: 'contributor',
  invitedBy: ID,
  invitedAt: '2030-06-10T09:00:00.000Z',
  mailedAt: '2030-06-10T09:00:00.000Z',
  expiresAt: '2030-06-24T09:00:00.000Z',
  status: 'open',
  mails: 1,
  answered: 0,
  hasArrived: false,
  leavesAt: '',
  declinedAt: '',
  joinedBy: '',
} as const

/** What is written to the members of a family, and to whoever it invites or asks. */
export const families: readonly Shown[] = [
  {
    name: 'family-invitation',
    mail: invitationMail(house, { familyId: ID, invitation, n: 1 }, { by: 'Ruth', family: FAMILY }, 'i'),
    again: invitationMail(house, { familyId: ID, invitation, n: 2 }, { by: 'Ruth', family: FAMILY }, 'i'),
    facts: ['Ruth invites you to The Hale family', 'Dear Thomas,', 'ask for stories', 'best questions', 'that’s fine'],
    leads: [/\/invite\/[a-z2-7]+$/],
  },
  {
    name: 'story-question',
    mail: questionMail(house, asked, 'Ruth', 'question', 'q'),
    again: questionMail(house, other, 'Ruth', 'question', 'q'),
    facts: [
      'Ruth has a question for you',
      QUESTION,
      'remind you once, after a week',
      'August 9, 2030',
      'rather not be asked',
    ],
    leads: [/\/story\/[a-z2-7]+$/],
  },
  {
    name: 'story-reminder',
    mail: questionMail(house, asked, 'Ruth', 'reminder', 'q'),
    again: questionMail(house, other, 'Ruth', 'reminder', 'q'),
    facts: ['Ruth is still looking forward to your answer', QUESTION, 'We will not remind you again'],
    leads: [/\/story\/[a-z2-7]+$/],
  },
  {
    name: 'story-answered',
    mail: answeredMail(house, { ...asked, mediaId: ID }, ruth, 'a'),
    again: answeredMail(house, { ...other, mediaId: ID }, ruth, 'a'),
    facts: ['Joseph has answered your question', 'Your family can hear it now'],
    leads: [/\/family-collaboration\/stories\/[\da-f-]+$/],
  },
  ...each<Telling>('told-family', {
    joined: {
      mail: told('joined', 'contributor', false),
      again: told('joined', 'contributor', false, { who: 'Ida' }),
      facts: ['Thomas has joined The Hale family', 'add things of their own', 'Not who you meant?'],
      leads: [PAGE],
    },
    'joined-unconfirmed': {
      mail: told('joined-unconfirmed', 'viewer', false),
      again: told('joined-unconfirmed', 'viewer', false, { family: 'The Abels' }),
      facts: ['Was it you who joined The Hale family?', 'please tell Thomas', 'If you do nothing, they stay'],
      leads: [/\/dashboard$/],
    },
    role: {
      mail: told('role', 'viewer'),
      again: told('role', 'contributor'),
      facts: ['Your role in The Hale family has changed', 'You’re a viewer now', 'read and listen'],
      leads: [PAGE],
    },
    removed: {
      mail: told('removed', 'viewer'),
      facts: ['You’re no longer in The Hale family', 'The stories you told stay with the family'],
      leads: [/\/dashboard$/],
    },
    offered: {
      mail: told('offered', 'owner'),
      again: told('offered', 'owner', true, { who: 'Ida' }),
      facts: [
        'would like you to be the owner of The Hale family',
        'Thomas stays as a helper',
        'If you do nothing, nothing changes',
      ],
      leads: [PAGE],
    },
    'taken-over': {
      mail: told('taken-over', 'owner', false),
      again: told('taken-over', 'owner', false, { who: 'Ida' }),
      facts: ['Thomas has taken over The Hale family', 'You’re a helper of The Hale family from now on'],
      leads: [PAGE],
    },
  }),
]
