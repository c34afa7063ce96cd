import { expect, test } from 'vitest'
import { countsIn, doneOf, passedOf, stateIn } from './inWords.ts'

const row = { state: 'reading', stop: null, entries: 812, answers: {}, isKept: true } as const

test('an archive says how far it has been read', () => {
  expect(stateIn({ ...row, answers: { added: 300, beside: 40 } })).toBe(
    'We’re reading it: 340 of 812 files. You can close this page.',
  )
  expect(stateIn({ ...row, state: 'read' })).toMatch(/^Every file has been read\./)
})

test('once it is over it says what became of the zip', () => {
  const over = { ...row, state: 'settled' } as const
  expect(stateIn({ ...over, isKept: false, answers: { added: 3 } })).toMatch(/^Everything in it came in\./)
  expect(stateIn({ ...over, answers: { added: 3, broken: 1, 'no-room': 2, system: 9 } })).toMatch(/^3 files could not/)
  expect(stateIn({ ...over, answers: { added: 3 } })).toMatch(/^We could not store everything/)
  expect(stateIn({ ...row, state: 'stopped', stop: 'bomb' })).toMatch(/did not open it/)
})

test('its numbers are those of which there is any', () => {
  const answers = { added: 1_300, here: 2, system: 4, beside: 1 }
  expect(countsIn({ answers })).toBe('Came in: 1,300 · Already here: 2 · Left out: 5')
  expect([doneOf({ answers }), passedOf({ answers })]).toEqual([1_307, 5])
  expect(countsIn({ answers: {} })).toBe('')
})
