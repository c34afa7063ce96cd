import { expect, test } from 'vitest'
import { calledIn, isFilm, ratioOf, type Seen } from './seen.ts'

const seen: Seen = {
  id: '0197e2a4-6b0a-7c11-9c52-3f1d2b7a9e01',
  title: '',
  by: 'Ruth',
  at: null,
  words: '',
  durationMs: null,
  hasSound: false,
  picture: null,
  pages: 0,
  n: 0,
}
const picture = { width: 300, height: 200, turned: 0 } as const

test('what has no title goes by what it is', () => {
  const kinds: readonly Partial<Seen>[] = [
    { title: 'The lake', picture },
    { picture },
    { picture, hasSound: true },
    { hasSound: true },
    { picture, pages: 2 },
    { words: 'The rowboat leaked.' },
  ]
  expect(kinds.map((kind) => calledIn({ ...seen, ...kind }))).toEqual([
    'The lake',
    'Photo',
    'Film',
    'Voice',
    'Paper',
    'Words',
  ])
})

test('a film is what is both seen and heard', () => {
  expect(
    [{ picture }, { hasSound: true }, { picture, hasSound: true }].map((kind) => isFilm({ ...seen, ...kind })),
  ).toEqual([false, false, true])
  expect([ratioOf({ ...seen, picture }), ratioOf(seen)]).toEqual([1.5, 1.5])
})
