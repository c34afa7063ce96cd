import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { httpSpeech, quietestCut } from './httpSpeech.ts'
import type { Line } from './speech.ts'

const RATE = 16_000

let folder: string
let engine: Server
/** The bytes of each request. */
let asked: number[]
let status = 200
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'speech-'))
  asked = []
  status = 200
  engine = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push(body.length)
      const segments = [
        { start: 1, end: 2, text: ' The blue tin.', avg_logprob: -0.1, no_speech_prob: 0.1, compression_ratio: 1.1 },
        { start: 3, end: 4, text: ' You', avg_logprob: -0.7, no_speech_prob: 0.9, compression_ratio: 1 },
      ]
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify({ language: 'english', segments }))
    })
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => engine.close(resolve))
  await rm(folder, { recursive: true })
})

const listened = async (seconds: number, from = 0) => {
  const file = join(folder, 'sound.pcm')
  await writeFile(file, new Int16Array(seconds * RATE).fill(1_000))
  const speech = httpSpeech({ transcribeUrl: `http://127.0.0.1:${(engine.address() as AddressInfo).port}/v1` })
  const lines: Line[] = []
  const how = { language: 'en', from, signal: new AbortController().signal }
  await speech.listen({ file, seconds }, how, (line) => Promise.resolve(void lines.push(line)))
  return lines
}

test('a recording is sent a minute at a time, and its lines count from its beginning', async () => {
  const lines = await listened(70)
  expect(asked).toHaveLength(2)
  const clear = lines.filter(({ isClear }) => isClear)
  expect(clear.map(({ text }) => text)).toEqual(['The blue tin.', 'The blue tin.'])
  expect([clear[0]?.start, (clear[1]?.start ?? 0) > 50]).toEqual([1, true])
})
test('what it heard where nobody spoke is not clear', async () =>
  expect((await listened(5)).map(({ text, isClear }) => [text, isClear])).toEqual([
    ['The blue tin.', true],
    ['You', false],
  ]))
test('what was heard before is not sent again', async () => {
  await listened(70, 65)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toBeLessThan(6 * RATE * 2)
})
test('an engine that refuses is asked again later', async () => {
  status = 503
  await expect(listened(5)).rejects.toThrow('answered 503')
})

test('a piece is cut where it is quietest, and what is short is not cut', () => {
  const loud = new Int16Array(60 * RATE).fill(1_000)
  loud.fill(0, 55 * RATE, 55.5 * RATE)
  const cut = quietestCut(loud) / RATE
  expect(cut >= 55 && cut <= 55.5).toBe(true)
  expect(quietestCut(loud.subarray(0, 5 * RATE))).toBe(5 * RATE)
})
