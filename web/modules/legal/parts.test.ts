import { expect, test } from 'vitest'
import { partsIn } from './parts.ts'

test('parts are named in words, and only good states work', () =>
  expect(partsIn({ postgres: 'ok', temporal: 'away', 'subscription messages': 'standby', kettle: 'ok' })).toEqual([
    { name: 'postgres', words: 'The lists that pages are made of', isGood: true },
    { name: 'temporal', words: 'The clock that delivers messages', isGood: false },
    { name: 'subscription messages', words: 'The copies that are read from', isGood: true },
    { name: 'kettle', words: 'kettle', isGood: true },
  ]))
