import { expect, test } from 'vitest'
import type { Part } from '../parts/part.ts'
import { inOrderOfNeed, inWaves } from './order.ts'

const part = (name: string, stopWave: number, ...needs: string[]): Part => ({
  name,
  needs,
  stopWave,
  ports: {},
  prepare: async () => ({ command: ['true'], env: {} }),
  isReady: async () => true,
})
const parts = [part('node', 1, 'postgres'), part('mail', 2), part('postgres', 3), part('temporal', 2)]
const names = (some: readonly Part[]) => some.map(({ name }) => name)

test('a part comes after those it needs', () =>
  expect(names(inOrderOfNeed(parts))).toEqual(['mail', 'postgres', 'node', 'temporal']))

test('a need that is met elsewhere holds nothing up', () =>
  expect(names(inOrderOfNeed([part('node', 1, 'postgres')]))).toEqual(['node']))

test('parts that need each other are a mistake', () =>
  expect(() => inOrderOfNeed([part('a', 1, 'b'), part('b', 1, 'a')])).toThrow('in a circle'))

test('the node stops first, Postgres last, and the others at once between them', () =>
  expect(inWaves(parts).map(names)).toEqual([['node'], ['mail', 'temporal'], ['postgres']]))
