import { foundMail, reviewMail, sharedMail } from '../../workflows/wishes/mail.ts'
import { house, type Shown } from './house.ts'

const of = { accountId: '018f0000-0000-7000-8000-00000000000a', author: 'Ruth' }
const other = { ...of, author: 'Joseph' }
const nora = { contactId: '018f0000-0000-7000-8000-00000000000e', name: 'Nora', address: 'nora@hale.example' }
const ruth = { accountId: of.accountId, name: 'Ruth', address: 'ruth@hale.example' }

/** What is written to those who may read last wishes, and to whoever wrote them. */
export const wishes: readonly Shown[] = [
  {
    name: 'wishes-shared',
    mail: sharedMail(house, of, nora, '1'),
    again: sharedMail(house, other, nora, '1'),
    facts: ['The last wishes of Ruth', 'Dear Nora,', 'wants you to know it now', 'not a will'],
    leads: [/\/wishes\/[a-z2-7]+$/],
  },
  {
    name: 'wishes-found',
    mail: foundMail(house, of, nora, '2030-06-10T09:00:00.000Z'),
    again: foundMail(house, other, nora, '2030-06-10T09:00:00.000Z'),
    facts: ['The last wishes of Ruth', 'We are sorry.', 'before anything is arranged', 'not a will'],
    leads: [/\/wishes\/[a-z2-7]+$/],
  },
  {
    name: 'wishes-review',
    mail: reviewMail(house, ruth, { reviewedAt: '2029-06-10T09:00:00.000Z', mark: '1' }),
    again: reviewMail(house, ruth, { reviewedAt: '2030-06-12T09:00:00.000Z', mark: '2' }),
    facts: ['Your last wishes of June 10, 2029: do they still hold?', 'Dear Ruth,', 'They still hold'],
    leads: [/\/last-wishes$/],
  },
]
