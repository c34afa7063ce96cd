import { expect, test } from 'vitest'
import { filesOf, isOver, isTooSlow } from './limits.ts'
import type { Lane, Step } from './steps.ts'

const parts = (lane: Lane): Step => ({
  name: 'parts 1/2',
  lane,
  command: ['vitest', 'run', '--project', 'parts', '--shard=1/2'],
  report: 'vitest',
})
const took = (lane: Lane, ms: number) => {
  const [one] = filesOf('/app', parts(lane), { files: [{ path: '/app/tests/a.parts.test.ts', ms }] })
  if (!one) throw new Error('no file')
  return one
}

test('a file that computes may take 20 s, one that waits 90 s', () => {
  expect([20_000, 20_001].map((ms) => isOver(took('works', ms)))).toEqual([false, true])
  expect([90_000, 90_001].map((ms) => isOver(took('waits', ms)))).toEqual([false, true])
})

test('a file that is listed with its reason may take longer', () => {
  expect(isTooSlow(took('works', 30_000), {})).toBe(true)
  expect(isTooSlow(took('works', 30_000), { 'tests/a.parts.test.ts': 'it needs thirty' })).toBe(false)
})
