import { expect, test } from 'vitest'
import { inLanes } from './lanes.ts'
import type { Lane, Step } from './steps.ts'

const step = (name: string, lane: Lane): Step => ({ name, lane, command: ['true'] })

/** Plays the steps, each of which lasts until it is its turn in `ends`; tells which were running together. */
const played = async (steps: readonly Step[], ends: readonly string[], waitingN: 1 | 2 = 2) => {
  const running = new Map<string, () => void>()
  const together: string[][] = []
  const stay = async ({ name }: Step) => {
    await new Promise<void>((resolve) => running.set(name, resolve))
    return name
  }
  const all = inLanes(steps, stay, waitingN)
  for (const name of ends) {
    await new Promise(setImmediate)
    together.push([...running.keys()].toSorted())
    running.get(name)?.()
    running.delete(name)
  }
  return { together, results: await all }
}

test('two waiting steps run beside a computing one, after the statics and before what must be alone', async () => {
  const waiting = [step('days', 'waits'), step('kept', 'waits'), step('away', 'waits')]
  const steps = [step('kill', 'alone'), step('unit', 'works'), step('types', 'statics'), ...waiting]
  const { together, results } = await played(steps, ['types', 'days', 'kept', 'unit', 'away', 'kill'])
  expect(together).toEqual([
    ['types'],
    ['days', 'kept', 'unit'],
    ['away', 'kept', 'unit'],
    ['away', 'unit'],
    ['away'],
    ['kill'],
  ])
  expect(results.toSorted()).toEqual(['away', 'days', 'kept', 'kill', 'types', 'unit'])
})

test('a lane that is empty helps the other, and no more than two compute', async () => {
  const steps = [step('a', 'works'), step('b', 'works'), step('c', 'works'), step('days', 'waits')]
  const { together } = await played(steps, ['days', 'a', 'b', 'c'])
  expect(together).toEqual([['a', 'b', 'days'], ['a', 'b'], ['b', 'c'], ['c']])
})

test('where they aim by the clock, one waiting step runs beside a computing one', async () => {
  const steps = [step('unit', 'works'), step('days', 'waits'), step('kept', 'waits')]
  const { together } = await played(steps, ['days', 'kept', 'unit'], 1)
  expect(together).toEqual([['days', 'unit'], ['kept', 'unit'], ['unit']])
})
