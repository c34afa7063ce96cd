import { describe, expect, test } from 'vitest'
import {
  accepted,
  attempted,
  ben,
  first,
  given,
  drafted,
  written,
  addressed,
  scheduled,
  noticed,
  checked,
  claimed,
  released,
} from '../testing/history.ts'
import { message } from '../message.ts'
import { editMessage } from './edit.ts'
import { respond } from './respond.ts'

describe('an answer', () => {
  const here = respond({ outcome: 'held', via: 'mail', round: 1 })
  test('to a check holds the message', () =>
    given(...noticed)
      .when(here)
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'mail', outcome: 'held' } },
        { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-01-01T00:00:00.000Z' } },
      ))
  test('"send as planned" leaves it on its way', () =>
    given(...checked)
      .when(respond({ outcome: 'confirmed', via: 'app' }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'confirmed' } }))
  test('before the first check changes nothing', () =>
    given(drafted, written, addressed, scheduled)
      .when(respond({ outcome: 'held', via: 'app' }))
      .emits())
  const held = [
    { type: 'AuthorResponded', data: { round: 1, via: 'mail', outcome: 'held' } },
    { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-01-01T00:00:00.000Z' } },
  ] as const
  const sent = [drafted, written, addressed, scheduled, attempted(first)]
  test('that is quicker than the word that its check was taken counts', () =>
    given(...sent)
      .when(here)
      .emits(...held))
  test('to a check whose line broke after it had arrived counts', () => {
    const cut = { ...first, smtpCode: 0, retryAt: '2030-06-08T09:01:00.000Z' }
    given(...sent, { type: 'NoticeDeferred', data: cut })
      .when(here)
      .emits(...held)
  })
  test('"send as planned" given so early stays when the check is known to be taken', () => {
    const early = given(...sent)
      .when(respond({ outcome: 'confirmed', via: 'mail', round: 1 }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'mail', outcome: 'confirmed' } })
    expect(message.evolve(early, accepted(first, '2030-06-08T09:00:01.000Z'))).toMatchObject({
      status: 'noticed',
      isConfirmed: true,
    })
  })
  describe('to a message that is paused', () => {
    const paused = { type: 'MessagePaused', data: { until: '2030-02-01T00:00:00.000Z', by: 'contact' } } as const
    const said = { round: 1, via: 'mail', outcome: 'held' } as const
    const heard = (answeredAt: string) => ({ type: 'AuthorResponded', data: { ...said, answeredAt } }) as const
    test('counts, and leaves it paused', () => {
      const after = given(...noticed, paused)
        .when(here)
        .emits(heard('2030-01-01T00:00:00.000Z'))
      expect(after.status).toBe('paused')
    })
    test('counts again an hour later', () => {
      const before = given(...noticed, paused, heard('2030-01-01T00:00:00.000Z'))
      before.by({ at: '2030-01-01T00:59:59.999Z' }).when(here).emits()
      before.by({ at: '2030-01-01T01:00:00.000Z' }).when(here).emits(heard('2030-01-01T01:00:00.000Z'))
    })
  })
  test('after the claim comes too late', () =>
    given(...claimed)
      .when(here)
      .refuses('message-claimed', { until: '2030-06-11T10:00:00.000Z' }))
  test('to a delivered message finds it finished', () =>
    given(...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 0 } })
      .when(here)
      .refuses('message-closed'))
  test('by a link of an older round is told that the date was changed', () =>
    given(...noticed)
      .when(respond({ outcome: 'held', via: 'mail', round: 0 }))
      .refuses('link-expired'))
  test('is also an edit after a check', () =>
    given(...noticed)
      .when(editMessage({ title: 'For Benjamin', people: [ben] }))
      .emits(
        { type: 'AuthorResponded', data: { round: 1, via: 'edit', outcome: 'held' } },
        { type: 'MessageHeld', data: { reason: 'answered', heldAt: '2030-01-01T00:00:00.000Z' } },
        { type: 'ContentChanged', data: { title: 'For Benjamin', body: 'Dear Ben' } },
      ))
  test('by a stranger finds no message', () =>
    given(...noticed)
      .by({ by: { kind: 'account', id: 'eve' } })
      .when(here)
      .refuses('not-found'))
})
