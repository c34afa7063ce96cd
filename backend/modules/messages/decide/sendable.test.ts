import { describe, expect, test } from 'vitest'
import type { MessagesEvent } from '../events.ts'
import { nextStep } from '../next.ts'
import { addressed, ana, at, ben, checked, dayMs, drafted, dueAt, given } from '../testing/history.ts'
import { noticed, recipients, scheduled, voice, written } from '../testing/history.ts'
import { claimDelivery } from './deliver.ts'
import { editMessage } from './edit.ts'
import type { RecipientFact } from './guards.ts'
import { resumeMessage } from './pause.ts'
import { endHold } from './endHold.ts'

const unproven = { ...ben, hasVerification: false }
const declined = { ...unproven, hasDeclined: true }
const herself = { ...ben, isAuthor: true }
const emptied: MessagesEvent = { type: 'ContentChanged', data: { title: 'For Ben', body: ' ' } }
const alone: MessagesEvent = { type: 'RecipientsChanged', data: { recipientIds: [] } }
const held: MessagesEvent = { type: 'MessageHeld', data: { reason: 'answered' } }
const paused: MessagesEvent = { type: 'MessagePaused', data: { until: '2030-02-01T00:00:00.000Z', by: 'author' } }
const incomplete = (heldAt: string): MessagesEvent => ({ type: 'MessageHeld', data: { reason: 'incomplete', heldAt } })

describe('what has a date', () => {
  const ready = given(...noticed)
  test('is not emptied by an edit', () => {
    ready.when(editMessage({ body: ' ', people: [ben] })).refuses('empty-message')
    ready.when(editMessage({ recipients: [] })).refuses('no-recipient')
  })
  test('is given to nobody who could not unlock it', () =>
    ready
      .when(editMessage({ recipients: [{ ...unproven, name: 'Cora', recipientId: 'cora' }] }))
      .refuses('no-verification', { name: 'Cora' }))
  test('is not left to its author alone, unless it is sent though they answer', () => {
    const cora = { ...herself, recipientId: 'cora' }
    ready.when(editMessage({ recipients: [cora] })).refuses('self-only')
  })
  test('may be changed while someone it is for has said no', () =>
    given(drafted, written, addressed, scheduled)
      .when(editMessage({ title: 'Ben', people: [declined] }))
      .emits({ type: 'ContentChanged', data: { title: 'Ben', body: 'Dear Ben' } }))
  test('may have another recording in place of the one it had, in one edit', () => {
    const attached: MessagesEvent = {
      type: 'MediaAttached',
      data: { mediaId: 'w', sha256: 'a', durationMs: 1, bytes: 1 },
    }
    const { mediaId, sha256, durationMs, bytes } = voice
    given(drafted, emptied, attached, addressed, scheduled)
      .when(editMessage({ media: [voice], people: [ben] }))
      .emits(
        { type: 'MediaDetached', data: { mediaId: 'w' } },
        { type: 'MediaAttached', data: { mediaId, sha256, durationMs, bytes } },
      )
  })
  test('of a draft nothing is asked', () =>
    given(drafted, written, addressed)
      .when(editMessage({ body: '', recipients: [] }))
      .emits({ type: 'ContentChanged', data: { title: 'For Ben', body: '' } }, alone))
})

describe.each([
  ['a hold', held, (people: readonly RecipientFact[]) => endHold({ how: 'keep_date', people })],
  ['a pause', paused, resumeMessage],
])('%s', (_, stop, endOf) => {
  test('does not end for what is empty, for nobody, or for whom cannot unlock it', () => {
    given(...noticed, emptied, stop)
      .when(endOf([ben]))
      .refuses('empty-message')
    given(...noticed, alone, stop)
      .when(endOf([]))
      .refuses('no-recipient')
    given(...noticed, stop)
      .when(endOf([unproven]))
      .refuses('no-verification', { name: 'Ben' })
    given(...noticed, stop)
      .when(endOf([]))
      .refuses('recipient-unknown')
  })
})

describe('where nobody is there to mend it', () => {
  const claiming = (people: readonly RecipientFact[]) =>
    claimDelivery({ round: 1, dbAt: dueAt, answerableMs: dayMs, lost: [], recipients, people })
  const atDue = (...more: MessagesEvent[]) => given(...checked, ...more).by(at(dueAt))
  test('the claim holds what is empty, for nobody, or for whom cannot unlock it', () => {
    atDue(emptied).when(claiming([])).emits(incomplete(dueAt))
    atDue(alone).when(claiming([])).emits(incomplete(dueAt))
    atDue()
      .when(claiming([unproven]))
      .emits(incomplete(dueAt))
  })
  test('neither the claim nor the end of a pause leaves to its author alone what they are silent about', () => {
    const until = '2030-02-01T00:00:00.000Z'
    const resumed: MessagesEvent = { type: 'MessageResumed', data: { by: 'time' } }
    atDue()
      .when(claiming([herself]))
      .emits(incomplete(dueAt))
    given(...noticed, paused)
      .by({ by: { kind: 'system', id: 'timeline' }, at: until })
      .when(resumeMessage([herself]))
      .emits(resumed, incomplete(until))
  })
  test('the claim waits for nobody who has said no: their delivery ends by itself', () => {
    const [event] = claiming([declined])(given(...checked).state, { by: ana, at: dueAt, dayMs })
    expect(event?.type).toBe('DeliveryClaimed')
  })
  test('a pause whose time is over becomes a hold, and is not tried again', () => {
    const until = '2030-02-01T00:00:00.000Z'
    const state = given(...noticed, emptied, paused)
      .by({ by: { kind: 'system', id: 'timeline' }, at: until })
      .when(resumeMessage([ben]))
      .emits({ type: 'MessageResumed', data: { by: 'time' } }, incomplete(until))
    expect(nextStep(state)).toBeUndefined()
  })
})
