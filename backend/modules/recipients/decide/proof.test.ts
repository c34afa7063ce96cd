import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import { foldedAnswer } from '../../../kernel/words/folded.ts'
import { setVerification } from './proof.ts'
import { recipient } from '../recipient.ts'

const context = {
  by: { kind: 'account', id: 'ana' },
  at: '2030-01-01T00:00:00.000Z',
  dayMs: 86_400_000,
} as const
const given = specification(recipient, context)
const stranger = { by: { kind: 'account', id: 'sam' } } as const

const ben = { name: 'Ben Hale', address: 'ben@hale.example', addressHash: 'h1', zone: 'Europe/Berlin' }
const added = {
  type: 'RecipientAdded',
  data: { recipientId: 'ben', ownerId: 'ana', ...ben, isChild: false },
} as const

describe('a passcode', () => {
  const set = (passcode: string, secretHash = 'hash', hint: string | undefined = 'Our old dog') =>
    setVerification({ method: 'passcode', passcode, secretHash, hint })
  const verification = {
    type: 'VerificationSet',
    data: { method: 'passcode', hint: 'Our old dog', secretHash: 'hash' },
  } as const

  test('is kept as a hash only', () => given(added).when(set('barkley')).emits(verification))
  test('is set once', () => given(added, verification).when(set('barkley')).emits())
  test('can be set anew without a hint', () =>
    given(added, verification)
      .when(setVerification({ method: 'passcode', passcode: 'rosebud', secretHash: 'other' }))
      .emits({ type: 'VerificationSet', data: { method: 'passcode', secretHash: 'other' } }))
  test.each([
    '12345',
    '     a     ',
    'ben hale',
    'BEN  HALE',
    'benhale',
    '14.06.1988',
    '06/14/1988',
    '1988-06-14',
    '140688',
  ])('as weak as "%s" is refused', (passcode) => given(added).when(set(passcode)).refuses('passcode-weak'))
  test('that is one word of the name is refused', () =>
    given({ ...added, data: { ...added.data, name: 'Benjamin Hale' } })
      .when(set('Benjamin'))
      .refuses('passcode-weak'))
  test('is not set by another author', () => given(added).by(stranger).when(set('barkley')).refuses('not-found'))
})

describe('a question', () => {
  const ask = (answer: string, secretHash = 'hash') =>
    setVerification({ method: 'question', question: 'Who guarded the house?', answer, secretHash })
  const asked = {
    type: 'VerificationSet',
    data: { method: 'question', question: 'Who guarded the house?', secretHash: 'hash' },
  } as const

  test('is kept with a hash of its answer', () => given(added).when(ask('Barkley')).emits(asked))
  test.each(['yes', ' ...a!', 'Ben', 'ben HALE'])('is not answered by "%s", which anyone would guess', (answer) =>
    given(added).when(ask(answer)).refuses('answer-weak'),
  )
  test('is not set by another author', () => given(added).by(stranger).when(ask('Barkley')).refuses('not-found'))
  test.each(['Málaga', 'malaga', ' MA LA GA. ', 'Ma\u0301laga'])('is answered by "%s" as by any spelling', (answer) =>
    expect(foldedAnswer(answer)).toBe('malaga'),
  )
})

test('a code by email needs nothing to be kept, and replaces what was', () => {
  const code = { type: 'VerificationSet', data: { method: 'otp' } } as const
  const after = given(added, {
    type: 'VerificationSet',
    data: { method: 'passcode', hint: 'The dog', secretHash: 'hash' },
  })
    .when(setVerification({ method: 'otp', secretHash: '' }))
    .emits(code)
  expect(after).toMatchObject({ verification: 'otp', hint: undefined, secretHash: '' })
})
