import { render } from '../../backend/kernel/mail/letter.ts'
import { noticeMail } from '../../workflows/messages/noticeMail.ts'
import {
  announcedLetter,
  namedMail,
  otherMail,
  withdrawnLetter,
  withdrawnMail,
  type Fallen,
} from '../../workflows/messages/occasionMail.ts'
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
const said = { by: 'Ben', announced: { contactId: 'd', date: '2030-06-10' } }
const corrected = { by: 'Ben', announced: { ...said.announced, insteadOf: '2030-06-08' } }
const announced = { ...state, plan: state.plan && { ...state.plan, triggered }, announced: said.announced }
const fell = (by: Fallen['by']) => {
  const fallen = { round: 1, announcerId: 'd', date: '2030-06-10', by, announcerIds: ['c', 'd'], occasion: WORDS }
  return { fallen, by: 'Ben', author: 'Ruth' }
}
const toRuth = (letter: ReturnType<typeof announcedLetter>) => ({
  to: ruth.email,
  ...render({ ...letter, greeting: 'Dear Ruth,' }, settings),
})
const MESSAGE = /\/future-messages\/m$/
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
    mail: otherMail(house, nora, { author: 'Ruth', state, said }, 'o'),
    facts: [
      `Ben told us: ${WORDS} on June 10, 2030`,
      'Ben told us it is on June 10, 2030. Is that wrong? Tell us.',
      `“${WORDS}”`,
      AGREED,
    ],
    leads: [PAGE],
  },
  {
    name: 'occasion-corrected-by-another',
    mail: otherMail(house, nora, { author: 'Ruth', state, said: corrected }, 'o'),
    facts: ['Ben told us it is on June 10, 2030, not on June 8, 2030. Is that wrong? Tell us.'],
    leads: [PAGE],
  },
  {
    name: 'occasion-check',
    mail: noticeMail(
      house,
      announced,
      ruth,
      { names: ['Cora'], reporters: ['Nora'] },
      {
        round: 1,
        slot: 1,
        attempt: 1,
        mailId: 'n',
        leavesAt: '2030-06-08T09:00:00.000Z',
      },
    ),
    facts: [
      `Nora told us: ${WORDS}. It will be sent in 2 days`,
      `Nora told us: “${WORDS}” on June 10, 2030.`,
      'in 2 days',
      'If it is too early',
      DATE,
    ],
    leads: [/do=here$/, /do=planned$/, /do=cancel$/, MESSAGE],
  },
  {
    name: 'occasion-announced',
    mail: toRuth(announcedLetter(house, { said, state, names: 'Cora' })),
    facts: [`Ben told us: ${WORDS} on June 10, 2030`, `“${WORDS}”`, DATE, 'If it is too early'],
    leads: [MESSAGE],
  },
  {
    name: 'occasion-corrected',
    mail: toRuth(announcedLetter(house, { said: corrected, state, names: 'Cora' })),
    facts: ['Ben told us it is on June 10, 2030, not on June 8, 2030.'],
    leads: [MESSAGE],
  },
  {
    name: 'occasion-taken-back',
    mail: toRuth(withdrawnLetter(house, fell('contact'), { state, names: ['Cora'] })),
    facts: [`Ben took it back: ${WORDS} on June 10, 2030`, 'So your message for Cora has no date any more'],
    leads: [MESSAGE],
  },
  {
    name: 'occasion-left',
    mail: toRuth(withdrawnLetter(house, fell('departure'), { state, names: ['Cora'] })),
    facts: ['It does not count any more', 'The person who told us is no trusted contact any more'],
    leads: [MESSAGE],
  },
  {
    name: 'occasion-taken-back-by-another',
    mail: withdrawnMail(house, nora, fell('contact'), { state, isAsked: true }, 't'),
    facts: [`Ben took it back: ${WORDS} on June 10, 2030`, 'When it happens, or its day is known', AGREED],
    leads: [PAGE],
  },
  {
    name: 'occasion-too-early',
    mail: withdrawnMail(house, nora, fell('author'), { state, isAsked: true }, 't'),
    facts: [`Ruth answered us: ${WORDS} on June 10, 2030`, 'Ruth told us that it is too early', AGREED],
    leads: [PAGE],
  },
  {
    name: 'occasion-called-off',
    mail: withdrawnMail(house, nora, fell('author'), { state, isAsked: false }, 't'),
    facts: ['nothing is sent because of it', 'There is nothing more that you must tell us', AGREED],
    leads: [],
  },
]
