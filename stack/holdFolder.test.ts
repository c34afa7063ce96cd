import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdFolder } from './holdFolder.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'everhearth-claim-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const file = () => join(folder, 'supervisor.json')

test('a data folder has one supervisor at a time', () => {
  const { free } = holdFolder(folder)
  expect(() => holdFolder(folder)).toThrow(`already runs on this data (process ${process.pid}) and is still starting.`)
  free()
  holdFolder(folder).free()
})

test('a second start is told where the first answers', () => {
  holdFolder(folder).tell('http://localhost:3005')
  expect(() => holdFolder(folder)).toThrow(`(process ${process.pid}), at http://localhost:3005. Stop that one first`)
})

test('a dead supervisor holds nothing, even when its number lives on in another process', () => {
  holdFolder(folder).tell('http://localhost:3005')
  const dead = { ...JSON.parse(readFileSync(file(), 'utf8')), startTime: '1' } as object
  writeFileSync(file(), JSON.stringify(dead))
  holdFolder(folder).free()
  expect(existsSync(file())).toBe(false)
})

test('a folder that was copied while it was held is free', () => {
  holdFolder(folder)
  const copy = `${folder}-copy`
  cpSync(folder, copy, { recursive: true })
  holdFolder(copy).free()
  rmSync(copy, { recursive: true })
  expect(() => holdFolder(folder)).toThrow('already runs')
})

test('a name that was cut off while it was written holds nothing', () => {
  writeFileSync(file(), '{"pid"')
  expect(() => holdFolder(folder)).not.toThrow()
})
