import { expect, test } from 'vitest'
import { proposalInWords } from './proposing.ts'

const given = {
  n: 1,
  address: 'amelia@new.example',
  countsAt: '2031-06-21T09:00:00.000Z',
  isSupported: false,
  opensAlone: false,
}

test('an address that a contact gave is told with the day on which it is used', () =>
  expect(proposalInWords(given, 'Amelia')).toEqual([
    'We cannot reach Amelia by email. A trusted contact gave us another address: amelia@new.example.',
    'If nobody says no, we write there on Saturday, June 21, 2031.',
  ]))

test('one that opens the message alone says so, and that it waits for a yes', () =>
  expect(proposalInWords({ ...given, countsAt: null, opensAlone: true }, 'Amelia').slice(1)).toEqual([
    'You chose that Amelia unlocks it with a code by email: anyone who reads this address can open the message.',
    'Nothing goes there until you or another trusted contact has said yes.',
  ]))

test('a second contact is heard', () =>
  expect(proposalInWords({ ...given, isSupported: true }, 'Amelia')).toContain(
    'A second trusted contact says that it is right.',
  ))
