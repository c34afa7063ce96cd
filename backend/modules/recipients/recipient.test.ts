import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Context, Decision } from '../../kernel/log/decider.ts'
import { Refused } from '../../kernel/errors.ts'
import {
  consentRecipient,
  declineRecipient,
  inviteRecipient,
  reportWrongPerson,
  undoDecline,
  undoWrongPerson,
} from './decide/consent.ts'
import { giveOwnAddress, recordGuardianAsked } from './decide/ownAddress.ts'
import { addRecipient, changeRecipient } from './decide/person.ts'
import { setVerification } from './decide/proof.ts'
import type { RecipientsEvent } from './events.ts'
import { recipient, type Recipient } from './recipient.ts'

const context: Context = { by: { kind: 'account', id: 'ana' }, at: '2030-01-01T00:00:00.000Z', dayMs: 86_400_000 }
const person = fc.record({
  name: fc.string(),
  address: fc.oneof(fc.emailAddress(), fc.string()),
  addressHash: fc.string(),
  zone: fc.option(fc.constantFrom('Europe/Berlin', 'America/New_York')),
})
const child = {
  name: 'Ben',
  address: 'mum@hale.example',
  addressHash: 'h1',
  zone: null,
  birthday: '2015-06-14',
  isChild: true,
} as const
const secret = fc.record({ hint: fc.string(), secretHash: fc.string() }, { requiredKeys: ['secretHash'] })
const event: fc.Arbitrary<RecipientsEvent> = fc.oneof(
  person.map((data) => ({
    type: 'RecipientAdded' as const,
    data: { ...data, recipientId: 'ben', ownerId: 'ana', isChild: false },
  })),
  person.map((data) => ({ type: 'RecipientChanged' as const, data })),
  secret.map((data) => ({ type: 'VerificationSet' as const, data: { ...data, method: 'passcode' as const } })),
  fc.constantFrom<RecipientsEvent>(
    { type: 'RecipientDeclined', data: { scope: 'author', at: context.at } },
    { type: 'RecipientDeclineUndone', data: { at: context.at } },
    { type: 'RecipientInvited', data: { n: 1 } },
    { type: 'RecipientConsented', data: { where: 'invite' } },
    { type: 'RecipientRemoved', data: { reason: 'asked' } },
    { type: 'WrongPersonReported', data: { where: 'invite', mailbox: 'first', at: context.at } },
    { type: 'WrongPersonReportUndone', data: { at: context.at } },
    { type: 'RecipientChanged', data: { ...child, ownAddress: 'ben.himself@hale.example' } },
    { type: 'RecipientChanged', data: child },
    { type: 'GuardianAsked', data: { n: 1, smtpCode: 250, acceptedAt: context.at } },
    { type: 'OwnAddressGiven', data: { ownAddress: 'ben.himself@hale.example' } },
  ),
)
const history = fc.array(event, { maxLength: 12 })
const fold = (events: readonly RecipientsEvent[], from: Recipient = recipient.initial) =>
  events.reduce(recipient.evolve, from)

const facts = fc.record({ isZone: fc.boolean(), twin: fc.option(fc.string(), { nil: undefined }) })
const decision: fc.Arbitrary<Decision<Recipient, RecipientsEvent>> = fc.oneof(
  fc.tuple(person, facts).map(([person, facts]) => addRecipient({ recipientId: 'ben', ...person, facts })),
  fc.tuple(person, facts).map(([person, facts]) => changeRecipient({ ...person, facts })),
  fc
    .tuple(secret, fc.string())
    .map(([secret, passcode]) => setVerification({ ...secret, method: 'passcode', passcode })),
  person.map(({ address }) => reportWrongPerson({ where: 'delivery', address })),
  person.map(({ address }) => undoWrongPerson({ address })),
  fc.constantFrom(
    declineRecipient(),
    undoDecline(),
    inviteRecipient({ isVerified: true }),
    consentRecipient({ where: 'invite' }),
    recordGuardianAsked({ n: 1, smtpCode: 250, acceptedAt: context.at }),
  ),
  fc
    .record({
      isAuthors: fc.boolean(),
      isDeclined: fc.boolean(),
      isNeeded: fc.boolean(),
      ownAddress: fc.emailAddress(),
    })
    .map(giveOwnAddress),
)

test('any history folds, and folds the same after a round trip through JSON', () =>
  fc.assert(
    fc.property(history, (events) => {
      expect(fold(JSON.parse(JSON.stringify(events)) as RecipientsEvent[])).toEqual(fold(events))
    }),
    { seed: 1 },
  ))

test('whatever is decided twice adds nothing the second time', () =>
  fc.assert(
    fc.property(history, decision, (events, decision) => {
      const before = fold(events)
      try {
        expect(decision(fold(decision(before, context), before), context)).toEqual([])
      } catch (error) {
        if (!(error instanceof Refused)) throw error
      }
    }),
    { seed: 1 },
  ))
