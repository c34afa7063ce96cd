import { describe, expect, test } from 'vitest'
import { message } from '../message.ts'
import { attached, ben, checked, claimed, drafted, given, released, voice } from '../testing/history.ts'
import { editMessage } from './edit.ts'
import type { MessagesEvent } from '../events.ts'

const spoken = (text: string, ...times: readonly (number | undefined)[]) => ({
  mediaId: 'v',
  text,
  lines: times.map((atMs) => ({ atMs, at: `${atMs}` })),
})
const TEXT = '[0:00] You were four,\n[0:02] and you laughed.'
const words = spoken(TEXT, 0, 2_000)
const write = (transcript = words) => editMessage({ transcript, people: [ben] })
const written: MessagesEvent = { type: 'TranscriptWritten', data: { mediaId: 'v', text: TEXT } }

describe('the words of a recording', () => {
  test('are kept with the message', () => given(drafted, attached).when(write()).emits(written))
  test('may come together with the recording', () =>
    given(drafted)
      .when(editMessage({ media: [voice], transcript: words }))
      .emits(attached, written))
  test('written again are nothing new', () => given(drafted, attached, written).when(write()).emits())
  test('are taken away again', () =>
    given(drafted, attached, written)
      .when(write(spoken('')))
      .emits({ type: 'TranscriptWritten', data: { mediaId: 'v', text: '' } }))
  test('may have no times, or one for some lines', () => {
    given(drafted, attached)
      .when(write({ ...words, lines: [] }))
      .emits(written)
    given(drafted, attached)
      .when(write(spoken(TEXT, undefined, 3_999, undefined)))
      .emits(written)
  })
  test('of a recording that is no part of the message are refused', () => {
    given(drafted).when(write()).refuses('not-attached')
    given(drafted, attached)
      .when(editMessage({ media: [], transcript: words }))
      .refuses('not-attached')
  })
  test('are refused beyond 20,000 characters', () =>
    given(drafted, attached)
      .when(write(spoken('🧵'.repeat(20_001))))
      .refuses('content-too-long', { field: 'transcript', what: 'The words', max: '20,000', n: 20_001 }))
  test('are refused beyond a thousand lines', () =>
    given(drafted, attached)
      .when(write(spoken(TEXT, ...Array.from({ length: 1_001 }, () => undefined))))
      .refuses('too-many-lines', { max: '1,000', n: 1_001 }))
  test('are refused where a time goes back, and it is named', () =>
    given(drafted, attached)
      .when(write(spoken(TEXT, 2_000, undefined, 1_999)))
      .refuses('times-disordered', { at: '1999' }))
  test('are refused where a time lies behind the end', () =>
    given(drafted, attached)
      .when(write(spoken(TEXT, 0, 4_000)))
      .refuses('time-too-late', { at: '4000' }))
  test('are refused where a line ends before it begins; an end behind the recording is lawful', () => {
    const ending = (endMs: number) =>
      editMessage({ transcript: { ...words, lines: [{ atMs: 2_000, endMs, at: '2000' }] } })
    given(drafted, attached).when(ending(2_000)).refuses('end-too-early', { at: '2000' })
    given(drafted, attached).when(ending(9_000)).emits(written)
  })
  test('written after a check are an answer to it', () =>
    given(...checked, attached)
      .when(write())
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'edit', outcome: 'held' } },
        { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-01-01T00:00:00.000Z' } },
        written,
      ))
  test('are refused, as a letter is, once delivery has begun', () => {
    given(...claimed)
      .when(write())
      .refuses('message-claimed')
    given(...released)
      .when(write())
      .refuses('message-claimed')
    given(drafted, attached, { type: 'MessageCancelled', data: { via: 'app' } })
      .when(write())
      .refuses('message-closed')
  })
  test('of a message of someone else are refused, and nothing says that it is there', () =>
    given(drafted, attached)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(write())
      .refuses('not-found'))
  test('go with their recording, and with the message', () => {
    const after = (...more: MessagesEvent[]) =>
      [drafted, attached, written, ...more].reduce(message.evolve, message.initial).transcripts
    expect(after()).toEqual({ v: TEXT })
    expect(after({ type: 'MediaDetached', data: { mediaId: 'v' } })).toEqual({})
    expect(after({ type: 'MessageErased', data: { erasedAt: '2030-01-01T00:00:00.000Z' } })).toEqual({})
  })
})
