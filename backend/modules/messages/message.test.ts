import { describe, expect, test } from 'vitest'
import { checked, claimed, dueAt, given, noticed, second, first, released } from './testing/history.ts'
import type { MessagesEvent } from './events.ts'
import { openSlot } from './next.ts'

const bounced = (data: typeof first, refusedAt: string): MessagesEvent => ({
  type: 'NoticeBounced',
  data: { ...data, dsnStatus: '5.1.1', refusedAt, retryAt: refusedAt, nextAddrIdx: 1 },
})
const waived = (slot: number): MessagesEvent => ({
  type: 'NoticeWaived',
  data: { round: 1, slot, basis: 'preconsent', waivedAt: '2030-06-09T10:00:00.000Z' },
})

describe('a check that came back', () => {
  const back = '2030-06-09T12:00:00.000Z'
  test('stalls the message until another address takes it', () => {
    const { state } = given(...checked, bounced(second, back))
    expect(state).toMatchObject({ status: 'stalled', silence: [{ addrIdx: 0, at: back }] })
    expect(openSlot(state)).toMatchObject({ slot: 2 })
    expect(state.notices[2]).toMatchObject({ state: 'bounced', at: back, nextAddrIdx: 1, voided: 1 })
  })
  test('of the first slot makes the second one void once the first is taken anew', () => {
    const again: MessagesEvent = {
      type: 'NoticeAccepted',
      data: { ...first, attempt: 2, addrIdx: 1, smtpCode: 250, acceptedAt: '2030-06-09T12:00:01.000Z' },
    }
    const { state } = given(...checked, bounced(first, back), again)
    expect(state).toMatchObject({ status: 'noticed', notices: { 1: { state: 'accepted' }, 2: { state: 'void' } } })
  })
  test('changes nothing that is claimed: its own events decide', () =>
    expect(given(...claimed, bounced(second, back)).state.status).toBe('claimed'))
})

test('a waived check counts like one that was taken', () => {
  expect(given(...noticed, waived(2)).state.status).toBe('checked')
  expect(openSlot(given(...noticed, waived(2)).state)).toBeUndefined()
})

test('who could not have answered is asked once more', () => {
  const to = '2030-06-11T09:00:00.000Z'
  const slid: MessagesEvent = { type: 'DueSlid', data: { round: 1, from: dueAt, to, reason: 'not_answerable' } }
  const { state } = given(...checked, slid)
  expect(state).toMatchObject({ status: 'noticed', dueAt: to, promisedAt: dueAt })
  expect(openSlot(state)).toEqual({ slot: 2, at: dueAt })
})

test('a zone that changes its rules moves the date and its checks alike', () => {
  const to = '2030-06-10T10:00:00.000Z'
  const retimed: MessagesEvent = { type: 'MessageRetimed', data: { round: 1, from: dueAt, to, tzdb: '2030b' } }
  const { state } = given(...noticed, retimed)
  expect(state).toMatchObject({ dueAt: to, promisedAt: to, status: 'noticed' })
  expect(state.slots.map((slot) => slot.at)).toEqual(['2030-06-08T10:00:00.000Z', '2030-06-09T10:00:00.000Z'])
})

test('a damaged recording is known until it is taken out', () => {
  const damaged: MessagesEvent = { type: 'ContentDamaged', data: { round: 1, mediaIds: ['v'], foundAt: dueAt } }
  expect(given(...checked, damaged).state.damage).toEqual({ mediaIds: ['v'], foundAt: dueAt })
  const out: MessagesEvent = { type: 'MediaDetached', data: { mediaId: 'v' } }
  expect(given(...checked, damaged, out).state.damage).toBeUndefined()
  const later: MessagesEvent = { type: 'ContentDamaged', data: { round: 1, mediaIds: ['w'], foundAt: dueAt } }
  expect(given(...checked, damaged, later).state.damage?.mediaIds).toEqual(['v', 'w'])
  expect(given(...checked, damaged, later, out).state.damage?.mediaIds).toEqual(['w'])
})

test('an occurrence ends without ending the message', () => {
  const done: MessagesEvent = { type: 'OccurrenceDelivered', data: { occurrence: 1, ok: 1, failed: 0 } }
  expect(given(...released, done).state.status).toBe('delivering')
})
