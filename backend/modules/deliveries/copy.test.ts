import { expect, test } from 'vitest'
import { filesOf } from './copy.ts'

const content = {
  senderName: 'ana',
  recordedAt: '2030-06-10T10:00:00.000Z',
  title: 'The <swing>',
  body: 'You were four.',
  media: [{ id: 'v', kind: 'voice', durationMs: 4_000, mime: 'audio/webm' }],
} as const

test('a copy holds the recording twice, and the letter as text and as a page', () => {
  const { recordings, texts } = filesOf({ ...content, media: [...content.media] })
  expect(recordings).toEqual([
    { blob: 'media/v/original', name: 'recording-original.webm' },
    { blob: 'media/v/play', name: 'recording.m4a' },
  ])
  expect(texts.map(({ name }) => name)).toEqual(['letter.txt', 'letter.html'])
  expect(texts[0]?.text).toBe('The <swing>\n\nYou were four.\n')
  expect(texts[1]?.text).toContain('<h1>The &lt;swing&gt;</h1>You were four.')
})

test('a recording alone has no letter beside it', () =>
  expect(filesOf({ ...content, body: '', media: [] })).toEqual({ recordings: [], texts: [] }))
