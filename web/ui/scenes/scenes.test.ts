import { expect, test } from 'vitest'
import { scenes } from './all.ts'

const all = Object.entries(scenes)

test.each(all)('%s is cut from six to twelve pieces', (_, drawing) => {
  expect(drawing.length).toBeGreaterThanOrEqual(6)
  expect(drawing.length).toBeLessThanOrEqual(12)
})
test.each(all)('%s is lit in one place at most', (_, drawing) =>
  expect(drawing.filter(([dye]) => dye === 'lamp' || dye === 'ember').length).toBeLessThanOrEqual(1),
)
