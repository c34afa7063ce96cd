import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdFolder } from './holdFolder.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everhearth-claim-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'supervisor.json')

test('a data folder has one supervisor at a time', () => {
  const letGo = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(`already runs on this data (process ${process.pid})`)
  letGo()
  holdFolder(folder)()
})

test('a dead supervisor holds nothing, even when its number lives on in another process', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, startTime: '1' }))
  holdFolder(folder)()
  expect(existsSync(file())).toBe(false)
})

test('a name that was cut off while it was written holds nothing', () => {
  writeFileSync(file(), '{"pid"')
  expect(holdFolder(folder)).toBeTypeOf('function')
})
