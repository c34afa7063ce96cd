import { expect, test } from 'vitest'
import { strings } from './strings.ts'

const things = (...kinds: readonly string[]) => kinds.map((kind) => ({ kind }))

test('a link says what it shows, kind by kind', () => {
  expect(strings.facts(things('story'), 'May 3')).toBe('One story, until May 3')
  expect(strings.facts(things('story', 'item', 'story', 'album'), 'May 3')).toBe(
    'One album, 2 stories, one memory, until May 3',
  )
})
