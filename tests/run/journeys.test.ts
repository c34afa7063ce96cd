import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { namedAmong, unknownAmong } from '../journeys/groups.ts'

const files = ['drafts.spec.ts', 'recall-late.spec.ts', 'recall.spec.ts', 'play.ts', 'support']

test('a name asks for each journey that has it in its own, and no name for all', () => {
  expect(namedAmong(['recall'], files)).toEqual(['recall-late.spec.ts', 'recall.spec.ts'])
  expect(namedAmong([], files)).toEqual(files.slice(0, 3))
})

test('a name without a file is known as such, also beside one that has a file', () => {
  expect(unknownAmong(['recall', 'nowhere', 'play'], files)).toEqual(['nowhere', 'play'])
  expect(unknownAmong(['recall'], files)).toEqual([])
})

test('a run of such a name says so and fails, before anything is started', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tests/journeys/run.ts', 'nowhere'], { encoding: 'utf8' })
  expect(stderr).toBe('No journey is called nowhere.\n')
  expect(status).toBe(1)
})
