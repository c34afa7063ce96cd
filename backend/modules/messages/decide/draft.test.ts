import { describe, test } from 'vitest'
import { given, drafted, written, addressed, ben, voice } from '../testing/history.ts'
import { createDraft } from './draft.ts'
import { editMessage } from './edit.ts'

const draft = (changes = {}) => createDraft({ messageId: 'm', kind: 'text', draftsN: 0, ...changes })

describe('a draft', () => {
  test('begins, whether or not its address is confirmed', () => given().when(draft()).emits(drafted))
  test('may have its title at once', () =>
    given()
      .when(draft({ title: 'For Ben' }))
      .emits(drafted, { type: 'ContentChanged', data: { title: 'For Ben', body: '' } }))
  test('is refused beside five hundred others', () =>
    given()
      .when(draft({ draftsN: 500 }))
      .refuses('too-many-drafts'))
  test('keeps what was written', () =>
    given(drafted)
      .when(editMessage({ title: 'For Ben', body: 'Dear Ben' }))
      .emits(written))
  test('refuses a title of 201 characters', () =>
    given(drafted)
      .when(editMessage({ title: 'x'.repeat(201) }))
      .refuses('content-too-long', { field: 'title', n: 201 }))
  test('refuses a letter of 20,001 characters', () =>
    given(drafted)
      .when(editMessage({ body: 'x'.repeat(20_001) }))
      .refuses('content-too-long', { field: 'body', n: 20_001 }))
  test('counts an emoji as one character', () =>
    given(drafted)
      .when(editMessage({ title: '🧵'.repeat(200) }))
      .emits({ type: 'ContentChanged', data: { title: '🧵'.repeat(200), body: '' } }))
  test('takes a recording that is ready', () =>
    given(drafted)
      .when(editMessage({ media: [voice] }))
      .emits({ type: 'MediaAttached', data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 } }))
  test('lets a recording go', () =>
    given(drafted, { type: 'MediaAttached', data: { mediaId: 'v', sha256: 'abc', durationMs: 4_000, bytes: 9 } })
      .when(editMessage({ media: [] }))
      .emits({ type: 'MediaDetached', data: { mediaId: 'v' } }))
  test('waits for a recording that is still being prepared', () =>
    given(drafted)
      .when(editMessage({ media: [{ ...voice, state: 'stored', progress: 60 }] }))
      .refuses('media-not-ready', { progress: 60 }))
  test('refuses a recording that cannot be played', () =>
    given(drafted)
      .when(editMessage({ media: [{ ...voice, state: 'rejected' }] }))
      .refuses('media-unplayable'))
  test('names its people', () =>
    given(drafted)
      .when(editMessage({ recipients: [ben] }))
      .emits(addressed))
  test('refuses twenty-one people', () =>
    given(drafted)
      .when(editMessage({ recipients: Array.from({ length: 21 }, () => ben) }))
      .refuses('too-many-recipients'))
  test('refuses someone who asked not to receive anything', () =>
    given(drafted)
      .when(editMessage({ recipients: [{ ...ben, hasDeclined: true }] }))
      .refuses('recipient-declined', { name: 'Ben' }))
  test('of someone else is not there', () =>
    given(drafted)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(editMessage({ title: 'Mine' }))
      .refuses('not-found'))
})
