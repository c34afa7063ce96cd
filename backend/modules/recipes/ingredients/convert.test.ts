import { expect, test } from 'vitest'
import { inSystem, withHeat } from './convert.ts'
import { readLine } from './parse.ts'

const said = (line: string, system: 'written' | 'metric' | 'us') => {
  const read = readLine(line)
  return inSystem(read, read.item, system, 'en')
}

test.each([
  ['2 cups flour', 'about 250 g'],
  ['1 cup milk', 'about 245 g'],
  ['1 cup raspberries', 'about 235 ml'],
  ['1 lb beef', 'about 455 g'],
  ['2 tsp salt', '2 tsp'],
  ['250 g butter', '250 g'],
  ['3 eggs', '3'],
  ['a pinch of salt', 'pinch'],
])('%s in metric is %s', (line, words) => expect(said(line, 'metric')).toBe(words))

test.each([
  ['250 g flour', 'about 2 cups'],
  ['500 g beef', 'about 1 ⅛ lb'],
  ['100 g beef', 'about 3 ½ oz'],
  ['15 ml oil', 'about 1 tbsp'],
  ['2 cups flour', '2 cups'],
])('%s in US measures is %s', (line, words) => expect(said(line, 'us')).toBe(words))

test('as it is written nothing is changed', () => expect(said('2 cups flour', 'written')).toBe('2 cups'))

test('the heat of an oven is said in the other scale behind what was written', () => {
  expect(withHeat('Bake at 350 °F.', 'metric')).toBe('Bake at 350 °F (about 175 °C).')
  expect(withHeat('Bei 180°C backen', 'us')).toBe('Bei 180°C (about 355 °F) backen')
  expect(withHeat('Gas mark 4', 'metric')).toBe('Gas mark 4 (about 180 °C)')
  expect(withHeat('Bake at 350 °F.', 'written')).toBe('Bake at 350 °F.')
})
