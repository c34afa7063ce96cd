import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { touched, walksThrough } from './changed.ts'

const specs = [
  { path: 'tests/journeys/recall.spec.ts', text: '// Through: messages, deliveries\n' },
  { path: 'tests/journeys/house.spec.ts', text: '// Through: settings\n' },
]

test('a change in a module plays the specs that walk through it, in whichever folder it lies', () => {
  expect(touched(specs, ['workflows/deliveries/mail.ts'])).toEqual(['tests/journeys/recall.spec.ts'])
  expect(touched(specs, ['web/modules/settings/SettingsPage.tsx'])).toEqual(['tests/journeys/house.spec.ts'])
})

test('a changed spec is played', () =>
  expect(touched(specs, ['tests/journeys/house.spec.ts'])).toEqual(['tests/journeys/house.spec.ts']))

test('every spec says in its first line which modules it walks through', () => {
  const all = globSync('tests/{journeys,site/specs}/*.spec.ts')
  expect(all.filter((path) => walksThrough(readFileSync(path, 'utf8')).length === 0)).toEqual([])
})
