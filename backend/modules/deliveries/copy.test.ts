import { expect, test } from 'vitest'
import { filesOf } from './copy.ts'

const content = {
  senderName: 'ana',
  recordedAt: '2030-06-10T10:00:00.000Z',
  dueOn: null,
  title: 'The <swing>',
  body: 'You were four.',
  media: [{ id: 'v', kind: 'voice', durationMs: 4_000, mime: 'audio/webm', transcript: '', isLost: false }],
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

test('the words of a recording lie beside it, as captions too where they have times', () => {
  const texts = (transcript: string) =>
    filesOf({ ...content, body: '', media: [{ ...content.media[0], transcript }] }).texts
  expect(texts('You were four.')).toEqual([{ name: 'recording.txt', text: 'You were four.\n' }])
  expect(texts('[0:01] You were four.')).toEqual([
    { name: 'recording.txt', text: 'You were four.\n' },
    { name: 'recording.vtt', text: 'WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nYou were four.\n' },
  ])
})

test('a film is kept with its picture', () =>
  expect(
    filesOf({ ...content, media: [{ ...content.media[0], kind: 'video', mime: 'video/webm' }] }).recordings,
  ).toEqual([
    { blob: 'media/v/original', name: 'recording-original.webm' },
    { blob: 'media/v/video', name: 'recording.mp4' },
  ]))

test('a recording alone has no letter beside it', () =>
  expect(filesOf({ ...content, body: '', media: [] })).toEqual({ recordings: [], texts: [] }))

test('of a recording that could not be read any more only the words are kept', () => {
  const lost = { ...content.media[0], transcript: 'You were four.', isLost: true }
  const { recordings, texts } = filesOf({ ...content, body: '', media: [lost] })
  expect(recordings).toEqual([])
  expect(texts).toEqual([{ name: 'recording.txt', text: 'You were four.\n' }])
})
