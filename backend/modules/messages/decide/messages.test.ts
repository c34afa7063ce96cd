import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import type { MessagesEvent } from '../events.ts'
import { message } from '../message.ts'
import { cancelMessage } from './cancel.ts'
import { claimDelivery, completeOccurrence, releaseDelivery } from './deliver.ts'
import { createDraft } from './draft.ts'
import { editMessage } from './edit.ts'
import type { MediaFact, RecipientFact } from './guards.ts'
import { acceptNotice, beginNotice, deferNotice, rejectNotice } from './notice.ts'
import { respond } from './respond.ts'
import { scheduleMessage, slotsOf } from './schedule.ts'

const dayMs = 86_400_000
const ana = { kind: 'account', id: 'ana' } as const
const given = specification(message, { by: ana, at: '2030-01-01T00:00:00.000Z', dayMs })
const at = (instant: string) => ({ at: instant })

const dueAt = '2030-06-10T09:00:00.000Z'
const drafted: MessagesEvent = { type: 'MessageDrafted', data: { messageId: 'm', ownerId: 'ana', kind: 'text' } }
const written: MessagesEvent = { type: 'ContentChanged', data: { title: 'For Ben', body: 'Dear Ben' } }
const addressed: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: ['ben'] } }
const plan = {
  mode: 'fixed',
  answerRule: 'silent',
  local: '2030-06-10T11:00',
  zone: 'Europe/Madrid',
  tzdb: '2026a',
} as const
const scheduled: MessagesEvent = {
  type: 'MessageScheduled',
  data: { ...plan, dueAt, round: 1, occurrence: 1, dayMs, plan: 'normal', slots: slotsOf(dueAt, dayMs) },
}
const first = { round: 1, slot: 1, attempt: 1, mailId: 'mail-1' }
const second = { round: 1, slot: 2, attempt: 1, mailId: 'mail-2' }
const attempted = (data: typeof first): MessagesEvent => ({ type: 'NoticeAttempted', data })
const accepted = (data: typeof first, acceptedAt: string): MessagesEvent => ({
  type: 'NoticeAccepted',
  data: { ...data, smtpCode: 250, acceptedAt },
})
const recipients = [{ recipientId: 'ben', deliveryId: 'd' }]
const noticed = [drafted, written, addressed, scheduled, attempted(first), accepted(first, '2030-06-08T09:00:01.000Z')]
const checked = [...noticed, attempted(second), accepted(second, '2030-06-09T09:00:01.000Z')]
const claim = {
  round: 1,
  occurrence: 1,
  claimedAt: dueAt,
  dbAt: dueAt,
  basis: 'notices',
  accepted: ['mail-1', 'mail-2'],
  dueAt,
  promisedAt: dueAt,
  lateByMs: 0,
  recipients,
  holdUntil: '2030-06-10T10:00:00.000Z',
} as const
const claimed = [...checked, { type: 'DeliveryClaimed', data: claim }] satisfies MessagesEvent[]
const released = [
  ...claimed,
  { type: 'DeliveryReleased', data: { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients } },
] satisfies MessagesEvent[]

const ben: RecipientFact = {
  recipientId: 'ben',
  name: 'Ben',
  hasDeclined: false,
  hasVerification: true,
  isAuthor: false,
}
const voice: MediaFact = { mediaId: 'v', state: 'ready', progress: 100, sha256: 'abc', durationMs: 4_000, bytes: 9 }
const schedule = (changes: Partial<Parameters<typeof scheduleMessage>[0]> = {}) =>
  scheduleMessage({ ...plan, dueAt, isVerified: true, recipients: [ben], ...changes })
const draft = (changes = {}) => createDraft({ messageId: 'm', kind: 'text', isVerified: true, draftsN: 0, ...changes })

describe('a draft', () => {
  test('begins with a confirmed address', () => given().when(draft()).emits(drafted))
  test('may have its title at once', () =>
    given()
      .when(draft({ title: 'For Ben' }))
      .emits(drafted, { type: 'ContentChanged', data: { title: 'For Ben', body: '' } }))
  test('is refused while we could not warn the author', () =>
    given()
      .when(draft({ isVerified: false }))
      .refuses('address-unverified'))
  test('is refused beside five hundred others', () =>
    given()
      .when(draft({ draftsN: 500 }))
      .refuses('too-many-drafts'))
  test('keeps what was written', () =>
    given(drafted)
      .when(editMessage({ title: 'For Ben', body: 'Dear Ben' }))
      .emits(written))
  test('refuses a title of 201 characters', () =>
    given(drafted)
      .when(editMessage({ title: 'x'.repeat(201) }))
      .refuses('content-too-long', { field: 'title', n: 201 }))
  test('refuses a letter of 20,001 characters', () =>
    given(drafted)
      .when(editMessage({ body: 'x'.repeat(20_001) }))
      .refuses('content-too-long', { field: 'body', n: 20_001 }))
  test('counts an emoji as one character', () =>
    given(drafted)
      .when(editMessage({ title: '🧵'.repeat(200) }))
      .emits({ type: 'ContentChanged', data: { title: '🧵'.repeat(200), body: '' } }))
  test('takes a recording that is ready', () =>
    given(drafted)
      .when(editMessage({ media: [voice] }))
      .emits({ type: 'MediaAttached', data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 } }))
  test('lets a recording go', () =>
    given(drafted, { type: 'MediaAttached', data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 } })
      .when(editMessage({ media: [] }))
      .emits({ type: 'MediaDetached', data: { mediaId: 'v' } }))
  test('waits for a recording that is still being prepared', () =>
    given(drafted)
      .when(editMessage({ media: [{ ...voice, state: 'stored', progress: 60 }] }))
      .refuses('media-not-ready', { progress: 60 }))
  test('refuses a recording that cannot be played', () =>
    given(drafted)
      .when(editMessage({ media: [{ ...voice, state: 'rejected' }] }))
      .refuses('media-unplayable'))
  test('names its people', () =>
    given(drafted)
      .when(editMessage({ recipients: [ben] }))
      .emits(addressed))
  test('refuses twenty-one people', () =>
    given(drafted)
      .when(editMessage({ recipients: Array.from({ length: 21 }, () => ben) }))
      .refuses('too-many-recipients'))
  test('refuses somebody who asked not to receive anything', () =>
    given(drafted)
      .when(editMessage({ recipients: [{ ...ben, hasDeclined: true }] }))
      .refuses('recipient-declined', { name: 'Ben' }))
  test('of somebody else is not there', () =>
    given(drafted)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(editMessage({ title: 'Mine' }))
      .refuses('not-found'))
})

describe('a date', () => {
  const ready = [drafted, written, addressed]
  test('starts round one with two checks', () =>
    given(...ready)
      .when(schedule())
      .emits(scheduled))
  test('needs something to deliver', () => given(drafted, addressed).when(schedule()).refuses('empty-message'))
  test('needs somebody to deliver to', () => given(drafted, written).when(schedule()).refuses('no-recipient'))
  test('needs each person to have a passcode', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, hasVerification: false }] }))
      .refuses('no-verification', { name: 'Ben' }))
  test('refuses somebody who declined since', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, hasDeclined: true }] }))
      .refuses('recipient-declined'))
  test('refuses a message to the author alone, who would be asked and told at one address', () =>
    given(...ready)
      .when(schedule({ recipients: [{ ...ben, isAuthor: true }] }))
      .refuses('self-only'))
  test('needs a confirmed address', () =>
    given(...ready)
      .when(schedule({ isVerified: false }))
      .refuses('address-unverified'))
  test('in the past is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2029-12-31T23:59:59.000Z' }))
      .refuses('due-past'))
  test('within the hour is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2030-01-01T00:59:00.000Z' }))
      .refuses('due-too-soon'))
  test('within two days leaves no time for both checks', () =>
    given(...ready)
      .when(schedule({ dueAt: '2030-01-02T23:59:59.000Z' }))
      .refuses('lead-too-short', { earliest: '2030-01-03T00:00:00.000Z' }))
  test('exactly two days away is taken', () => {
    const soon = '2030-01-03T00:00:00.000Z'
    given(...ready)
      .when(schedule({ dueAt: soon }))
      .emits({ ...scheduled, data: { ...scheduled.data, dueAt: soon, slots: slotsOf(soon, dayMs) } })
  })
  test('in more than fifty years is refused', () =>
    given(...ready)
      .when(schedule({ dueAt: '2081-01-01T00:00:00.000Z' }))
      .refuses('due-too-far'))
  test('moved after the first check starts a new round', () => {
    const later = '2030-07-10T09:00:00.000Z'
    const data = { ...scheduled.data, dueAt: later, round: 2, slots: slotsOf(later, dayMs) }
    given(...noticed)
      .when(schedule({ dueAt: later }))
      .emits({ type: 'MessageScheduled', data })
  })
  test('cannot be moved once delivery has begun', () =>
    given(...claimed)
      .when(schedule())
      .refuses('message-claimed', { until: claim.holdUntil }))
})

describe('a check', () => {
  const told = [drafted, written, addressed, scheduled]
  const onTime = '2030-06-08T09:00:00.000Z'
  test('leaves two days before', () =>
    given(...told)
      .by(at(onTime))
      .when(beginNotice(first))
      .emits(attempted(first)))
  test('does not leave earlier', () =>
    given(...told)
      .by(at('2030-06-08T08:59:59.999Z'))
      .when(beginNotice(first))
      .refuses('not-due', { until: onTime }))
  test('counts once the mail was taken', () =>
    given(...told, attempted(first))
      .when(acceptNotice({ ...first, smtpCode: 250, acceptedAt: '2030-06-08T09:00:01.000Z' }))
      .emits(accepted(first, '2030-06-08T09:00:01.000Z')))
  test('taken late moves the date in the same append', () =>
    given(...told, attempted(first))
      .when(acceptNotice({ ...first, smtpCode: 250, acceptedAt: '2030-06-09T09:00:00.000Z' }))
      .emits(accepted(first, '2030-06-09T09:00:00.000Z'), {
        type: 'DueSlid',
        data: { round: 1, from: dueAt, to: '2030-06-11T03:00:00.000Z', reason: 'late_notice' },
      }))
  test('deferred is tried again after a minute', () =>
    given(...told, attempted(first))
      .by(at(onTime))
      .when(deferNotice({ ...first, smtpCode: 451 }))
      .emits({ type: 'NoticeDeferred', data: { ...first, smtpCode: 451, retryAt: '2030-06-08T09:01:00.000Z' } }))
  test('refused by the mailbox moves the date by a day', () =>
    given(...told, attempted(first))
      .by(at(onTime))
      .when(rejectNotice({ ...first, smtpCode: 550 }))
      .emits(
        { type: 'NoticeRejected', data: { ...first, smtpCode: 550, retryAt: '2030-06-09T09:00:00.000Z' } },
        { type: 'DueSlid', data: { round: 1, from: dueAt, to: '2030-06-11T09:00:00.000Z', reason: 'unreachable' } },
      ))
  test('of an older round counts for nothing', () =>
    given(...told)
      .by(at(onTime))
      .when(beginNotice({ ...first, round: 0 }))
      .refuses('stale-round'))
  test('of the second slot waits for the first', () =>
    given(...told)
      .by(at('2030-06-09T09:00:00.000Z'))
      .when(beginNotice(second))
      .refuses('stale-round'))
})

describe('an answer', () => {
  const here = respond({ outcome: 'held', via: 'mail', round: 1 })
  test('to a check holds the message', () =>
    given(...noticed)
      .when(here)
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'mail', outcome: 'held' } },
        { type: 'MessageHeld', data: { reason: 'answered' } },
      ))
  test('"send as planned" leaves it on its way', () =>
    given(...checked)
      .when(respond({ outcome: 'confirmed', via: 'app' }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'confirmed' } }))
  test('before the first check changes nothing', () =>
    given(drafted, written, addressed, scheduled)
      .when(respond({ outcome: 'held', via: 'app' }))
      .emits())
  test('after the claim comes too late', () =>
    given(...claimed)
      .when(here)
      .refuses('message-claimed', { until: claim.holdUntil }))
  test('to a delivered message finds it finished', () =>
    given(...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } })
      .when(here)
      .refuses('message-closed'))
  test('by a link of an older round is told that the date was changed', () =>
    given(...noticed)
      .when(respond({ outcome: 'held', via: 'mail', round: 0 }))
      .refuses('link-expired'))
  test('is also an edit after a check', () =>
    given(...noticed)
      .when(editMessage({ title: 'For Benjamin' }))
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'edit', outcome: 'held' } },
        { type: 'MessageHeld', data: { reason: 'answered' } },
        { type: 'ContentChanged', data: { title: 'For Benjamin', body: 'Dear Ben' } },
      ))
  test('by a stranger finds no message', () =>
    given(...noticed)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(here)
      .refuses('not-found'))
})

describe('cancelling', () => {
  test('stops a message whose checks went out', () =>
    given(...checked)
      .when(cancelMessage({ via: 'mail', round: 1 }))
      .emits({ type: 'MessageCancelled', data: { via: 'mail' } }))
  test('twice is the same as once', () =>
    given(...checked, { type: 'MessageCancelled', data: { via: 'app' } })
      .when(cancelMessage({ via: 'mail', round: 1 }))
      .emits())
  test('comes too late after the claim', () =>
    given(...claimed)
      .when(cancelMessage({ via: 'app' }))
      .refuses('message-claimed'))
})

describe('the claim', () => {
  const claiming = (changes = {}) => claimDelivery({ round: 1, dbAt: dueAt, isDamaged: false, recipients, ...changes })
  test('is made when both checks were taken and the time has come', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming())
      .emits({ type: 'DeliveryClaimed', data: claim }))
  test('is not made a millisecond early', () =>
    given(...checked)
      .by(at('2030-06-10T08:59:59.999Z'))
      .when(claiming())
      .refuses('not-due', { until: dueAt }))
  test('is not made while the database says it is early', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ dbAt: '2030-06-10T08:59:59.000Z' }))
      .refuses('not-due'))
  test('is not made while the clocks disagree', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ dbAt: '2030-06-10T09:00:06.000Z' }))
      .refuses('clock-skew', { seconds: 6 }))
  test('is not made without the second check', () =>
    given(...noticed)
      .by(at(dueAt))
      .when(claiming())
      .refuses('stale-round'))
  test('is not made while any check is not taken, whatever else was', () =>
    given(drafted, written, addressed, scheduled, accepted(second, '2030-06-09T09:00:01.000Z'))
      .by(at(dueAt))
      .when(claiming())
      .refuses('notice-missing'))
  test('is not made over a damaged recording', () =>
    given(...checked)
      .by(at(dueAt))
      .when(claiming({ isDamaged: true }))
      .refuses('content-damaged'))
  test('is not made for a held message', () =>
    given(...checked, { type: 'MessageHeld', data: { reason: 'answered' } })
      .by(at(dueAt))
      .when(claiming())
      .refuses('stale-round'))
  test('waits out the undo time before anything leaves', () =>
    given(...claimed)
      .by(at('2030-06-10T09:59:59.999Z'))
      .when(releaseDelivery({ occurrence: 1 }))
      .refuses('hold-running', { until: claim.holdUntil }))
  test('releases the links after it', () =>
    given(...claimed)
      .by(at(claim.holdUntil))
      .when(releaseDelivery({ occurrence: 1 }))
      .emits({
        type: 'DeliveryReleased',
        data: { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients },
      }))
  test('waits for every link before it is done', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 0 }))
      .refuses('not-done'))
  test('ends delivered when a link was taken', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 1, failed: 0 }))
      .emits({ type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }))
  test('ends undeliverable when none was', () =>
    given(...released)
      .when(completeOccurrence({ occurrence: 1, ok: 0, failed: 1 }))
      .emits({ type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }))
})

test('the story so far folds to a delivered message', () => {
  const { state } = given(...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } })
  expect(state).toMatchObject({ status: 'delivered', title: 'For Ben', body: 'Dear Ben', recipientIds: ['ben'] })
})
