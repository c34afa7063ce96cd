import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTurn, takePortShift } from './turns.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'turns-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const ALL = 32
const takeAll = () => Array.from({ length: ALL }, () => takePortShift(folder))

test('each stack has a shift of its own, until there is no room', () => {
  expect(new Set(takeAll().map(({ portShift }) => portShift)).size).toBe(ALL)
  expect(() => takePortShift(folder)).toThrow('are taken')
})

test('a shift that was released is given again', () => {
  const [first] = takeAll()
  first?.release()
  expect(takePortShift(folder).portShift).toBe(first?.portShift)
})

test('so is one whose holder is dead', () => {
  const dead = JSON.stringify({ pid: process.pid, startTime: 'another process of this number' })
  for (let slot = 0; slot < ALL; slot += 1) {
    mkdirSync(join(folder, `${slot}`))
    writeFileSync(join(folder, `${slot}`, 'supervisor.json'), dead)
  }
  expect(new Set(takeAll().map(({ portShift }) => portShift)).size).toBe(ALL)
})

test('who comes while another works waits, also for one who fails', async () => {
  const told: string[] = []
  const began = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const first = inTurn(folder, async () => {
    began.resolve()
    await end.promise
    told.push('first')
    throw new Error('failed')
  })
  await began.promise
  const second = inTurn(folder, async () => told.push('second'))
  end.resolve()
  await expect(first).rejects.toThrow('failed')
  await second
  expect(told).toEqual(['first', 'second'])
})
