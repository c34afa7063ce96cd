import { expect, test } from 'vitest'
import { emptyAbout, ingredientsOf, type Content } from '../../../../backend/modules/recipes/contract.ts'
import { batchesOf, foundAmong } from './found.ts'

const content = (title: string, needs = '2 cups flour'): Content => ({
  title,
  about: emptyAbout,
  ingredients: ingredientsOf(needs),
  steps: [],
})
const ok = (one: Content) => ({ state: 'ok', content: one, reasons: [] }) as const
const here = (title: string, items: readonly string[], removedAt: string | null = null) => ({
  title,
  items: [...items],
  removedAt,
})
let n = 0
const newId = () => String((n += 1))
const states = (...args: Parameters<typeof foundAmong>) =>
  foundAmong(...args).map(({ state, reasons }) => [state, ...reasons])

test('the same recipe is told as such, here or among those found; one of the same name needs a look', () => {
  const rows = [here('Bread', ['flour']), here('Soup', ['leek'], '2030-01-01T00:00:00.000Z')]
  const found = [content('bread'), content('Bread', '1 cup oats'), content('Soup', '1 leek'), content('Soup', '2 leek')]
  expect(states(found.map(ok), rows, newId)).toEqual([
    ['duplicate', 'same'],
    ['look', 'same-name'],
    ['ok'],
    ['duplicate', 'same'],
  ])
})

test('what could not be read keeps its reason', () =>
  expect(states([{ state: 'failed', title: 'a.json', reasons: ['broken'] }], [], newId)).toEqual([
    ['failed', 'broken'],
  ]))

test('twenty are kept at once, fewer where they are long', () => {
  const many = foundAmong(
    Array.from({ length: 45 }, (_, at) => ok(content(`Bread ${at}`))),
    [],
    newId,
  )
  expect(batchesOf(many).map(({ length }) => length)).toEqual([20, 20, 5])
  const long = content('Long', Array.from({ length: 150 }, (_, at) => `${at} cups ${'flour '.repeat(60)}`).join('\n'))
  const batches = batchesOf(
    foundAmong(
      Array.from({ length: 4 }, (_, at) => ok({ ...long, title: `Long ${at}` })),
      [],
      newId,
    ),
  )
  expect(batches.flat()).toHaveLength(4)
  expect(batches.length).toBeGreaterThan(1)
})
