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

test.each([
  [null, 'Nora gets it at nora@hale.example.'],
  ['your grandmother', 'Nora gets it at nora@hale.example, from “your grandmother”.'],
])('before sealing, its mailbox is named, and as whose it comes: %s', (relation, words) => {
  const entry = { email: 'nora@hale.example', relation, hint: null, question: null }
  expect(mailboxInWords({ name: 'Nora', verification: 'otp' }, entry)).toBe(words)
})
