// Through: deliveries
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Load } from '../../backend/kernel/log/load.ts'
import { proofOf } from '../../backend/modules/deliveries/proofs.ts'
import type { RecipientsEvent } from '../../backend/modules/recipients/events.ts'

const chosen = fc.constantFrom<RecipientsEvent>(
  { type: 'VerificationSet', data: { method: 'passcode', hint: 'Our dog', secretHash: 'a hash' } },
  { type: 'VerificationSet', data: { method: 'question', question: 'Which dog?', secretHash: 'another' } },
  { type: 'VerificationSet', data: { method: 'otp' } },
)
const other = fc.constantFrom<RecipientsEvent>(
  { type: 'RecipientInvited', data: { n: 1 } },
  { type: 'RecipientConsented', data: { where: 'invite' } },
  { type: 'RecipientDeclined', data: { scope: 'author', at: '2030-01-01T00:00:00.000Z' } },
  { type: 'RecipientRemoved', data: { reason: 'asked' } },
)
/** The recipient's stream, wherever it stands. */
const loadOf = (events: readonly RecipientsEvent[]): Load =>
  (async ({ initial, evolve }: { initial: unknown; evolve: (state: unknown, event: unknown) => unknown }) => ({
    state: events.reduce<unknown>(evolve, initial),
  })) as unknown as Load

test('a proof is the one that was chosen last, with its own secret, and never weaker: none where none was chosen', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(chosen, other), { maxLength: 12 }), async (events) => {
      const last = events.findLast(({ type }) => type === 'VerificationSet')
      const none = { method: 'none', hint: '', question: '', secretHash: '' }
      const expected = last?.type === 'VerificationSet' ? { ...none, ...last.data } : none
      expect(await proofOf({ load: loadOf(events) }, 'ben')).toEqual(expected)
    }),
    { numRuns: 500, seed: 20_301_224 },
  ))
