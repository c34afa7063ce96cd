import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, isSame, times } from './amount.ts'
import { MOST_LINE, readLine } from './parse.ts'
import { scaled } from './scale.ts'
import { measureInWords } from './show.ts'

/** A line with its measure in words, what is needed and what stands beside it. */
const said = (line: string): readonly string[] => {
  const { item, note, also, ...measure } = readLine(line)
  const words = (one: typeof measure): string =>
    `${one.amount ? `${one.amount.n}/${one.amount.d}` : 'null'}${one.to ? `-${one.to.n}/${one.to.d}` : ''} ${one.unit}`
  return [[measure, ...also].map((one) => words(one).replaceAll('/1', '').trim()).join(' = '), item, note]
}

test.each([
  ['10 to 12 shrimp', '10-12', 'shrimp'],
  ['1 lb. flour', '1 lb', 'flour'],
  ['500 ml/2 cups stock', '500 ml = 2 cup', 'stock'],
  ['250g butter', '250 g', 'butter'],
  ['2-3 eggs', '2-3', 'eggs'],
  ['1,5 l milk', '3/2 l', 'milk'],
  ['1 T sugar', '1 tbsp', 'sugar'],
  ['1⁄2 cup rice', '1/2 cup', 'rice'],
  ['a pinch of salt', 'null pinch', 'salt'],
])('of nine lines that others misread: %s', (line, measure, item) =>
  expect(said(line).slice(0, 2)).toEqual([measure, item]),
)

test.each([
  ['1,5 dl cream', '3/2 dl', 'cream'],
  ['1/8 tsp nutmeg', '1/8 tsp', 'nutmeg'],
  ['1 ½ cups flour', '3/2 cup', 'flour'],
  ['1½ c flour', '3/2 cup', 'flour'],
  ['1-1/2 cups flour', '3/2 cup', 'flour'],
  ['1 and 1/2 cups flour', '3/2 cup', 'flour'],
  ['2-3 carrots', '2-3', 'carrots'],
  ['2 – 3 carrots', '2-3', 'carrots'],
  ['between 2 and 3 carrots', '2-3', 'carrots'],
  ['200 g to 250 g rice', '200-250 g', 'rice'],
  ['half a lemon', '1/2', 'lemon'],
  ['a dozen eggs', '12', 'eggs'],
  ['2 dozen oysters', '24', 'oysters'],
  ['1 cup plus 2 tablespoons milk', '9/8 cup', 'milk'],
  ['1 lb 4 oz beef', '5/4 lb', 'beef'],
  ['1,000 g flour', '1000 g', 'flour'],
  ['1.500 g Mehl', '1500 g', 'Mehl'],
  ['1,125 kg Mehl', '9/8 kg', 'Mehl'],
  ['0,125 l Milch', '1/8 l', 'Milch'],
  ['Mehl: 200 g', '200 g', 'Mehl'],
  ['salt and pepper', 'null', 'salt and pepper'],
  ['3 cloves garlic', '3 clove', 'garlic'],
  ['3 cloves', '3', 'cloves'],
  ['4 bay leaves', '4', 'bay leaves'],
  ['2 x 200 g flour', '400 g', 'flour'],
  ['1 cup (240 ml) milk', '1 cup = 240 ml', 'milk'],
  ['3 EL Zucker', '3 tbsp', 'Zucker'],
  ['eine Prise Salz', 'null pinch', 'Salz'],
  ['1 Prise Salz', '1 pinch', 'Salz'],
  ['anderthalb Tassen Mehl', '3/2 cup', 'Mehl'],
  ['10 bis 12 Kartoffeln', '10-12', 'Kartoffeln'],
  ['2 c. à soupe de sucre', '2 tbsp', 'sucre'],
  ['une pincée de sel', 'null pinch', 'sel'],
  ['1 gousse d’ail', '1 clove', 'ail'],
  ['un demi citron', '1/2', 'citron'],
  ['2 cucharadas de aceite', '2 tbsp', 'aceite'],
  ['1 diente de ajo', '1 clove', 'ajo'],
  ['2 spicchi d’aglio', '2 clove', 'aglio'],
])('%s is %s of %s', (line, measure, item) => expect(said(line).slice(0, 2)).toEqual([measure, item]))

test.each([
  ['1 onion, finely chopped', 'onion', 'finely chopped'],
  ['1 (14-ounce) can tomatoes', 'tomatoes', '14 ounce'],
  ['2 x 400g cans tomatoes', 'tomatoes', '400g'],
  ['Salz nach Geschmack', 'Salz', 'nach Geschmack'],
  ['about 2 cups flour (sifted)', 'flour', 'about, sifted'],
  ['3 heaping tablespoons cocoa', 'cocoa', 'heaping'],
  ['juice of 1 lemon', 'lemon', 'juice of'],
])('of “%s” the rest is a note', (line, item, note) => expect(said(line).slice(1)).toEqual([item, note]))

test('what is doubled and halved again is the same, and nothing unknown becomes nothing', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9_999 }),
      fc.integer({ min: 1, max: 64 }),
      fc.integer({ min: 1, max: 64 }),
      (n, d, by) => {
        const amount = amountOf(n, d)
        const factor = amountOf(by, d)
        if (!amount || !factor) return
        const more = scaled({ amount, to: null, unit: 'cup', scale: 'linear' }, factor).amount
        const back = more && times(more, { n: factor.d, d: factor.n })
        expect(back && isSame(back, amount)).toBe(true)
        expect(scaled({ amount: null, to: null, unit: 'pinch', scale: 'linear' }, factor).amount).toBeNull()
      },
    ),
  ))

test('any line is read, keeps words, and has whole numbers above nothing or none', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (line) => {
      const { amount, to, item, unit } = readLine(line)
      const numbers = [amount, to].flatMap((each) => (each ? [each.n, each.d] : []))
      expect(numbers.filter((each) => !Number.isInteger(each) || each <= 0)).toEqual([])
      const isLost = line.trim() !== '' && amount === null && unit === '' && item === ''
      expect(isLost).toBe(false)
    }),
  ))

test('a line of a megabyte is read no further than a line is long', () =>
  expect(readLine(`2 cups ${'('.repeat(1_000_000)}`).item.length).toBeLessThanOrEqual(MOST_LINE))

test('a measure is shown as a cook says it', () => {
  const shown = (line: string) => measureInWords(readLine(line))
  expect(shown('1,5 cups flour')).toBe('1 ½ cups')
  expect(shown('3/4 cup milk')).toBe('¾ cup')
  expect(shown('1,25 kg potatoes')).toBe('1.25 kg')
  expect(shown('2-3 eggs')).toBe('2–3')
  expect(shown('a pinch of salt')).toBe('pinch')
  expect(measureInWords({ amount: { n: 5, d: 7 }, to: null, unit: 'cup' })).toBe('about ¾ cup')
  expect(measureInWords({ amount: { n: 2, d: 1 }, to: null, unit: 'tbsp' }, 'de')).toBe('2 EL')
})
