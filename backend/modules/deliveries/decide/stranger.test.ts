import { describe, expect, test } from 'vitest'
import type { DeliveriesEvent } from '../events.ts'
import { about, at, given, later, now, opened, revoked } from '../testing/history.ts'
import { closeMailboxes, notMe, reopenMailboxes, undoNotMe } from './open.ts'

describe('whoever said that they are somebody else', () => {
  const undone = (n: number, day: number): DeliveriesEvent => ({
    type: 'WrongPersonUndone',
    data: { ...about, n, at: at(day) },
  })
  const here = { ...about, at: now, addressHash: 'h1' }
  const revokedHere: DeliveriesEvent = { type: 'DeliveryRevoked', data: { ...here, reason: 'wrong_person' } }
  const undoneHere: DeliveriesEvent = { type: 'WrongPersonUndone', data: { ...here, n: 1 } }
  test('may say for thirty days that it is them after all, and all goes on as before', () => {
    const after = given(...opened, revoked('wrong_person'))
      .by(later(29))
      .when(undoNotMe())
      .emits(undone(1, 29))
    expect(after).toMatchObject({ status: 'sent', isOpened: true, revokedAs: '' })
    given(...opened, revoked('wrong_person'))
      .by(later(30))
      .when(undoNotMe())
      .refuses('wrong-person')
    given(...opened)
      .when(undoNotMe())
      .emits()
  })
  test('brings back nothing that was taken back meanwhile', () =>
    given(...opened, revoked('wrong_person'), revoked('taken_back'))
      .when(undoNotMe())
      .refuses('taken-back'))
  test('is told as that to an author who heard of the first word, and not at all to one who did not', () => {
    const told: DeliveriesEvent = {
      type: 'AuthorTold',
      data: { ...about, what: 'wrong_person', outcome: 'accepted', smtpCode: 250 },
    }
    expect(given(...opened, revoked('wrong_person'), undone(1, 1)).state.toTell).toEqual([])
    expect(given(...opened, revoked('wrong_person'), told, undone(1, 1)).state.toTell).toEqual([
      'wrong_person_undone:1',
    ])
  })
  test('counts how often they say it, so that each time is told by a mail of its own', () => {
    const { strangers, toTell } = given(...opened, revoked('wrong_person'), undone(1, 1))
      .when(notMe())
      .emits({ type: 'DeliveryRevoked', data: { ...about, reason: 'wrong_person', at: now, n: 2 } })
    expect({ strangers, toTell }).toEqual({ strangers: { n: 2, isHere: false }, toTell: ['wrong_person:2'] })
  })
  test('knows better than what is said of their mailbox elsewhere', () => {
    const { address } = given(...opened).state
    given(...opened, revokedHere, undoneHere)
      .when(closeMailboxes([address]))
      .emits()
  })
  test('opens again what was closed with it, and not what somebody closed on its own page', () => {
    const { address } = given(...opened).state
    given(...opened, revoked('wrong_person'))
      .when(reopenMailboxes([address]))
      .emits(undone(1, 0))
    given(...opened, revoked('wrong_person'))
      .when(reopenMailboxes(['ben@new.example']))
      .emits()
    given(...opened, revokedHere)
      .when(reopenMailboxes([address]))
      .emits()
  })
})
