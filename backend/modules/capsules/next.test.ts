import { describe, expect, test } from 'vitest'
import { capsule, type Capsule } from './capsule.ts'
import { nextStep } from './next.ts'

const DAY = 86_400_000
const sealed: Capsule = {
  ...capsule.initial,
  status: 'sealed',
  sealedAt: '2030-01-01T00:00:00.000Z',
  lockedAt: '2030-01-01T00:00:00.000Z',
  checkedAt: '2030-01-01T00:00:00.000Z',
  askedAt: '2030-01-01T00:00:00.000Z',
  opensAt: '2130-01-01T00:00:00.000Z',
}
const there = { isLocked: true, isLeft: true }

/** What is done for it from its sealing on, each step at its time, until nothing is left to do. */
const life = (first: Capsule): { readonly steps: ReadonlyMap<string, number>; readonly openedAt: string } => {
  const steps = new Map<string, number>()
  let one = first
  for (;;) {
    const due = nextStep(one, { isLocked: one.status === 'sealed', isLeft: true }, DAY)
    if (!due) return { steps, openedAt: one.openedAt }
    steps.set(due.step, (steps.get(due.step) ?? 0) + 1)
    if (due.step === 'check') one = { ...one, checkedAt: due.at }
    if (due.step === 'ask') one = { ...one, askedAt: due.at }
    if (due.step === 'open') one = { ...one, status: 'opened', openedAt: due.at }
  }
}

describe('a capsule for a hundred years', () => {
  test('opens at its very moment, and is compared every month and asked about every year till then', () => {
    const { steps, openedAt } = life(sealed)
    expect(openedAt).toBe(sealed.opensAt)
    expect(steps.get('check')).toBe(Math.floor(36_524 / 30))
    expect(steps.get('ask')).toBe(Math.floor(36_524 / 365))
    expect(steps.get('open')).toBe(1)
  })
})

test('a sealed capsule whose key has not left is locked before all else, however late that is', () => {
  const late = { ...sealed, opensAt: '2030-01-01T01:00:00.000Z' }
  expect(nextStep({ ...late, lockedAt: '' }, { ...there, isLocked: false }, DAY)?.step).toBe('lock')
  expect(nextStep(late, { ...there, isLocked: false }, DAY)?.step).toBe('lock')
  expect(nextStep(late, there, DAY)).toMatchObject({ step: 'open', at: late.opensAt })
})

test('an opened capsule whose key has not come back is waited for, and then for nothing', () => {
  const opened = { ...sealed, status: 'opened', openedAt: sealed.opensAt } as const
  expect(nextStep(opened, there, DAY)).toEqual({ step: 'release', at: sealed.opensAt })
  expect(nextStep(opened, { ...there, isLocked: false }, DAY)).toBeUndefined()
})

test('one that was removed is erased after its days, and one that was erased loses its keys', () => {
  const removed = { ...capsule.initial, status: 'removed', removedAt: '2030-01-01T00:00:00.000Z' } as const
  expect(nextStep(removed, there, DAY)).toEqual({ step: 'erase', at: '2030-01-31T00:00:00.000Z' })
  const erased = { ...removed, status: 'erased' } as const
  expect(nextStep(erased, there, DAY)?.step).toBe('destroy')
  expect(nextStep(erased, { ...there, isLeft: false }, DAY)).toBeUndefined()
})
