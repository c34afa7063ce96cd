import { expect, test } from 'vitest'
import { proofInWords } from './proofInWords.ts'

test.each([
  ['none', 'Nora needs a passcode before you can seal this.'],
  ['passcode', 'Nora is asked for the passcode, with your hint “The swing”.'],
  ['question', 'Nora is asked your question: “What did we call the old boat?”'],
  ['otp', 'Nora is asked for six digits, which we mail when the message is opened.'],
] as const)('before sealing, a proof by %s is said as what it is', (verification, words) => {
  const entry = { hint: 'The swing', question: 'What did we call the old boat?' }
  expect(proofInWords({ name: 'Nora', verification }, entry)).toBe(words)
})
