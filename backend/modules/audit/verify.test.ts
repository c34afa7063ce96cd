import { expect, test } from 'vitest'
import type { Stored } from '../../kernel/log/stored.ts'
import { anchorHash, hashOf, verifier } from './verify.ts'

const chained = (stream: string, count: number, from: number): Stored[] => {
  const events: Stored[] = []
  for (let index = 0; index < count; index += 1) {
    const before = events.at(-1)
    events.push({
      stream,
      revision: BigInt(index),
      position: String(from + index),
      eventId: `${stream}:${index}`,
      type: 'Happened',
      data: { pub: { index } },
      metadata: { schema: 2, commandId: 'c', prevHash: before ? (hashOf(before) ?? '') : '' },
    })
  }
  return events
}
const copiesOf = (events: readonly Stored[]) => new Map(events.map((event) => [event.position, hashOf(event) ?? '']))
const looked = (events: readonly Stored[], copies: ReadonlyMap<string, string> = new Map()) => {
  const found = verifier()
  for (const event of events) found.look(event, copies)
  return found
}
const changed = (event: Stored): Stored => ({ ...event, data: { pub: { index: 99 } } })

const events = [...chained('a-1', 4, 10), ...chained('b-1', 3, 20)]

test('a log that nobody touched is whole', () =>
  expect(looked(events, copiesOf(events)).result()).toMatchObject({ ok: true, events: 7, firstBad: null }))

test('a changed event is the first bad one, by what the next remembers', () => {
  const touched = events.map((event, index) => (index === 1 ? changed(event) : event))
  expect(looked(touched).result()).toMatchObject({
    ok: false,
    firstBad: { stream: 'a-1', revision: 1, reason: 'changed' },
  })
})

test('an event whose id was changed is bad too', () => {
  const touched = events.map((event, index) => (index === 1 ? { ...event, eventId: 'another' } : event))
  expect(looked(touched).result()).toMatchObject({ firstBad: { stream: 'a-1', revision: 1, reason: 'changed' } })
})

test('the newest event of a stream, which no other remembers, is held by the copy of its hash', () => {
  const touched = events.map((event, index) => (index === 3 ? changed(event) : event))
  expect(looked(touched, copiesOf(events)).result()).toMatchObject({
    firstBad: { stream: 'a-1', revision: 3, reason: 'changed' },
  })
})

test('an event that is gone is missed', () => {
  const touched = events.filter((_event, index) => index !== 2)
  expect(looked(touched).result()).toMatchObject({ firstBad: { stream: 'a-1', revision: 2, reason: 'missing' } })
})

test('an event that lost its form is named', () => {
  const touched = events.map((event, index) => (index === 0 ? { ...event, metadata: null } : event))
  expect(looked(touched, copiesOf(events)).result()).toMatchObject({
    firstBad: { stream: 'a-1', revision: 0, reason: 'unreadable' },
  })
})

test('someone else’s event among ours is no fault', () => {
  const foreign = chained('a-1', 1, 14).map((event) => ({ ...event, revision: 4n, metadata: {} }))
  expect(looked([...events, ...foreign]).result().ok).toBe(true)
})

test('an anchor holds even where every copy was changed with the event', () => {
  const whole = events.map((event) => hashOf(event) ?? '').reduce(anchorHash, '')
  const first = events.slice(0, 5).map((event) => hashOf(event) ?? '')
  const anchors = [
    { toPos: '20', hash: first.reduce(anchorHash, ''), revision: 0n },
    { toPos: '22', hash: whole, revision: 1n },
  ]
  const touched = events.map((event, index) => (index === 6 ? changed(event) : event))
  const [right, wrong] = [looked(events), looked(touched, copiesOf(touched))]
  for (const found of [right, wrong]) found.holdAgainst(anchors)
  expect(right.result()).toMatchObject({ ok: true, anchorsChecked: 2 })
  expect(wrong.result()).toMatchObject({
    ok: false,
    firstBad: { stream: 'anchor-main', revision: 1, reason: 'anchor' },
  })
})

test('a copy of an anchor tells on who changed the log and its anchors alike', () => {
  const wholeAt = (some: readonly Stored[]) => some.map((event) => hashOf(event) ?? '').reduce(anchorHash, '')
  const touched = events.map((event, index) => (index === 6 ? changed(event) : event))
  const anchor = (hash: string) => ({ toPos: '22', hash, revision: 3n })
  const heldTo = (some: readonly Stored[], copies: readonly { toPos: string; hash: string }[]) => {
    const found = looked(some, copiesOf(some))
    found.holdAgainst([anchor(wholeAt(some))])
    found.holdAgainstCopies([anchor(wholeAt(some))], copies)
    return found.result()
  }
  const right = { toPos: '22', hash: wholeAt(events) }
  expect(heldTo(events, [right])).toMatchObject({ ok: true, anchorsChecked: 1, copiesChecked: 1 })
  expect(heldTo(touched, [right])).toMatchObject({
    ok: false,
    firstBad: { stream: 'anchor-main', revision: 3, reason: 'copy' },
  })
  expect(heldTo(events, [])).toMatchObject({ ok: false, copiesChecked: 0, firstBad: { reason: 'copy' } })
  // Put just before a crash: its anchor was never written, and it says what is true.
  const before = { toPos: '20', hash: wholeAt(events.slice(0, 5)) }
  expect(heldTo(events, [before, right])).toMatchObject({ ok: true, copiesChecked: 2 })
})
