import { expect, test } from 'vitest'
import type { StreamEvent } from '../../../backend/modules/audit/contract.ts'
import { differenceOf } from './difference.ts'

const event = (revision: number, fields: StreamEvent['fields']): StreamEvent => ({
  pos: String(revision),
  stream: 'message-1',
  revision,
  type: 'Happened',
  at: '2030-01-01T00:00:00.000Z',
  actorKind: 'account',
  actorId: 'ana',
  ownerId: 'ana',
  commandId: 'c',
  correlationId: 'c',
  hash: '',
  prevHash: '',
  bytes: 1,
  fields,
})
const events = [
  event(0, [
    { name: 'zone', state: 'open', value: '"Europe/Madrid"' },
    { name: 'title', state: 'sealed' },
  ]),
  event(1, [{ name: 'zone', state: 'open', value: '"Asia/Tokyo"' }]),
  event(2, [
    { name: 'title', state: 'sealed' },
    { name: 'round', state: 'open', value: '2' },
  ]),
]

test('names each field that stands otherwise, sealed ones without their words', () =>
  expect(differenceOf(events, 0, 2)).toEqual([
    { name: 'zone', before: '"Europe/Madrid"', after: '"Asia/Tokyo"' },
    { name: 'title', before: 'sealed, revision 0', after: 'sealed, revision 2' },
    { name: 'round', before: 'not set', after: '2' },
  ]))

test('a revision does not differ from itself', () => expect(differenceOf(events, 1, 1)).toEqual([]))
