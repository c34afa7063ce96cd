import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { dataFolder } from './dataFolder.ts'

test('data of a stack that is thrown away lies in memory, where that is there and has room', () => {
  expect(dataFolder('/', 1)).toBe('/')
  expect(dataFolder('/', Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
  expect(dataFolder('/no/such/folder', 1)).toBe(tmpdir())
})
