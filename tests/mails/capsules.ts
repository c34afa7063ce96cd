import { askedMail, openedMail } from '../../workflows/capsules/mail.ts'
import { house, type Shown } from './house.ts'

const capsule = {
  capsuleId: '018f0000-0000-7000-8000-00000000000d',
  title: 'Orchard Lane',
  sealedAt: '2030-06-10T09:00:00.000Z',
  opensAt: '2040-01-01T12:00:00.000Z',
}
const other = { ...capsule, title: 'The shop' }
const opener = { accountId: '018f0000-0000-7000-8000-00000000000a', name: 'Ruth', address: 'ruth@hale.example' }

/** What is written to those who open a capsule. */
export const capsules: readonly Shown[] = [
  {
    name: 'capsule-opened',
    mail: openedMail(house, capsule, opener),
    again: openedMail(house, other, opener),
    facts: ['“Orchard Lane” has opened', 'Dear Ruth,', 'nobody has looked inside', 'There is no hurry'],
    leads: [/\/time-capsules\/[\da-f-]+$/],
  },
  {
    name: 'capsule-asked',
    mail: askedMail(house, capsule, opener, '3'),
    again: askedMail(house, other, opener, '3'),
    facts: ['is this address still right?', '“Orchard Lane”', 'January 1, 2040'],
    leads: [/\/account$/],
  },
]
