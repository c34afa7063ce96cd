import { claimsMail } from '../../workflows/messages/claimMail.ts'
import { noticesMail } from '../../workflows/messages/noticeMail.ts'
import { CHECK, moments, names, number, ruth, lifeSentence, TITLE, told, tried, triggered } from './example.ts'
import { house, type Shown } from './house.ts'

const { plan } = moments.sealed
const ofLife = { ...moments.sealed, plan: plan && { ...plan, triggered } }
const together = ['m', 'n'].map((messageId) => ({ state: { ...ofLife, messageId }, names, tried: tried(1) }))
const alike = (count: number): Shown['mail'] =>
  noticesMail(house, together.slice(0, count), ruth, { reporters: ['Nora'], lifeSentence })
const PLACE = /\/future-messages$/
/** Of what one death gave its date: one mail for all. */
export const gathered: readonly Shown[] = [
  {
    name: 'checks-together',
    mail: alike(2),
    facts: [
      'Are you there? 2 of your messages will be sent in 2 days',
      'Nora told us that you died',
      'One answer counts for all of them',
      TITLE,
      'to Ben and Cora, on ',
      number,
    ],
    leads: [CHECK('here'), PLACE],
  },
  {
    name: 'deliveries-have-begun',
    mail: claimsMail(
      house,
      together.map(({ names: to }) => ({ state: moments.claimed, names: to })),
      ruth,
      lifeSentence,
      told,
    ),
    facts: ['Delivery of 2 of your messages has begun', 'You can stop all of them before then', TITLE, number],
    leads: [CHECK('recall'), PLACE],
  },
]
