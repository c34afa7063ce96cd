import { render } from '../../backend/kernel/mail/letter.ts'
import { noticeMail } from '../../workflows/messages/mail.ts'
import { announcedLetter, namedMail, otherMail } from '../../workflows/messages/occasionMail.ts'
import { DATE, moments, ruth } from './example.ts'
import { house, settings, type Shown } from './house.ts'

const nora = { id: 'c', name: 'Nora', address: 'nora@hale.example' }
const WORDS = 'Amelia’s wedding day'
const armed = {
  mode: 'milestone',
  trigger: 'milestone',
  delayDays: 2,
  zone: 'Europe/Madrid',
  announcerIds: ['c', 'd'],
  occasion: WORDS,
  preconsentDays: 60,
  dayMs: 86_400_000,
} as const
const state = { ...moments.sealed, armed }
const triggered = { cause: 'milestone', from: 'dormant' } as const
const announced = { ...state, plan: state.plan && { ...state.plan, triggered } }
const PAGE = /\/trusted\/[a-z2-7]+\/announce$/
const AGREED = 'you agreed to be a trusted contact of Ruth, who named you for this'

/** What is written of an occasion. */
export const occasions: readonly Shown[] = [
  {
    name: 'occasion-named',
    mail: namedMail(house, nora, 'Ruth', state, 'n'),
    facts: ['Dear Nora,', `“${WORDS}”`, 'You do not see what it is, or who it is for', AGREED],
    leads: [PAGE],
  },
  {
    name: 'occasion-announced-by-another',
    mail: otherMail(house, nora, { author: 'Ruth', state }, 'o'),
    facts: ['Someone else has told us already', `“${WORDS}”`, 'there is nothing you must do', AGREED],
    leads: [PAGE],
  },
  {
    name: 'occasion-check',
    mail: noticeMail(
      house,
      announced,
      ruth,
      { names: ['Cora'] },
      {
        round: 1,
        slot: 1,
        attempt: 1,
        mailId: 'n',
        leavesAt: '2030-06-08T09:00:00.000Z',
      },
    ),
    facts: ['In 2 days we deliver', `told us that it has happened: “${WORDS}”`, 'If it is too early', DATE],
    leads: [/do=here$/, /do=planned$/, /do=cancel$/, /\/future-messages\/m$/],
  },
  {
    name: 'occasion-announced',
    mail: {
      to: ruth.email,
      ...render({ ...announcedLetter(house, { by: 'Ben', state, names: 'Cora' }), greeting: 'Dear Ruth,' }, settings),
    },
    facts: ['Ben told us that something you wait for has happened', `“${WORDS}”`, DATE, 'If it is too early'],
    leads: [/\/future-messages\/m$/],
  },
]
