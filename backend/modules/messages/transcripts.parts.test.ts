import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import { aHouse } from '../../../tests/household/aHouse.ts'
import type { Author } from '../../../tests/household/household.ts'

const { server, house, story } = aHouse()
let ana: Author
beforeAll(async () => {
  ana = await house.author()
})

const recorded = async () => {
  const messageId = newId()
  const mediaId = await house.recording(ana, messageId)
  await story.draft(ana, { messageId, mediaIds: [mediaId] })
  const path = `/api/messages/${messageId}`
  const write = (text: string, { browser } = ana) =>
    browser.ask('PATCH', path, { transcript: { mediaId, text } }, { 'If-Match': '*' })
  const read = async () => (await ana.browser.ask('GET', path)).json
  return { messageId, mediaId, write, read, captions: `${path}/captions/${mediaId}` }
}

test('the words of a recording are written, read, changed and taken away', async () => {
  const { write, read } = await recorded()
  expect(await read()).toMatchObject({ media: [{ transcript: '', isTimed: false }] })
  expect(await write('You were four.')).toMatchObject({ status: 200, json: { state: 'draft' } })
  expect(await read()).toMatchObject({ media: [{ transcript: 'You were four.', isTimed: false }] })
  await write('[0:01] You were four.')
  expect(await read()).toMatchObject({ media: [{ transcript: '[0:01] You were four.', isTimed: true }] })
  await write('')
  expect(await read()).toMatchObject({ media: [{ transcript: '' }] })
})

test('a file of captions is kept as its lines, each with its end', async () => {
  const { write, read, captions } = await recorded()
  await write('1\n00:00:01,500 --> 00:00:02,000\n<i>You were four.</i>\n')
  expect(await read()).toMatchObject({ media: [{ transcript: '[0:01.5–0:02] You were four.' }] })
  const { status, json, headers } = await ana.browser.ask('GET', captions)
  expect([status, json]).toEqual([200, 'WEBVTT\n\n00:00:01.500 --> 00:00:02.000\nYou were four.\n'])
  expect(headers.get('Content-Type')).toMatch(/^text\/vtt/)
})

test('what cannot be kept is refused in words, and nothing changes', async () => {
  const { messageId, write, read } = await recorded()
  await write('You were four.')
  const refused = [
    ['x'.repeat(20_001), 400, 'The words may have 20,000 characters; yours has 20001.'],
    ['x\n'.repeat(1_001), 400, 'A transcript may have 1,000 lines; yours has 1001.'],
    ['[0:02] a\n[0:01] b', 400, '0:01 comes after a later time. Please put the lines in order.'],
    ['[0:03–0:02] a', 400, 'The line at 0:03 ends before it begins. Please mend its end, or leave it out.'],
    ['[0:04] a', 400, 'The line at 0:04 begins when the recording is over already.'],
  ] as const
  for (const [text, status, message] of refused) expect(await write(text)).toMatchObject({ status, json: { message } })
  const transcript = { mediaId: newId(), text: 'Mine' }
  const stray = await ana.browser.ask('PATCH', `/api/messages/${messageId}`, { transcript }, { 'If-Match': '*' })
  expect(stray).toMatchObject({ status: 409, json: { code: 'not-attached' } })
  expect(await read()).toMatchObject({ media: [{ transcript: 'You were four.' }] })
})

test('nobody else writes or reads them', async () => {
  const { write, captions } = await recorded()
  await write('[0:01] You were four.')
  const eve = await house.author()
  expect(await write('Mine', eve)).toMatchObject({ status: 404, json: { code: 'not-found' } })
  expect(await eve.browser.ask('GET', captions)).toMatchObject({ status: 404, json: { code: 'not-found' } })
  expect(await server.browser().ask('GET', captions)).toMatchObject({ status: 401 })
})

test('a message is found by what is said in it', async () => {
  const { messageId, write } = await recorded()
  await write('[0:01] Der Schlüssel lay under the geraniums.')
  const found = await ana.browser.ask('GET', '/api/messages?q=schlussel geraniums')
  expect(found.json).toMatchObject({ items: [{ id: messageId }] })
})

test('once delivery has begun they stay as they are', async () => {
  const messageId = newId()
  const mediaId = await house.recording(ana, messageId)
  const people = [await house.prove(ana, await house.person(ana))]
  await story.claimed(ana, { messageId, people, mediaIds: [mediaId] })
  const transcript = { mediaId, text: 'Too late' }
  const late = await ana.browser.ask('PATCH', `/api/messages/${messageId}`, { transcript }, { 'If-Match': '*' })
  expect(late).toMatchObject({ status: 409, json: { code: 'message-claimed' } })
})
