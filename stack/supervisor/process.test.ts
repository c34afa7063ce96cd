import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { isAlive, startTimeOf } from './process.ts'

test('a process is known by its number and its start, so a later one with the number is another', () => {
  const startTime = startTimeOf(process.pid) ?? ''
  expect(isAlive({ pid: process.pid, startTime })).toBe(true)
  expect(isAlive({ pid: process.pid, startTime: `${startTime}0` })).toBe(false)
})

test.runIf(process.platform === 'linux')('a zombie is dead, though its number still answers signals', async () => {
  // A program that replaces the shell never asks after the shell's child, which ends when we close its input.
  const script = 'cat <&3 >/dev/null & echo $!; exec sleep 20'
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore', 'pipe'] })
  const [line] = (await once(parent.stdout as Readable, 'data')) as [Buffer]
  const pid = Number(line.toString())
  await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8'), { interval: 5 }).toBe('sleep\n')
  expect(startTimeOf(pid)).toBeDefined()
  ;(parent.stdio[3] as Writable).end()
  await expect.poll(() => startTimeOf(pid), { interval: 5 }).toBeUndefined()
  expect(process.kill(pid, 0)).toBe(true)
  parent.kill()
})
