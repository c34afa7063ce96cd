import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import type { MessagesEvent } from '../events.ts'
import {
  accepted,
  addressed,
  armed,
  attempted,
  claim,
  dayMs,
  drafted,
  first,
  given,
  presumed,
  scheduled,
  second,
  triggered,
  written,
} from '../testing/history.ts'
import type { LifeFact } from './life.ts'
import { bounceNotice, deferNotice, rejectNotice } from './notice.ts'
import { waiveNotice } from './waive.ts'

const confirmed: LifeFact = { ...presumed, isPresumed: false, isConfirmed: true }
const unreached: LifeFact = { ...presumed, isUnreached: true }
const at = scheduled.data.slots[0]?.at ?? ''
const context = { by: { kind: 'system', id: 's' }, at, dayMs } as const
/** What the silence of its author gave a date, and what they gave one themselves; the first check of each is on its way. */
const ofLife = [drafted, written, addressed, armed, ...triggered, attempted(first)]
const own = [drafted, written, addressed, scheduled, attempted(first)]
const refused = (life: LifeFact | undefined, events: readonly MessagesEvent[] = ofLife, addresses = 1) =>
  rejectNotice({ ...first, smtpCode: 550, addresses, since: '', life })(given(...events).state, context)
const basisOf = (events: readonly MessagesEvent[]) =>
  events.flatMap((event) => (event.type === 'NoticeWaived' ? event.data.basis : []))

describe('a check that no address of somebody takes who is gone', () => {
  test.each([
    ['their contacts reported their death', confirmed, 'quorum'],
    ['no address had taken a question for long', unreached, 'preconsent'],
    ['they had not answered, and their silence gave it its date', presumed, 'presumed'],
  ] as const)('is waived in the append of the refusal where %s', (_, life, basis) => {
    const events = refused(life)
    expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['NoticeRejected', 'NoticeWaived'])
    expect(events).not.toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ reason: 'unreachable' }) as object }),
    )
    expect(basisOf(events)).toEqual([basis])
  })
  test('is waited for as ever while they only did not answer, and it has a date of its own', () =>
    expect(basisOf(refused(presumed, own))).toEqual([]))
  test.each([
    ['they were seen', [presumed, confirmed, unreached].map((life) => ({ ...life, seenAt: at }))],
    ['nothing is known', [undefined]],
  ])('is waited for as ever where %s', (_, facts) =>
    expect(facts.flatMap((life) => basisOf(refused(life)))).toEqual([]),
  )
  test('is waited for where they chose that it never goes without them', () => {
    const never = ofLife.map((event) =>
      event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, preconsentDays: null } } : event,
    )
    expect([presumed, confirmed].flatMap((life) => basisOf(refused(life, never)))).toEqual([])
  })
  test.each([presumed, confirmed])('is waited for while no address has said no, as the fault may be ours', (life) => {
    const before: MessagesEvent = {
      type: 'NoticeDeferred',
      data: { ...first, smtpCode: 0, retryAt: at, nextAddrIdx: 0 },
    }
    const second = { ...first, attempt: 2 }
    const { state } = given(...ofLife, before, attempted(second))
    const unheard = deferNotice({ ...second, smtpCode: 0, addresses: 1, since: '', life })(state, context)
    expect(unheard.map(({ type }) => type)).toEqual(['NoticeDeferred'])
    const spoken = deferNotice({ ...second, smtpCode: 451, addresses: 1, since: '', life })(state, context)
    expect(spoken.map(({ type }) => type).slice(0, 2)).toEqual(['NoticeDeferred', 'NoticeWaived'])
  })
  test('is waited for while another address of theirs is left to ask', () =>
    expect(refused(presumed, ofLife, 2).map(({ type }) => type)).toEqual(['NoticeRejected']))
  test('and came back, is gone on without, and is asked at another address first', () => {
    const taken = given(...ofLife, accepted(first, at)).state
    const returned = (life: LifeFact | undefined, addresses = 1) =>
      bounceNotice({ ...first, dsnStatus: '5.1.1', addresses, since: '', life })(taken, context).map(({ type }) => type)
    expect(returned(presumed)).toEqual(['NoticeBounced', 'NoticeWaived'])
    expect(returned(presumed, 2)).toEqual(['NoticeBounced'])
    expect(returned({ ...presumed, seenAt: at })).toEqual(['NoticeBounced', 'DueSlid'])
    expect(returned(undefined)).toEqual(['NoticeBounced', 'DueSlid'])
  })
  test('in the undo time takes the claim back, and is asked about once more', () => {
    const claimed: MessagesEvent = { type: 'DeliveryClaimed', data: { ...claim, holdUntil: plus(at, dayMs) } }
    const { state } = given(...ofLife, accepted(first, at), attempted(second), accepted(second, at), claimed)
    const events = bounceNotice({ ...second, dsnStatus: '5.1.1', addresses: 1, since: '', life: presumed })(
      state,
      context,
    )
    expect(events.map(({ type }) => type)).toEqual(['NoticeBounced', 'DeliveryRecalled', 'DueSlid'])
  })
  test('and had been refused before is waived once that is said', () => {
    const no: MessagesEvent = { type: 'NoticeRejected', data: { ...first, smtpCode: 550, retryAt: at, refusedAt: at } }
    const stalled = given(...own, no).state
    const waiver = { round: 1, slot: 1, addresses: 1, since: '' }
    expect(basisOf(waiveNotice({ ...waiver, life: confirmed })(stalled, context))).toEqual(['quorum'])
    for (const life of [undefined, presumed])
      expect(() => waiveNotice({ ...waiver, life })(stalled, context)).toThrow('waiver-not-allowed')
  })
})
