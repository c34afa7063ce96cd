// Through: items, choices, media, families
import { MockActivityEnvironment } from '@temporalio/testing'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { sql } from '../../../backend/kernel/db.ts'
import { patiently } from '../../../backend/kernel/testing/patiently.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import { itemsIn } from '../../../backend/modules/items/testing/house.ts'
import { householdIn, startHouse, type Author, type Household } from '../../../tests/household/household.ts'
import { recordedVoice } from '../../../tests/support/voice.ts'
import { choiceProcess } from '../../choices/erasing.ts'
import { processing } from '../../kernel/process.ts'
import { itemProcess } from '../process.ts'
import { reading } from './activities.ts'

const SEGMENT = { avg_logprob: -0.1, no_speech_prob: 0.1, compression_ratio: 1.1 }
const spoken = [
  { start: 1, end: 2.5, text: ' The blue tin.', ...SEGMENT },
  { start: 3, end: 4, text: ' Under the buttons.', ...SEGMENT },
]

let server: TestServer
let house: Household
let items: ReturnType<typeof itemsIn>
let sound: Buffer
/** An engine outside of the service, which the house sends sound to. */
let engine: Server
let heard: () => Promise<{ segments: object[] }>
let asked = 0
beforeAll(async () => {
  engine = createServer((request, response) => {
    request.resume().once('end', () => {
      asked += 1
      void heard().then((answer) => response.end(JSON.stringify(answer)))
    })
  })
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve))
  const TRANSCRIBE_URL = `http://127.0.0.1:${(engine.address() as AddressInfo).port}/v1`
  server = await startHouse({ AI_FEATURES: 'listen', TRANSCRIBE_URL })
  await server.kernel.blobs.ready()
  house = householdIn(server)
  items = itemsIn(server.kernel, house)
  sound = await readFile(await recordedVoice())
})
afterAll(async () => {
  await server.stop()
  await new Promise((resolve) => engine.close(resolve))
})
beforeEach(() => {
  asked = 0
  heard = () => Promise.resolve({ segments: spoken })
})

const engineName = () => `127.0.0.1:${(engine.address() as AddressInfo).port}`
const say = (ana: Author, listen: boolean) =>
  ana.browser.ask('PUT', '/api/ai/choices', { level: 'family', switches: { listen }, engine: engineName() })
const activity = () => new MockActivityEnvironment()
const read = (id: string) => activity().run((itemId: string) => reading(server.kernel).readStep(itemId, 'words'), id)
const next = (id: string) => reading(server.kernel).nextReading(id)
const draftOf = async (ana: Author, id: string) => (await items.detailOf(ana, id)).draft
const voice = (ana: Author) => items.voice(ana, sound, 7_000)
const rowsOf = (id: string) =>
  server.kernel.db.oneFirst(
    sql.type(v.object({ n: v.number() }))`select count(*) as n from kernel.artefacts where id = ${id}`,
  )
const settle = async (stream: string) => {
  const { loadPart, doStep } = processing(server.kernel, [choiceProcess, itemProcess])
  const of = { stream, part: '' }
  for (let view = await loadPart(of); view.next;) view = await doStep(of, view.next)
}

test('before somebody said yes no machine listens', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  expect(await next(id)).toBeNull()
  await read(id)
  expect([asked, await draftOf(ana, id)]).toEqual([0, null])
})

test('after a yes what is said is a draft with its times, and is heard once', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  expect(await next(id)).toBe('words')
  await read(id)
  expect(await draftOf(ana, id)).toEqual({
    state: 'made',
    text: '[0:01–0:02.5] The blue tin.\n[0:03–0:04] Under the buttons.',
  })
  expect(await next(id)).toBeNull()
})

test('where nobody speaks nothing is written', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  heard = () => Promise.resolve({ segments: [] })
  await read(id)
  expect(await draftOf(ana, id)).toEqual({ state: 'no_speech', text: '' })
})

test('what was not clear is read by nobody', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  heard = () => Promise.resolve({ segments: spoken.map((each) => ({ ...each, no_speech_prob: 0.9 })) })
  await read(id)
  expect(await draftOf(ana, id)).toEqual({ state: 'too_rough', text: '' })
})

test('what somebody corrected stays after a no, and the draft is gone', async () => {
  const ana = await house.author()
  const [corrected, rough] = [await voice(ana), await voice(ana)]
  await say(ana, true)
  for (const { id } of [corrected, rough]) await read(id)
  const text = '[0:01] The blue tin, under the buttons.'
  expect(await items.change(ana, corrected.id, '/words', { text }, 'PUT')).toMatchObject({ status: 200 })
  await say(ana, false)
  await settle(`choice-${ana.id}`)
  expect([await rowsOf(corrected.id), await rowsOf(rough.id)]).toEqual([0, 0])
  expect(await items.detailOf(ana, corrected.id)).toMatchObject({ words: text, draft: null })
  expect(await draftOf(ana, rough.id)).toBeNull()
  const captions = await ana.browser.ask('GET', `/api/items/${corrected.id}/captions`)
  expect(captions.status).toBe(200)
})

test('what comes of a reading that a no has overtaken is thrown away', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  heard = async () => {
    await say(ana, false)
    return { segments: spoken }
  }
  await read(id)
  await settle(`choice-${ana.id}`)
  expect(await rowsOf(id)).toBe(0)
})

test('an item that is closed to machines is heard no more, and what was made of it goes', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  await read(id)
  expect(await items.change(ana, id, '/analysis', { isAllowed: false })).toMatchObject({ status: 200 })
  await settle(`item-${id}`)
  expect([await rowsOf(id), await next(id)]).toEqual([0, null])
  expect(await items.change(ana, id, '/analysis', { isAllowed: true })).toMatchObject({ status: 200 })
  expect(await next(id)).toBe('words')
})

test('a draft that somebody says is wrong goes, and none is made again', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  await read(id)
  expect(await items.change(ana, id, '/rejected', { step: 'words' })).toMatchObject({ status: 200 })
  expect(await draftOf(ana, id)).toBeNull()
  await settle(`item-${id}`)
  expect([await rowsOf(id), await next(id)]).toEqual([0, null])
})

test('what was added for no machine to look at is heard by none', async () => {
  const ana = await house.author()
  const { id } = await items.voice(ana, sound, 7_000, { noAnalysis: true })
  await say(ana, true)
  expect(await next(id)).toBeNull()
})

test('an engine that is away is asked again, and what somebody wrote needs none', async () => {
  const ana = await house.author()
  const { id } = await voice(ana)
  await say(ana, true)
  heard = () => Promise.resolve({ segments: [{ nonsense: true }] })
  await expect(read(id)).rejects.toThrow('Invalid')
  expect(await next(id)).toBe('words')
  const text = 'The blue tin.'
  expect(await items.change(ana, id, '/words', { text }, 'PUT')).toMatchObject({ status: 200 })
  await vi.waitFor(async () => expect(await next(id)).toBeNull(), patiently)
})

test('a recording whose sound cannot be read says so', async () => {
  const ana = await house.author()
  const { id } = await items.voice(ana, Buffer.from('no sound at all'), 7_000)
  await say(ana, true)
  await read(id)
  expect(await draftOf(ana, id)).toEqual({ state: 'unreadable', text: '' })
})
