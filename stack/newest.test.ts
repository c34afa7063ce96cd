import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newestTime } from './newest.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everhearth-newest-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, second: number) => {
  writeFileSync(join(folder, name), '')
  utimesSync(join(folder, name), second, second)
}

test('the newest file counts, however deep, but a test does not', () => {
  mkdirSync(join(folder, 'deep'))
  write('deep/a.ts', 2_000_000_000)
  write('a.test.ts', 2_100_000_000)
  expect(newestTime([folder])).toBe(2_000_000_000_000)
})

test('what is not there has no time', () => expect(newestTime([join(folder, 'missing')])).toBe(0))
