import { expect, test } from 'vitest'
import { isOpen } from '../../app/closed.ts'
import { paths } from '../../app/paths.ts'
import * as account from './content/account.ts'
import * as books from './content/books.ts'
import * as family from './content/family.ts'
import * as keepsakes from './content/keepsakes.ts'
import * as research from './content/research.ts'
import * as together from './content/together.ts'
import * as tools from './content/tools.ts'
import type { Tour } from './tour.ts'

const ours = new Set(Object.values(paths).map((path) => path('part').split('?')[0]))
const tours = Object.entries<Tour>({
  ...family,
  ...together,
  ...research,
  ...keepsakes,
  ...books,
  ...account,
  ...tools,
})

test.each(tours)('the next step of %s is a page of ours', (_, { next }) => expect(ours).toContain(next.path))

test.each(tours)('the next step of %s works today', (_, { next }) => expect(isOpen(next.path)).toBe(true))

test.each(tours)('%s says what works today, and tells each thing once', (_, { today, coming, rows }) => {
  expect(today.length).toBeGreaterThan(0)
  expect(rows.facts.length).toBeGreaterThan(1)
  const titles = [...today, ...coming].map(([title]) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('no two pages show the same thing of the demo family', () => {
  const shown = tours.map(([, { example }]) => JSON.stringify(example))
  expect(new Set(shown).size).toBe(shown.length)
})
