import { expect, test } from 'vitest'
import { mailboxInWords, proofInWords } from './proofInWords.ts'

test.each([
  ['none', 'Nora needs a passcode before you can seal this.'],
  ['passcode', 'Nora is asked for the passcode, with your hint “The swing”.'],
  ['question', 'Nora is asked your question: “What did we call the old boat?”'],
  ['otp', 'Nora is asked for six digits, which we email when the message is opened.'],
] as const)('before sealing, a proof by %s is said as what it is', (verification, words) => {
  const entry = { hint: 'The swing', question: 'What did we call the old boat?' }
  expect(proofInWords({ name: 'Nora', verification }, entry)).toBe(words)
})

const nora = {
  isChild: false,
  birthday: null,
  zone: 'Europe/Madrid',
  email: 'nora@hale.example',
  backupEmail: null,
  ownEmail: null,
  hint: null,
  question: null,
}
const asSaid = { name: 'Nora', verification: 'otp' } as const
const someDay = { dueAt: new Date('2030-06-14T09:00:00Z'), isOnce: true }

test.each([
  [null, 'Nora gets it at nora@hale.example.'],
  ['your grandmother', 'Nora gets it at nora@hale.example, from “your grandmother”.'],
])('before sealing, its mailbox is named, and as whose it comes: %s', (relation, words) =>
  expect(mailboxInWords(asSaid, { ...nora, relation }, someDay)).toBe(words),
)

test.each([
  ['on a day before', '2012-06-15', null, true, 'Nora’s guardian gets it at nora@hale.example.'],
  ['on the day', '2012-06-14', 'own@hale.example', true, 'Nora gets it at own@hale.example, from “your aunt”.'],
  [
    'on the day, without an address of their own',
    '2012-06-14',
    null,
    true,
    'Nora is grown up by then. It goes to the guardian’s email address, nora@hale.example, and the page says that it’s Nora’s.',
  ],
  [
    'again and again',
    '2020-01-01',
    'own@hale.example',
    false,
    'Nora’s guardian gets it at nora@hale.example. From the 18th birthday on, Nora gets it at own@hale.example, from “your aunt”.',
  ],
  [
    'again and again, without an address of their own',
    '2020-01-01',
    null,
    false,
    'Nora’s guardian gets it at nora@hale.example. From the 18th birthday on, the page there says that it’s Nora’s.',
  ],
] as const)('of what comes to a child %s, each mailbox is named', (_, birthday, ownEmail, isOnce, words) => {
  const child = { ...nora, isChild: true, birthday, ownEmail, relation: 'your aunt' }
  expect(mailboxInWords(asSaid, child, { ...someDay, isOnce })).toBe(words)
})
