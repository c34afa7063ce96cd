import { describe, expect, test } from 'vitest'
import type { MessagesEvent } from '../events.ts'
import { message } from '../message.ts'
import {
  accepted,
  addressed,
  armed,
  attempted,
  ben,
  checked,
  claim,
  dayMs,
  drafted,
  first,
  given,
  presumed,
  recipients,
  scheduled,
  second,
  triggered,
  written,
} from '../testing/history.ts'
import { lives } from '../testing/states.ts'
import { claimDelivery, releaseDelivery } from './deliver.ts'
import { endHold } from './endHold.ts'
import { recallMessage } from './recall.ts'
import { respond } from './respond.ts'
import { returnMessage } from './return.ts'

const system = { by: { kind: 'system', id: 's' }, dayMs } as const
const dated = [drafted, written, addressed, armed, ...triggered]
const noticed = [...dated, attempted(first), accepted(first, '2030-06-08T09:00:01.000Z')]
const asked = [...noticed, attempted(second), accepted(second, '2030-06-09T09:00:01.000Z')]
const claimed: MessagesEvent[] = [...asked, { type: 'DeliveryClaimed', data: claim }]
const paused: MessagesEvent[] = [...noticed, { type: 'MessagePaused', data: { until: claim.dueAt, by: 'contact' } }]
const seen: MessagesEvent = { type: 'AuthorResponded', data: { round: 1, via: 'life', outcome: 'held' } }
const withdrawn = {
  type: 'DeliveryRecalled',
  data: {
    messageId: 'm',
    occurrence: 1,
    by: 'system',
    reason: 'life',
    recalledAt: claim.dueAt,
    perRecipient: recipients.map((one) => ({ ...one, state: 'not_sent' as const })),
  },
} as const satisfies MessagesEvent
const back = returnMessage({ of: 'life' })

describe('what the silence of its author gave a date', () => {
  test.each([
    ['scheduled', dated],
    ['noticed', noticed],
    ['checked', asked],
    ['paused', paused],
  ] as const)('rests again once they are seen: %s', (_, life) => {
    given(...life)
      .when(back)
      .emits(seen, armed)
    expect(given(...life, seen, armed).state).toMatchObject({ status: 'dormant', armed: armed.data, dueAt: '' })
  })
  test('rests again in the undo time too, and a later delivery can be taken back', () => {
    given(...claimed)
      .by({ at: claim.dueAt })
      .when(back)
      .emits(withdrawn, armed)
    const { state } = given(...claimed, withdrawn, armed)
    expect(state).toMatchObject({ status: 'dormant', claim: undefined, recalled: {} })
    const released = { messageId: 'm', occurrence: 1, releasedAt: claim.holdUntil, recipients }
    given(...claimed, withdrawn, armed, ...claimed.slice(4), { type: 'DeliveryReleased', data: released })
      .by({ at: claim.holdUntil })
      .when(recallMessage({ links: [] }))
      .emits({
        type: 'DeliveryRecalled',
        data: { ...withdrawn.data, by: 'author', reason: 'author', recalledAt: claim.holdUntil },
      })
  })
  test('is left alone once it is out', () =>
    given(...lives.delivering)
      .when(back)
      .emits())
  test('rests again once', () =>
    given(...dated, seen, armed)
      .when(back)
      .emits())
  test('is on hold again where it came from a hold, for the same reason', () => {
    const plan = {
      ...scheduled.data,
      round: 2,
      deliverIfIDie: true,
      triggered: { cause: 'confirmed', from: 'held' },
    } as const
    const late: MessagesEvent = { type: 'MessageHeld', data: { reason: 'late', heldAt: '2030-03-01T00:00:00.000Z' } }
    const life: MessagesEvent[] = [...checked, late, { type: 'MessageScheduled', data: plan }]
    const held: MessagesEvent = { type: 'MessageHeld', data: { reason: 'late', heldAt: claim.dueAt } }
    const said: MessagesEvent = { type: 'AuthorResponded', data: { round: 2, via: 'life', outcome: 'held' } }
    given(...life)
      .by({ at: claim.dueAt })
      .when(back)
      .emits(said, held)
    expect(given(...life, said, held).state).toMatchObject({ status: 'held', heldReason: 'late' })
    given(...life, said, held)
      .when(back)
      .emits()
  })
})

describe('any answer of theirs is a sign', () => {
  test.each(['held', 'confirmed'] as const)('also one that says "%s"', (outcome) => {
    given(...asked)
      .when(respond({ outcome, via: 'app' }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'held' } }, armed)
  })
  test('up to the end of the undo time', () =>
    given(...claimed)
      .by({ at: claim.dueAt })
      .when(respond({ outcome: 'held', via: 'mail', round: 1 }))
      .emits(withdrawn, armed))
})

test('whoever takes it back in the undo time has it rest again, once', () => {
  const takeBack = recallMessage({ links: [] })
  given(...claimed)
    .by({ at: claim.dueAt })
    .when(takeBack)
    .emits(withdrawn, armed)
})

describe('an occasion that was announced', () => {
  const occasion = {
    ...armed,
    data: { ...armed.data, mode: 'milestone', trigger: 'milestone', announcerIds: ['cleo'], occasion: 'Ben marries' },
  } as const
  /** Its words stay as they were said. */
  const resting = {
    type: 'MessageArmed',
    data: { ...armed.data, mode: 'milestone', trigger: 'milestone', announcerIds: ['cleo'] },
  } as const satisfies MessagesEvent
  const plan = { ...scheduled.data, mode: 'milestone', triggered: { cause: 'milestone', from: 'dormant' } } as const
  const announced: MessagesEvent[] = [drafted, written, addressed, occasion, { type: 'MessageScheduled', data: plan }]
  const open: MessagesEvent[] = [...announced, attempted(first), accepted(first, '2030-06-08T09:00:01.000Z')]
  test('is no sign of its author’s to answer', () => {
    given(...announced)
      .when(back)
      .emits()
    given(...open)
      .when(respond({ outcome: 'confirmed', via: 'app' }))
      .emits({ type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'confirmed' } })
  })
  test('is not yet so, say they, and it rests again', () => {
    const said: MessagesEvent = { type: 'AuthorResponded', data: { round: 1, via: 'app', outcome: 'held' } }
    given(...open)
      .when(respond({ outcome: 'held', via: 'app' }))
      .emits(said, resting)
    given(...open, { type: 'MessagePaused', data: { until: claim.dueAt, by: 'author' } })
      .when(respond({ outcome: 'held', via: 'app' }))
      .emits(said, resting)
  })
  test('rests again when it is taken back', () =>
    given(...announced)
      .when(returnMessage({ of: 'occasion' }))
      .emits(seen, resting))
  test('waits for the same words then', () => {
    expect(given(...announced, seen, resting).state).toMatchObject({ status: 'dormant', armed: occasion.data })
  })
})

describe('the claim and the release of it', () => {
  const facts = { round: 1, dbAt: claim.dueAt, recipients, answerableMs: dayMs, lost: [], people: [ben] }
  const at = claim.dueAt
  const lives = [undefined, { ...presumed, isPresumed: false }, { ...presumed, seenAt: at }]
  test('go on while nobody sees its author', () => {
    expect(claimDelivery({ ...facts, life: presumed })(given(...asked).state, { ...system, at })).toMatchObject([
      { type: 'DeliveryClaimed' },
    ])
    const after = { ...system, at: claim.holdUntil }
    const decided = releaseDelivery({ occurrence: 1, life: presumed })(given(...claimed).state, after)
    expect(decided).toMatchObject([{ type: 'DeliveryReleased' }])
  })
  test.each(lives)('give it back once they were seen, or nothing is said any more', (life) => {
    const types = (events: readonly MessagesEvent[]) => events.map(({ type }) => type)
    const claiming = claimDelivery({ ...facts, life })(given(...asked).state, { ...system, at })
    expect(types(claiming)).toEqual(['AuthorResponded', 'MessageArmed'])
    const { state } = given(...claimed)
    const releasing = releaseDelivery({ occurrence: 1, life })(state, { ...system, at: claim.holdUntil })
    expect(types(releasing)).toEqual(['DeliveryRecalled', 'MessageArmed'])
    expect(releasing.reduce(message.evolve, state).status).toBe('dormant')
  })
  test('ask nothing of what its author gave its date', () => {
    const decided = claimDelivery({ ...facts })(given(...checked).state, { ...system, at })
    expect(decided).toMatchObject([{ type: 'DeliveryClaimed' }])
  })
})

test('what its author lets go is theirs again', () => {
  const held: MessagesEvent[] = [...asked, { type: 'MessageHeld', data: { reason: 'incomplete', heldAt: claim.dueAt } }]
  const { state } = given(...held, { type: 'HoldReleased', data: { how: 'keep_date' } })
  expect(back(state, { ...system, at: claim.dueAt })).toEqual([])
  const now = { how: 'now', people: [ben], local: '2030-06-10T12:00', dueAt: '2030-06-10T12:00:00.000Z' } as const
  const decided = endHold({ ...now, isReauthenticated: true })(given(...held).state, {
    ...system,
    by: { kind: 'account', id: 'ana' },
    at: claim.dueAt,
  })
  expect(decided.at(-1)).not.toHaveProperty('data.triggered')
})
