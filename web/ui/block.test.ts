import { expect, test } from 'vitest'
import { hearthBlock } from './block.ts'

const plan = { seed: 'hale', size: 360, rounds: 3, centre: 2 }
const LIGHT = new Set(['clay', 'weld', 'woad', 'petal', 'muslin', 'lichen'])

test('a block never changes once sewn', () => expect(hearthBlock(plan)).toEqual(hearthBlock(plan)))

test('a round is two light strips, then two dark ones, and no dye stands twice in a row', () => {
  const dyes = hearthBlock(plan).strips.map(({ dye }) => dye)
  expect(dyes.map((dye) => LIGHT.has(dye))).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
    false,
  ])
  expect(dyes.filter((dye, index) => dye === dyes[index - 1])).toEqual([])
})

test('more sewn strips keep the colors of the first ones', () => {
  const [few, more] = [4, 7].map((sewn) => hearthBlock({ ...plan, sewn }).strips)
  expect(few?.map(({ dye }) => dye)).toEqual(more?.map(({ dye }) => dye))
  expect(few?.filter(({ isSewn }) => isSewn)).toHaveLength(4)
})

test('the strips fill the square round the centre', () => {
  const { strips, heart } = hearthBlock(plan)
  const area = strips.reduce((sum, { width, height }) => sum + width * height, heart.side ** 2)
  expect(area).toBeCloseTo(360 ** 2)
})
