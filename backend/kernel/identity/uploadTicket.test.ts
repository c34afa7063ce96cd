import { expect, test } from 'vitest'
import { settingsOf } from '../testing/settings.ts'
import { uploadTickets } from './uploadTicket.ts'

test('a ticket says whose upload it is and for what, and no other', () => {
  const tickets = uploadTickets(settingsOf())
  const ben = { purpose: 'reply', ownerId: 'ben', subject: 'delivery' } as const
  expect(tickets.read(tickets.issue(ben))).toEqual(ben)
  expect(tickets.read(tickets.issue(ben).replace('ben', 'eve'))).toBeUndefined()
  expect(tickets.read(tickets.issue(ben).replace('delivery', 'another'))).toBeUndefined()
  expect(tickets.read(tickets.issue(ben).replace('reply', 'story'))).toBeUndefined()
  const told = { purpose: 'story', ownerId: 'one', subject: 'one', familyId: 'hale' } as const
  expect(tickets.read(tickets.issue(told))).toEqual(told)
  expect(tickets.read(tickets.issue(told).replace('hale', 'elms'))).toBeUndefined()
  expect(tickets.read('')).toBeUndefined()
  expect(uploadTickets(settingsOf()).read(tickets.issue(ben))).toBeUndefined()
})
