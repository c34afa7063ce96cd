import { describe, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { confirmSubscription, recordMail, requestSubscription, suppress, unsubscribe } from './decide.ts'
import { subscriber } from './subscriber.ts'

const at = '2030-01-01T00:00:00.000Z'
const given = specification(subscriber, { by: { kind: 'visitor', id: 'visitor' }, at, dayMs: 86_400_000 })
const wish = { subscriberId: 'sub', address: 'nell@hale.example', source: 'footer' } as const
const requested = { type: 'SubscriptionRequested', data: { ...wish, requestedAt: at } } as const
const confirmed = { type: 'SubscriptionConfirmed', data: { how: 'mail', confirmedAt: at } } as const
const unsubscribed = { type: 'Unsubscribed', data: { how: 'page' } } as const
const suppressed = { type: 'SubscriberSuppressed', data: { reason: 'bounced' } } as const
const after = (ms: number) => ({ at: new Date(Date.parse(at) + ms).toISOString() })
const DAY = 86_400_000

describe('asking for our letters', () => {
  test('asks the address to confirm', () => given().when(requestSubscription(wish)).emits(requested))
  test('again within a minute sends no second mail', () =>
    given(requested).by(after(59_000)).when(requestSubscription(wish)).emits())
  test('again later sends another', () => {
    const later = after(60_000)
    const second = { type: 'SubscriptionRequested', data: { ...wish, requestedAt: later.at } } as const
    given(requested).by(later).when(requestSubscription(wish)).emits(second)
  })
  test('begins anew for someone who had left', () =>
    given(requested, confirmed, unsubscribed).when(requestSubscription(wish)).emits(requested))
  test('does nothing for a reader', () => given(requested, confirmed).when(requestSubscription(wish)).emits())
  test('does nothing for an address that refused our email', () =>
    given(requested, suppressed).by(after(DAY)).when(requestSubscription(wish)).emits())
})

describe('confirming', () => {
  const confirm = confirmSubscription()
  test('makes a reader', () => given(requested).when(confirm).emits(confirmed))
  test('twice is once', () =>
    given(requested, confirmed)
      .by(after(8 * DAY))
      .when(confirm)
      .emits())
  test('after seven days is refused', () =>
    given(requested)
      .by(after(7 * DAY + 1))
      .when(confirm)
      .refuses('link-expired'))
  test('after leaving needs a new wish', () => given(requested, unsubscribed).when(confirm).refuses('link-expired'))
  test('without a wish is refused', () => given().when(confirm).refuses('link-invalid'))
})

describe('leaving', () => {
  test('ends the letters at once', () => given(requested, confirmed).when(unsubscribe('page')).emits(unsubscribed))
  test('works before confirming', () => given(requested).when(unsubscribe('page')).emits(unsubscribed))
  test('by someone unknown does nothing', () => given().when(unsubscribe('one_click')).emits())
})

describe('the email transport', () => {
  const accepted = { request: 1, smtpCode: 250, acceptedAt: at }
  test('takes the email', () =>
    given(requested).when(recordMail(accepted)).emits({ type: 'ConfirmationAccepted', data: accepted }))
  test('refuses it', () =>
    given(requested)
      .when(recordMail({ request: 1, smtpCode: 554 }))
      .emits({ type: 'ConfirmationRejected', data: { request: 1, smtpCode: 554 } }))
  test('that knows no such mailbox ends all letters to it', () =>
    given(requested)
      .when(recordMail({ request: 1, smtpCode: 550 }))
      .emits({ type: 'ConfirmationRejected', data: { request: 1, smtpCode: 550 } }, suppressed))
  test('cannot answer for an email that nobody asked for', () =>
    given(requested)
      .when(recordMail({ request: 2, smtpCode: 550 }))
      .emits())
  test('that calls the address dead ends all letters to it', () =>
    given(requested, confirmed).when(suppress('bounced')).emits(suppressed))
})
