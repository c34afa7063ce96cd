import { expect, test } from 'vitest'
import { settingsOf } from '../testing/settings.ts'
import { uploadTickets } from './uploadTicket.ts'

test('a ticket says whose upload it is, and no other', () => {
  const tickets = uploadTickets(settingsOf())
  const ben = { ownerId: 'ben', subject: 'delivery' }
  expect(tickets.read(tickets.issue(ben))).toEqual(ben)
  expect(tickets.read(tickets.issue(ben).replace('ben', 'eve'))).toBeUndefined()
  expect(tickets.read(tickets.issue(ben).replace('delivery', 'another'))).toBeUndefined()
  expect(tickets.read('')).toBeUndefined()
  expect(uploadTickets(settingsOf()).read(tickets.issue(ben))).toBeUndefined()
})
