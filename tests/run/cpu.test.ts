import { expect, test } from 'vitest'
import { cpuOf, type Sample } from './cpu.ts'

const sample = (id: string, parent: string, own: number, waited = 0): Sample => ({ id, parent, own, waited })

const counted = (...looks: readonly (readonly Sample[])[]) => {
  let at = 0
  const cpu = cpuOf(
    ({ id }) => id === 'first',
    () => looks[at] ?? [],
  )
  for (; at < looks.length; at += 1) cpu.look()
  return cpu.seconds()
}

test('a child counts with its parent, a stranger does not', () =>
  expect(counted([sample('child', 'first', 2), sample('first', 'init', 1), sample('other', 'init', 9)])).toBe(3))

test('a child that was left by its parent goes on counting', () =>
  expect(counted([sample('first', 'init', 1), sample('child', 'first', 2)], [sample('child', 'init', 5)])).toBe(6))

test('a child that started and ended between two looks counts through the parent that waited for it', () =>
  expect(counted([sample('first', 'init', 1)], [sample('first', 'init', 2, 4)])).toBe(6))

test('a child that was seen and then waited for counts once', () =>
  expect(counted([sample('first', 'init', 1), sample('child', 'first', 3)], [sample('first', 'init', 2, 3)])).toBe(5))
