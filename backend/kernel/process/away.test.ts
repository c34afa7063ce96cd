import { expect, test } from 'vitest'
import { isAway } from './away.ts'
import { StoreUnavailable } from '../errors.ts'

const withCode = (code: string | number) => Object.assign(new Error('no'), { code })

test.each([
  ['the event store without an answer', new StoreUnavailable('no')],
  ['a socket that is refused', withCode('ECONNREFUSED')],
  ['a Postgres that starts', withCode('57P03')],
  ['a Temporal that is unavailable', new Error('not started', { cause: withCode(14) })],
])('%s is away', (_, error) => expect(isAway(error)).toBe(true))

test.each([
  ['a number that is too large for its column', withCode('22003')],
  ['a fault of ours', new TypeError('undefined is not a function')],
  ['a word', 'no'],
])('%s is not', (_, error) => expect(isAway(error)).toBe(false))
