import { expect, test } from 'vitest'
import { byChance } from './byChance.ts'
import { failuresOf } from './failures.ts'

type Told = { readonly title: string; readonly status: string; readonly message?: string }

const report = (...told: readonly Told[]) => {
  const specs = told.map(({ title, status, message }, at) => ({
    file: 'journeys/keys.spec.ts',
    line: at + 1,
    title,
    tests: [{ results: [{ status, errors: message === undefined ? [] : [{ message }] }] }],
  }))
  return JSON.stringify({ suites: [{ suites: [{ specs }] }] })
}
const stays = { title: 'stays open', status: 'failed', message: '\u001b[31mError: still there\u001b[39m\n\nCall log' }
const breaks = { title: 'breaks', status: 'failed', message: 'Error: broken' }
const passes = { title: 'passes', status: 'passed' }
const first = report(stays, breaks, passes)

test('what failed once and passed when played again is named as a fault, with what it said', () => {
  expect(byChance(first, report({ ...stays, status: 'passed' }, breaks))).toEqual([
    '  BY CHANCE  journeys/keys.spec.ts:1 › stays open\n    failed once and passed when played again: Error: still there',
  ])
})

test('what fails again, and what was not played again, is no chance', () => {
  expect(byChance(first, report(stays))).toEqual([])
})

test('the end of a run tells it', () => {
  const [named = ''] = byChance(first, report({ ...stays, status: 'passed' }))
  const output = `  1) keys.spec.ts:1:1 › stays open\n    Error: still there\n\nPlayed once more:\n${named}\n`
  expect(failuresOf(output).at(-1)).toBe(named)
})
