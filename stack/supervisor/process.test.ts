import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { isAlive, startTimeOf } from './process.ts'

test('a process is known by its number and its start, so a later one with the number is another', () => {
  const startTime = startTimeOf(process.pid) ?? ''
  expect(isAlive({ pid: process.pid, startTime })).toBe(true)
  expect(isAlive({ pid: process.pid, startTime: `${startTime}0` })).toBe(false)
})

test('a zombie is dead, though its number still answers signals', async () => {
  // The program that replaces the shell never asks after the shell's child.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec sleep 5'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line.toString())
  await expect.poll(() => startTimeOf(pid), { interval: 5 }).toBeUndefined()
  expect(process.kill(pid, 0)).toBe(true)
  parent.kill()
})
