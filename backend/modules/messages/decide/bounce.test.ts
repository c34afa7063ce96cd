import { describe, expect, test } from 'vitest'
import {
  at,
  checked,
  claim,
  claimed,
  dueAt,
  given,
  noticed,
  released,
  first,
  second,
  attempted,
} from '../testing/history.ts'
import { drafted, written, addressed, scheduled } from '../testing/history.ts'
import type { MessagesEvent } from '../events.ts'
import { nextStep } from '../next.ts'
import { acceptNotice, bounceNotice, deferNotice, rejectNotice } from './notice.ts'
import { claimDelivery } from './deliver.ts'

const back = '2030-06-09T12:00:00.000Z'
const returned = (addresses: number) => bounceNotice({ ...second, dsnStatus: '5.1.1', addresses })
const bounced = (retryAt: string, nextAddrIdx: number, refusedAt = back): MessagesEvent => ({
  type: 'NoticeBounced',
  data: { ...second, addrIdx: 0, dsnStatus: '5.1.1', retryAt, nextAddrIdx, refusedAt },
})
const slid = (to: string): MessagesEvent => ({
  type: 'DueSlid',
  data: { round: 1, from: dueAt, to, reason: 'unreachable' },
})

describe('a check that comes back', () => {
  test.each(['5.7.1', '5.2.2', '4.4.7', '5.0.0'])(
    'as %s still stalls it, and is no refusal of the address',
    (dsnStatus) => {
      const { refusedAt: _, ...data } = {
        ...second,
        addrIdx: 0,
        dsnStatus,
        retryAt: back,
        nextAddrIdx: 1,
        refusedAt: '',
      }
      const state = given(...checked)
        .by(at(back))
        .when(bounceNotice({ ...second, dsnStatus, addresses: 2 }))
        .emits({ type: 'NoticeBounced', data })
      expect([state.status, state.silence]).toEqual(['stalled', []])
    },
  )

  test('sends the next one to the second address at once, and the date stands until that is taken', () => {
    const state = given(...checked)
      .by(at(back))
      .when(returned(2))
      .emits(bounced(back, 1))
    expect(state.status).toBe('stalled')
    expect(nextStep(state)).toEqual({ step: 'notice', at: back })
  })
  test('moves the date by a day where there is no other address', () => {
    given(...checked)
      .by(at(back))
      .when(returned(1))
      .emits(bounced('2030-06-10T12:00:00.000Z', 0), slid('2030-06-11T09:00:00.000Z'))
  })
  test('before anyone wrote down that it was taken is not taken', () => {
    const sent = [...noticed, attempted(second)]
    given(...sent)
      .by(at(back))
      .when(returned(2))
      .emits(bounced(back, 1))
    given(...sent, bounced(back, 1))
      .by(at(back))
      .when(acceptNotice({ ...second, smtpCode: 250, acceptedAt: back }))
      .emits()
  })
  test('makes a claim impossible', () =>
    given(...checked, bounced(back, 1))
      .by(at(dueAt))
      .when(claimDelivery({ round: 1, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients: [], people: [] }))
      .refuses('stale-round'))
  test('in the hold takes the claim back and asks again', () => {
    const inHold = '2030-06-10T09:30:00.000Z'
    const state = given(...claimed)
      .by(at(inHold))
      .when(returned(2))
      .emits(bounced(inHold, 1, inHold), expect.objectContaining({ type: 'DeliveryRecalled' }) as MessagesEvent)
    expect(state).toMatchObject({ status: 'stalled', claim: undefined, claimsN: 1 })
  })
  test('after the release is recorded', () => {
    const late = '2030-06-10T11:00:00.000Z'
    const state = given(...released)
      .by(at(late))
      .when(returned(2))
      .emits(bounced(late, 1, late))
    expect(state).toMatchObject({ status: 'delivering', claim })
  })
  test.each([
    ['of another round', { round: 2 }],
    ['of another try', { attempt: 2 }],
    ['of a slot that was not asked', { slot: 0 }],
  ])('counts for nothing %s', (_, changes) => {
    given(...checked)
      .by(at(back))
      .when(bounceNotice({ ...second, ...changes, dsnStatus: '5.1.1' }))
      .emits()
  })
})

describe('a check that is not taken', () => {
  const told = [drafted, written, addressed, scheduled]
  const onTime = '2030-06-08T09:00:00.000Z'
  const refused = { ...first, smtpCode: 550 }
  test('goes to the next address at once, and nothing else moves', () => {
    const state = given(...told, attempted(first))
      .by(at(onTime))
      .when(rejectNotice({ ...refused, addresses: 2 }))
      .emits({ type: 'NoticeRejected', data: { ...refused, retryAt: onTime, nextAddrIdx: 1, refusedAt: onTime } })
    expect(state).toMatchObject({ status: 'scheduled', dueAt, notices: { 1: { nextAddrIdx: 1 } } })
  })
  test('is put off for a day at most, and then the next address is asked', () => {
    const tries = Array.from({ length: 14 }, (_, index): MessagesEvent[] => [
      attempted({ ...first, attempt: index + 1 }),
      { type: 'NoticeDeferred', data: { ...first, attempt: index + 1, smtpCode: 451, retryAt: onTime } },
    ]).flat()
    const last = { ...first, attempt: 15, smtpCode: 451 }
    given(...told, ...tries, attempted({ ...first, attempt: 15 }))
      .by(at(back))
      .when(deferNotice({ ...last, addresses: 2 }))
      .emits({ type: 'NoticeDeferred', data: { ...last, retryAt: back, nextAddrIdx: 1, refusedAt: back } })
  })
  test('and got no answer at all is nobody’s refusal', () => {
    const state = given(...told, attempted(first))
      .by(at(onTime))
      .when(deferNotice({ ...first, smtpCode: 0 }))
      .emits({ type: 'NoticeDeferred', data: { ...first, smtpCode: 0, retryAt: '2030-06-08T09:01:00.000Z' } })
    expect(state.silence).toEqual([])
  })
  test('is tried weekly once it was tried daily for two weeks', () => {
    const stalls = Array.from({ length: 14 }, (_, index): MessagesEvent[] => [
      attempted({ ...first, attempt: index + 1 }),
      { type: 'NoticeRejected', data: { ...refused, attempt: index + 1, retryAt: onTime, refusedAt: onTime } },
    ]).flat()
    const last = { ...first, attempt: 15, smtpCode: 550 }
    const [event] = rejectNotice(last)(given(...told, ...stalls, attempted({ ...first, attempt: 15 })).state, {
      by: { kind: 'system', id: 'system' },
      at: back,
      dayMs: 86_400_000,
    })
    expect(event?.data).toMatchObject({ retryAt: '2030-06-16T12:00:00.000Z' })
  })
})

test('a first check that was taken is not asked for again', () =>
  expect(given(...noticed).state.status).toBe('noticed'))
