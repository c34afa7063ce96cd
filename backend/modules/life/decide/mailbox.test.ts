import { describe, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { proveMailbox, recordProofMail } from './mailbox.ts'

const now = '2030-01-01T00:00:00.000Z'
const accountId = 'ana'
const given = specification(life, { by: { kind: 'account', id: accountId }, at: now, dayMs: 86_400_000 })
const mailed = (n: number): LifeEvent => ({
  type: 'ProofMailed',
  data: { accountId, n, smtpCode: 250, acceptedAt: now },
})
const proven = (n: number): LifeEvent => ({ type: 'MailboxProven', data: { accountId, n, provenAt: now } })

describe('an email that asks for a press', () => {
  const answer = { accountId, n: 2, smtpCode: 250, acceptedAt: now }
  test('is written down once', () => {
    given(mailed(1)).when(recordProofMail(answer)).emits(mailed(2))
    given(mailed(2)).when(recordProofMail(answer)).emits()
  })
  test('that no address takes is written down as that', () =>
    given()
      .when(recordProofMail({ accountId, n: 1, smtpCode: 550 }))
      .emits({ type: 'ProofRefused', data: { accountId, n: 1, smtpCode: 550 } }))
})

describe('a press', () => {
  const press = (n: number) => proveMailbox({ accountId, n })
  test('says once that the email was read', () => given(mailed(1)).when(press(1)).emits(proven(1)))
  test('counts also before we know that the email was taken', () => given().when(press(1)).emits(proven(1)))
  test('of an older email counts until a newer one was pressed', () => {
    given(mailed(1), mailed(2)).when(press(1)).emits(proven(1))
    given(mailed(1), mailed(2), proven(2)).when(press(1)).emits()
  })
  test('of the email after it counts again', () =>
    given(mailed(1), proven(1), mailed(2)).when(press(2)).emits(proven(2)))
})
