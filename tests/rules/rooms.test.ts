// Through: kernel
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

it('the kernel keeps at most eight files at its door, the rest in rooms', () => {
  const door = readdirSync('backend/kernel').filter((name) => name.endsWith('.ts'))
  expect(door.length).toBeLessThanOrEqual(8)
})
