import { expect, test } from 'vitest'
import { readLine } from './parse.ts'
import { byOne, byServings, byTin, scaled } from './scale.ts'

const line = (text: string, scale: 'linear' | 'fixed' | 'steps' = 'linear') => ({ ...readLine(text), scale })

test('for six instead of four everything grows by half, both ends of a range alike', () => {
  const factor = byServings({ n: 6, d: 1 }, { n: 4, d: 1 })
  expect(scaled(line('2 cups flour'), factor)).toMatchObject({ amount: { n: 3, d: 1 } })
  expect(scaled(line('2-3 carrots'), factor)).toMatchObject({ amount: { n: 3, d: 1 }, to: { n: 9, d: 2 } })
})

test('what is fixed stays, and what comes whole says how many are taken', () => {
  const half = { n: 3, d: 2 }
  expect(scaled(line('1 bay leaf', 'fixed'), half).amount).toEqual({ n: 1, d: 1 })
  expect(scaled(line('3 eggs', 'steps'), half)).toMatchObject({ amount: { n: 9, d: 2 }, take: 5 })
  expect(scaled(line('2 eggs', 'steps'), half).take).toBeNull()
  expect(scaled(line('1 egg', 'steps'), { n: 1, d: 4 }).take).toBe(1)
})

test('by one ingredient there is, also in another unit of the same kind', () => {
  expect(byOne(readLine('500 g'), readLine('250 g flour'))).toEqual({ n: 2, d: 1 })
  expect(byOne(readLine('1 kg'), readLine('250 g flour'))).toEqual({ n: 4, d: 1 })
  expect(byOne(readLine('1 cup'), readLine('4 tbsp milk'))).toEqual({ n: 4, d: 1 })
  expect(byOne(readLine('500 ml'), readLine('250 g flour'))).toBeNull()
  expect(byOne(readLine('some'), readLine('250 g flour'))).toBeNull()
})

test('by a tin goes the area: a round one of 26 takes 169/100 of one of 20', () => {
  expect(byTin({ shape: 'round', across: 26 }, { shape: 'round', across: 20 })).toEqual({ n: 169, d: 100 })
  expect(byTin({ shape: 'square', long: 40, wide: 30 }, { shape: 'square', long: 20, wide: 30 })).toEqual({
    n: 2,
    d: 1,
  })
})

test.each(['1,5 dl cream', '1/8 tsp nutmeg', '1 ½ cups flour', '2-3 eggs'])(
  '%s is the same once it was doubled and halved',
  (words) => {
    const { amount, to } = readLine(words)
    const twice = scaled(line(words), { n: 2, d: 1 })
    expect(scaled({ ...line(words), amount: twice.amount, to: twice.to }, { n: 1, d: 2 })).toMatchObject({ amount, to })
    expect(twice.amount).not.toEqual(amount)
  },
)
