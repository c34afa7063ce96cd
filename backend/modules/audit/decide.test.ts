import { expect, test } from 'vitest'
import { SYSTEM } from '../../kernel/clock.ts'
import { specification } from '../../kernel/testing/given.ts'
import { admin } from './admin.ts'
import { anchor } from './anchor.ts'
import { openHouse, recordView, resetAnchors, writeAnchor } from './decide.ts'

const context = { by: SYSTEM, at: '2030-01-01T00:00:00.000Z', dayMs: 86_400_000 }
const given = specification(anchor, context)
const first = { fromPos: '', toPos: '90', count: 4, hash: 'a', prev: '' }
const second = { fromPos: '90', toPos: '120', count: 1, hash: 'b', prev: 'a' }

test('a look is an entry each time', () => {
  const look = recordView({ what: 'stream', of: 'message-1' })
  const once = look(admin.initial, context)
  expect(once).toEqual([{ type: 'AdminViewed', data: { what: 'stream', of: 'message-1' } }])
  expect(look(once.reduce(admin.evolve, admin.initial), context)).toEqual(once)
})

test('who opens a restored house is in the history, once for each restore', () => {
  const opened = { type: 'HouseOpened', data: { restoredAt: context.at } } as const
  specification(admin, context)().when(openHouse(opened.data)).emits(opened)
  const later = { restoredAt: '2031-01-01T00:00:00.000Z' }
  specification(admin, context)(opened).when(openHouse(later)).emits({ type: 'HouseOpened', data: later })
})

test('the first anchor begins with the log', () =>
  given().when(writeAnchor(first)).emits({ type: 'AnchorWritten', data: first }))

test('the next goes on where the last one ended', () =>
  given({ type: 'AnchorWritten', data: first })
    .when(writeAnchor(second))
    .emits({ type: 'AnchorWritten', data: second }))

test('one that goes on from elsewhere is left', () =>
  given({ type: 'AnchorWritten', data: first })
    .when(writeAnchor({ ...second, prev: 'x' }))
    .emits())

test('after a restore the next one begins with the log again', () => {
  const reset = { type: 'AnchorsReset', data: { resetAt: context.at } } as const
  given({ type: 'AnchorWritten', data: first }).when(resetAnchors()).emits(reset)
  given({ type: 'AnchorWritten', data: first }, reset)
    .when(writeAnchor({ ...first, toPos: '70' }))
    .emits({ type: 'AnchorWritten', data: { ...first, toPos: '70' } })
})

test('a log that was never anchored has nothing to reset', () => given().when(resetAnchors()).emits())

test('nothing new is not anchored', () =>
  given()
    .when(writeAnchor({ ...first, count: 0 }))
    .emits())
