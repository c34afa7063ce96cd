import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../kernel/ids.ts'
import type { TestServer } from '../../kernel/testing/server.ts'
import { unzip } from '../../kernel/testing/unzip.ts'
import { startHouse } from '../../../tests/household/household.ts'
import { readerOf, type Reader } from '../../../tests/household/reader.ts'

const WORDS = '[0:00] You were <four>,\n[0:02.5] and you --> would not let go.'
const VTT =
  'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nYou were &lt;four&gt;,\n\n00:00:02.500 --> 00:00:04.000\nand you --&gt; would not let go.\n'

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await startHouse()
  reader = await readerOf(server)
})
afterAll(() => server.stop())

/** A delivered message with a recording whose words were written down. */
const spoken = async (transcript: string, variants?: readonly string[]) => {
  const { house, story, ana, ben } = reader
  const messageId = newId()
  const mediaId = await house.recording(ana, messageId, 'ready', Buffer.from('a voice'), variants)
  const people = [ben]
  await story.delivering(ana, { messageId, people, mediaIds: [mediaId], transcripts: { [mediaId]: transcript } })
  const { deliveryId, token } = await story.mailed(ana, messageId, ben)
  return { messageId, mediaId, deliveryId, token }
}
const captions = (token: string, mediaId: string) => `/api/d/${token}/media/${mediaId}/captions`

test('whoever has opened a message reads what is said in it, with a place for each line', async () => {
  const link = await spoken(WORDS)
  const browser = await reader.unlocked(link)
  const { text } = await reader.page(browser, link)
  expect(text).toContain('Read the words')
  expect(text).toContain('You were &lt;four&gt;,')
  expect(text).toContain(`data-words-of="${link.mediaId}"`)
  expect(text).toContain('data-at-ms="2500"')
  const { json } = await browser.ask('GET', `/api/d/${link.token}/content`)
  expect(json).toMatchObject({ media: [{ kind: 'voice', transcript: WORDS }] })
})

test('a caption is shown until the end that its author gave it', async () => {
  const link = await spoken('[0:00–0:01.25] You were four.\n[0:02–0:09] Let go.')
  const browser = await reader.unlocked(link)
  expect((await reader.page(browser, link)).text).not.toContain('0:01.25')
  const { json } = await browser.ask('GET', captions(link.token, link.mediaId))
  expect(json).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.250\nYou were four.\n\n00:00:02.000 --> 00:00:04.000\nLet go.\n',
  )
})

test('its captions are given like the recording itself, and kept by no cache', async () => {
  const link = await spoken(WORDS)
  const path = captions(link.token, link.mediaId)
  expect(await server.browser().ask('GET', path)).toMatchObject({ status: 401, json: { code: 'not-unlocked' } })
  const browser = await reader.unlocked(link)
  expect(await server.browser().ask('GET', path)).toMatchObject({ status: 401, json: { code: 'not-unlocked' } })
  const { status, json, headers } = await browser.ask('GET', path)
  expect([status, json]).toEqual([200, VTT])
  expect(headers.get('Content-Type')).toMatch(/^text\/vtt/)
  expect(headers.get('Cache-Control')).toBe('no-store')
  const other = await spoken(WORDS)
  expect(await browser.ask('GET', captions(link.token, other.mediaId))).toMatchObject({ status: 404 })
  await reader.post(browser, link, 'decline')
  expect(await browser.ask('GET', path)).toMatchObject({ status: 410, json: { code: 'declined' } })
})

test('words without times are read on the page and are no captions', async () => {
  const link = await spoken('You were four.\n\nYour mother laughed.')
  const browser = await reader.unlocked(link)
  expect((await reader.page(browser, link)).text).toContain('<p>Your mother laughed.</p>')
  expect(await browser.ask('GET', captions(link.token, link.mediaId))).toMatchObject({ status: 404 })
})

test('a recording whose words nobody wrote down says nothing of them', async () => {
  const link = await spoken('')
  expect((await reader.page(await reader.unlocked(link), link)).text).not.toContain('Read the words')
})

test('a video is shown as one, with its captions', async () => {
  const link = await spoken(WORDS, ['play', 'video'])
  const browser = await reader.unlocked(link)
  const { text } = await reader.page(browser, link)
  expect(text).toMatch(new RegExp(`<video[^>]*src="/api/d/${link.token}/media/${link.mediaId}/video"`, 'u'))
  expect(text).toMatch(new RegExp(`<track[^>]*kind="captions"[^>]*src="${captions(link.token, link.mediaId)}"`, 'u'))
  const { status, headers } = await browser.ask('GET', `/api/d/${link.token}/media/${link.mediaId}/video`)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'video/mp4'])
})

test('a copy holds the words beside the recording', async () => {
  const link = await spoken(WORDS)
  const { jar } = await reader.unlocked(link)
  const Cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(new URL(`/api/d/${link.token}/copy`, server.origin), { headers: { Cookie } })
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  expect(files.get('recording.txt')?.toString()).toBe('You were <four>,\nand you --> would not let go.\n')
  expect(files.get('recording.vtt')?.toString()).toBe(VTT)
})
