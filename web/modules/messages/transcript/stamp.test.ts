import { expect, test } from 'vitest'
import { stamped } from './stamp.ts'

const TEXT = 'You were four,\nand you would not\nlet go.'

test('the line with the caret gets the time, and the caret goes to the next', () => {
  const first = stamped(TEXT, 3, 0)
  expect(first).toEqual({ text: '[0:00] You were four,\nand you would not\nlet go.', caret: 22 })
  const second = stamped(first.text, first.caret, 2_540)
  expect(second.text).toBe('[0:00] You were four,\n[0:02.5] and you would not\nlet go.')
})

test('after the last line the caret stays at its end', () => {
  const { text, caret } = stamped('Let go.', 7, 62_000)
  expect(text).toBe('[1:02] Let go.')
  expect(caret).toBe(text.length)
})

test('a time is set anew in the place of the old one', () =>
  expect(stamped('[0:02.5] Let go.\n[laughs]', 12, 3_000).text).toBe('[0:03] Let go.\n[laughs]'))

test('an empty line gets a time to write behind', () =>
  expect(stamped('\nLet go.', 0, 1_000)).toEqual({ text: '[0:01] \nLet go.', caret: 8 }))
