import { describe, test } from 'vitest'
import type { MessagesEvent } from '../events.ts'
import { checked, drafted, given } from '../testing/history.ts'
import { copyMessage } from './copy.ts'
import { restoreMessage } from './restore.ts'

const cancelled = (cancelledAt: string): MessagesEvent => ({
  type: 'MessageCancelled',
  data: { via: 'app', cancelledAt },
})

describe('a cancelled message', () => {
  test('is a draft again', () =>
    given(...checked, cancelled('2029-12-30T00:00:00.000Z'))
      .when(restoreMessage())
      .emits({ type: 'MessageRestored', data: { restoredAt: '2030-01-01T00:00:00.000Z' } }))
  test('is gone after thirty days', () =>
    given(...checked, cancelled('2029-12-01T00:00:00.000Z'))
      .when(restoreMessage())
      .refuses('restore-too-late', { date: '2029-12-31T00:00:00.000Z' }))
  test('that was erased is not there any more', () => {
    const erasedAt = '2029-12-31T00:00:00.000Z'
    given(...checked, cancelled('2029-12-30T00:00:00.000Z'), { type: 'MessageErased', data: { erasedAt } })
      .when(restoreMessage())
      .refuses('restore-too-late', { date: '2030-01-29T00:00:00.000Z' })
  })
  test('is what only can be restored', () =>
    given(...checked)
      .when(restoreMessage())
      .refuses('message-closed'))
})

describe('a copy', () => {
  const source = {
    status: 'draft',
    ownerId: 'ana',
    kind: 'text',
    title: 'For Ben',
    body: 'Dear Ben',
    recipientIds: ['ben'],
  } as const
  test('is a new draft with the letter and the people', () =>
    given()
      .when(copyMessage({ messageId: 'm', source, draftsN: 0 }))
      .emits(
        drafted,
        { type: 'ContentChanged', data: { title: 'For Ben', body: 'Dear Ben' } },
        { type: 'RecipientsChanged', data: { recipientIds: ['ben'] } },
      ))
  test('is refused beside five hundred drafts', () =>
    given()
      .when(copyMessage({ messageId: 'm', source, draftsN: 500 }))
      .refuses('too-many-drafts'))
})
