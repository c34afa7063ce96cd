import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder has a series of its own: the next number in it is one more than its last. */
test.each(['backend/migrations', 'projections/migrations'])('%s uses no number twice', (folder) => {
  const names = readdirSync(`${root}/${folder}`)
  expect(names.filter((name) => !/^\d{4}_[a-z_]+[.]sql$/u.test(name))).toEqual([])
  const numbers = names.map((name) => name.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
