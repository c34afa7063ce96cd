import { getPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { decode, Stopped, Unplayable } from './decoder.ts'
import { ffmpeg as packaged } from './testing/packaged.ts'

const ffmpeg = packaged ?? 'ffmpeg'
const given = { wallMs: 20_000, cpuMs: 1_000, signal: new AbortController().signal }
const shell = (line: string) => decode('sh', ['-c', line], given, text)
/** What only the limit ends. */
const endless = ['-nostdin', '-v', 'info', '-f', 'lavfi', '-i', 'sine=330', '-f', 's16le', 'pipe:1']
const drained = async (output: Readable) => void output.resume()

test.runIf(process.platform === 'linux')('a decoder gives way, and has its share of memory and CPU alone', async () => {
  expect(Number(await shell('nice'))).toBe(Math.min(19, getPriority() + 10))
  const limits = await shell('cat /proc/self/limits')
  expect(limits).toMatch(/^Max address space +2147483648 +2147483648 /m)
  expect(limits).toMatch(/^Max cpu time +1 +unlimited /m)
  expect(limits).toMatch(/^Max core file size +0 +0 /m)
  // One that Node runs reserves far more room than it takes: its data is what is bounded.
  const drawing = await decode('sh', ['-c', 'cat /proc/self/limits'], { ...given, memory: 'data' }, text)
  expect(drawing).toMatch(/^Max data size +2147483648 +2147483648 /m)
  expect(drawing).toMatch(/^Max cpu time +1 +unlimited /m)
})

test.runIf(process.platform === 'linux')(
  'what takes more of the CPU than it may is refused, and says why',
  async () => {
    const tooDemanding = expect.objectContaining({ name: 'Unplayable', code: 'too-demanding' })
    await expect(decode(ffmpeg, endless, given, drained)).rejects.toEqual(tooDemanding)
    await expect(shell('kill -XCPU $$')).rejects.toEqual(tooDemanding)
  },
)

test('what takes too long is refused, and says why', async () => {
  const asleep = decode('sleep', ['20'], { ...given, wallMs: 100 }, text)
  await expect(asleep).rejects.toMatchObject({ name: 'Unplayable', code: 'too-demanding' })
})

test('a decoder that someone stops is not at fault, nor is its file', async () => {
  for (const signal of ['TERM', 'INT', 'KILL'])
    await expect(shell(`kill -${signal} $$; sleep 9`)).rejects.toThrow(Stopped)
  // It catches the signal, and ends as if it had failed.
  const line = `echo $$; exec "$0" ${endless.join(' ')}`
  const asked = decode('sh', ['-c', line, ffmpeg], given, async (output) => {
    let pid = 0
    let seen = 0
    for await (const chunk of output) {
      seen += 1
      if (seen === 1) pid = Number.parseInt(String(chunk), 10)
      if (seen === 2) process.kill(pid, 'SIGTERM')
    }
  })
  await expect(asked).rejects.toThrow(Stopped)
})

test('a file that a decoder does not understand cannot be played', async () => {
  await expect(shell('exit 1')).rejects.toMatchObject({ name: 'Unplayable', code: 'media-unplayable' })
})

test('a decoder that breaks, or eats more memory than it has, may do better the next time', async () => {
  for (const signal of ['SEGV', 'ABRT', 'BUS']) await expect(shell(`kill -${signal} $$`)).rejects.toThrow(Stopped)
  const eating = ['--max-old-space-size=16', '-e', 'for (const all = []; ; ) all.push(Array(1e4).fill(0))']
  await expect(decode(process.execPath, eating, { ...given, memory: 'data', cpuMs: 9_000 }, text)).rejects.toThrow(
    Stopped,
  )
})

test('a decoder that is not there is no fault of the file', async () => {
  const missing = decode('no-such-decoder', [], given, text)
  await expect(missing).rejects.toThrow('no-such-decoder')
  await expect(missing).rejects.not.toBeInstanceOf(Unplayable)
})
