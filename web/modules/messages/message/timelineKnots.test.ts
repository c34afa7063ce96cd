import { describe, expect, test } from 'vitest'
import type { TimelineEntry } from '../../../../backend/modules/messages/contract.ts'
import { fewOf, knotsOf } from './timelineKnots.ts'

const known = {
  message: {
    recipientNames: ['Amelia'],
    zone: 'UTC',
    state: 'noticed' as const,
    answerRule: 'silent',
    isConfirmed: false,
  },
  nameOf: () => 'Amelia',
}
const entry = (label: string, kind: 'past' | 'planned', detail = {}): TimelineEntry => ({
  at: '2031-06-12T09:00:04.000Z',
  kind,
  label,
  detail,
})

test('past is done, the plan is ahead, and the delivery is a lit block', () => {
  const knots = knotsOf(
    {
      past: [entry('scheduled', 'past')],
      planned: [entry('notice', 'planned', { slot: 2 }), entry('delivery', 'planned')],
    },
    known,
  )
  expect(knots.map(({ state, isArrival }) => [state, isArrival])).toEqual([
    ['done', false],
    ['planned', false],
    ['planned', true],
  ])
  expect(knots[2]?.title).toMatch(/^Delivered to Amelia at 9:00 in the morning/u)
})

test('what gave a message its date stands before the date, and its author did not seal it then', () => {
  const past = [
    entry('scheduled', 'past'),
    entry('kept', 'past'),
    entry('triggered', 'past', { cause: 'confirmed' }),
    entry('scheduled', 'past', { dueAt: '2031-06-14T09:00:00.000Z', zone: 'UTC' }),
  ]
  const few = fewOf(knotsOf({ past, planned: [] }, known), { past, planned: [] }, [])
  expect(few.map(({ title }) => title)).toEqual([
    'Your trusted contacts told us that you had died, so it got a date',
    'It has a date now',
  ])
})

test('what its author has confirmed is no question any more', () => {
  const planned = [entry('notice', 'planned', { slot: 2 }), entry('delivery', 'planned')]
  const lines = (isConfirmed: boolean) =>
    JSON.stringify(knotsOf({ past: [], planned }, { ...known, message: { ...known.message, isConfirmed } }))
  expect(lines(false)).toMatch(/unanswered.*do not hear from you/u)
  expect(lines(true)).not.toMatch(/unanswered|hear from you/u)
})

test('the hour of a delivery elsewhere says where it is that hour', () => {
  const zone = 'Pacific/Kiritimati'
  const there = { ...known, message: { ...known.message, zone } }
  const [knot] = knotsOf({ past: [], planned: [entry('delivery', 'planned')] }, there)
  expect(knot?.title).toBe('Delivered to Amelia at 11:00 in the evening (Kiritimati time)')
})

test('a day and its clock are of one place', () => {
  const there = { ...known, message: { ...known.message, zone: 'Pacific/Kiritimati' } }
  const [knot] = knotsOf({ past: [], planned: [entry('delivery', 'planned')] }, there, true)
  expect(knot?.when).toBe('Thursday, June 12, 2031, 23:00:04')
})

test('a delivery that did not reach everybody says how many it reached', () => {
  const titleOf = (detail: object) =>
    knotsOf({ past: [entry('delivered', 'past', detail)], planned: [] }, known)[0]?.title
  expect(titleOf({ ok: 1, failed: 0 })).toBe('Delivered to Amelia')
  expect(titleOf({ ok: 3, failed: 1 })).toBe('Delivered to 3 of 4')
})

test('a no to this message and a no to all are told apart', () => {
  const titleOf = (detail: object) =>
    knotsOf({ past: [entry('declined', 'past', detail)], planned: [] }, known)[0]?.title
  expect(titleOf({})).toBe('Amelia would rather not receive it')
  expect(titleOf({ scope: 'author' })).toBe('Amelia would rather receive nothing from you')
})

test('a notice tells when it was accepted, without seconds', () => {
  const [knot] = knotsOf({ past: [entry('notice-accepted', 'past', { slot: 1, smtpCode: 250 })], planned: [] }, known)
  expect(knot?.title).toBe('We sent you the first question')
  expect(knot?.line).toMatch(/accepted it at /u)
  expect(knot?.line).not.toMatch(/:\d\d:/u)
})

test('a bounce is a problem with the next try, and cancelling ends the thread', () => {
  const past = [
    entry('notice-rejected', 'past', { slot: 1, retryAt: '2031-06-13T09:00:00.000Z' }),
    entry('cancelled', 'past'),
  ]
  const [bounced, cancelled] = knotsOf({ past, planned: [] }, known)
  expect(bounced?.state).toBe('problem')
  expect(bounced?.line).toMatch(/We try again on Friday, June 13, 2031/u)
  expect(cancelled?.state).toBe('stopped')
})

test('a check that comes back once its message has been sent is not asked again', () => {
  const bounced = entry('notice-bounced', 'past', { slot: 0, retryAt: '2031-06-13T09:00:00.000Z' })
  const lineAfter = (...before: TimelineEntry[]) =>
    knotsOf({ past: [...before, bounced], planned: [] }, known).at(-1)?.line
  const [sealed, released] = [entry('scheduled', 'past'), entry('released', 'past')]
  expect(lineAfter(sealed)).toMatch(/We write again on Friday, June 13, 2031/u)
  expect(lineAfter(sealed, released)).toMatch(/By then it had been sent.*trusted contacts/u)
  expect(lineAfter(sealed, released, sealed)).toMatch(/We write again/u)
})

test.each([
  ['silence', [], 'Both questions had reached you, and we had no answer.'],
  ['a word of the author', [entry('answered', 'past', { outcome: 'confirmed' })], 'You told us to send it.'],
  [
    'mailboxes that are closed',
    [entry('notice-waived', 'past', { slot: 1, basis: 'preconsent' })],
    'We could not reach you for the time you set.',
  ],
  [
    'a silence that gave it its date',
    [entry('notice-waived', 'past', { slot: 1, basis: 'presumed' })],
    'You had not answered our questions, and your email address no longer works.',
  ],
])('a delivery tells that it rests on %s', (_, before, words) => {
  const past = [entry('scheduled', 'past', { plan: 'normal' }), ...before, entry('delivery-begun', 'past')]
  expect(knotsOf({ past, planned: [] }, known).at(-1)?.line).toBe(words)
})

test('a delivery after one email alone speaks of no question', () => {
  const past = [entry('scheduled', 'past', { plan: 'short' }), entry('delivery-begun', 'past')]
  expect(knotsOf({ past, planned: [] }, known).at(-1)?.line).toBe('We had written to you, and you had not stopped it.')
})

test('what the house did is not said of anyone else', () => {
  const past = [
    entry('paused', 'past', { by: 'admin', until: '2031-06-20T09:00:00.000Z' }),
    entry('link-reissued', 'past', { by: 'admin', recipientId: 'amelia' }),
    entry('link-reissued', 'past', { by: 'recipient', recipientId: 'amelia' }),
    entry('link-resent', 'past', { recipientId: 'amelia' }),
  ]
  expect(knotsOf({ past, planned: [] }, known).map(({ title }) => title)).toEqual([
    'We paused it',
    'We emailed a fresh link to Amelia',
    'Amelia asked for a fresh link',
    'The newest link of Amelia was asked for once more',
  ])
})

test('a word we do not know yet is still shown', () =>
  expect(knotsOf({ past: [entry('something-new', 'past')], planned: [] }, known)[0]?.title).toBe('something new'))

test('of what someone has heard only the furthest is told', () => {
  const played = (quarter: number) => entry('played', 'past', { recipientId: 'amelia', quarter })
  const knots = knotsOf({ past: [played(1), played(2), played(4)], planned: [] }, known)
  expect(knots.map(({ title }) => title)).toEqual(['Amelia listened to the end'])
})

describe('what an author sees first', () => {
  const few = (past: readonly TimelineEntry[], planned: readonly TimelineEntry[] = []) => {
    const timeline = { past: [...past], planned: [...planned] }
    return fewOf(knotsOf(timeline, known), timeline, ['Amelia']).map(({ title }) => title)
  }
  const sealed = [entry('drafted', 'past'), entry('scheduled', 'past')]
  const asked = entry('notice-accepted', 'past', { slot: 1 })

  test('is five knots: sealed, checked, checked, delivered, opened', () => {
    const ahead = [entry('notice', 'planned', { slot: 2 }), entry('delivery', 'planned')]
    expect(few([...sealed, asked], ahead)).toEqual([
      'You sealed it',
      'We sent you the first question',
      expect.stringContaining('We check again'),
      expect.stringContaining('Delivered to Amelia'),
      'Amelia opens it',
    ])
    const after = ['delivery-begun', 'link-accepted', 'delivered', 'opened', 'unlocked', 'played']
    expect(few([...sealed, asked, ...after.map((label) => entry(label, 'past'))]).slice(2)).toEqual([
      'Delivered to Amelia',
      'Amelia opened it',
    ])
  })
  test('tells how far a delivery is while it is not done', () =>
    expect(few([...sealed, entry('delivery-begun', 'past')], [entry('first-mail', 'planned')]).slice(1)).toEqual([
      'Delivery began',
      'The first email is sent',
    ]))
  test('keeps what went wrong, and leaves out what was before it was sealed once more', () => {
    const wrong = entry('notice-rejected', 'past', { slot: 1 })
    expect(few([...sealed, wrong])).toContain('Your address did not accept the first question')
    expect(few([...sealed, wrong, entry('scheduled', 'past')])).toEqual(['You sealed it'])
  })
  test('of a draft is that it was begun', () => expect(few([entry('drafted', 'past')])).toEqual(['You began it']))
})
