import {
  askedMail,
  deniedMail,
  foundMail,
  grantedMail,
  reviewMail,
  sharedMail,
  unwellMail,
} from '../../workflows/wishes/mail.ts'
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
    name: 'wishes-unwell',
    mail: unwellMail(house, of, nora, '1'),
    again: unwellMail(house, other, nora, '1'),
    facts: ['The last wishes of Ruth', 'you can ask to read it', 'nothing you must do', 'not a will'],
    leads: [/\/wishes\/[a-z2-7]+$/],
  },
  {
    name: 'wishes-granted',
    mail: grantedMail(house, of, nora, '1'),
    again: grantedMail(house, other, nora, '1'),
    facts: ['The last wishes of Ruth', 'It is open to you now', 'not a will'],
    leads: [/\/wishes\/[a-z2-7]+$/],
  },
  {
    name: 'wishes-denied',
    mail: deniedMail(house, of, nora, '1'),
    again: deniedMail(house, other, nora, '1'),
    facts: ['Ruth said no for now', 'Dear Nora,', 'keep it closed for now'],
    leads: [],
  },
  {
    name: 'wishes-asked',
    mail: askedMail(house, ruth, { by: 'Nora', opensAt: '2030-06-10T09:00:00.000Z' }, '1'),
    again: askedMail(house, ruth, { by: 'Thomas', opensAt: '2030-06-11T09:00:00.000Z' }, '2'),
    facts: ['Nora asks to read your last wishes', 'Dear Ruth,', 'June 10, 2030', 'say no'],
    leads: [/\/last-wishes$/],
  },
  {
    name: 'wishes-review',
    mail: reviewMail(house, ruth, { reviewedAt: '2029-06-10T09:00:00.000Z', mark: '1' }),
    again: reviewMail(house, ruth, { reviewedAt: '2030-06-12T09:00:00.000Z', mark: '2' }),
    facts: ['Your last wishes of June 10, 2029: do they still hold?', 'Dear Ruth,', 'They still hold'],
    leads: [/\/last-wishes$/],
  },
]
