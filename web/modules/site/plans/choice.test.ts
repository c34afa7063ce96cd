import { expect, test } from 'vitest'
import { readChoice } from './choice.ts'

test('exactly two plans can be asked for, by the quarter unless said otherwise', () => {
  expect(readChoice('plan=memory_plus')).toEqual({ plan: 'memory_plus', cycle: 'quarterly' })
  expect(readChoice('plan=complete_legacy&cycle=annual')).toEqual({ plan: 'complete_legacy', cycle: 'annual' })
})

test('any other plan or cycle is no choice', () => {
  for (const search of [
    '',
    'plan=free_forever',
    'plan=legacy_pro',
    'plan=Memory_Plus',
    'plan=memory_plus&cycle=monthly',
  ])
    expect(readChoice(search)).toBeUndefined()
})
