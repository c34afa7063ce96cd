// Through: messages
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refused } from '../../backend/kernel/errors.ts'
import { latest, plus, type Context } from '../../backend/kernel/log/decider.ts'
import { completeOccurrence } from '../../backend/modules/messages/decide/complete.ts'
import { claimDelivery, releaseDelivery } from '../../backend/modules/messages/decide/deliver.ts'
import { cancelForErasure } from '../../backend/modules/messages/decide/erase.ts'
import type { Decide } from '../../backend/modules/messages/decide/guards.ts'
import { acceptNotice, beginNotice } from '../../backend/modules/messages/decide/notice.ts'
import { endHold } from '../../backend/modules/messages/decide/endHold.ts'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { nextStep } from '../../backend/modules/messages/next.ts'
import { decisionOf, isAuthors } from '../../backend/modules/messages/testing/commands.ts'
import {
  addressed,
  ana,
  ben,
  dayMs,
  drafted,
  plan,
  recipients,
  written,
} from '../../backend/modules/messages/testing/history.ts'
import { lives, wished } from '../../backend/modules/messages/testing/lives.ts'

Error.stackTraceLimit = 0
const SYSTEM = { kind: 'system', id: 'timeline' } as const

/** What a decision appends; nothing where it is refused. */
const decided = (decision: Decide, state: Message, context: Context): readonly MessagesEvent[] => {
  try {
    return decision(state, context)
  } catch (error) {
    if (error instanceof Refused) return []
    throw error
  }
}

/** Holds a property in each moment of a thousand lives; @returns how often it said something */
const inEveryMoment = (holds: (state: Message, at: string) => boolean): number => {
  let said = 0
  const one = fc.property(lives, ({ isSilent, steps }) => {
    let [state, at] = [message.initial, '2030-01-01T00:00:00.000Z']
    for (const { wish, isToNext, gapMs } of steps) {
      const next = nextStep(state)
      at = isToNext && next ? latest(at, next.at) : plus(at, gapMs)
      const command = wished(wish, isSilent, state, at)
      const by = isAuthors(command.name) ? ana : SYSTEM
      for (const event of decided(decisionOf(command), state, { by, at, dayMs })) {
        state = message.evolve(state, event)
        said += Number(holds(state, at))
      }
    }
  })
  fc.assert(one, { numRuns: 1_000, seed: 20_301_224, endOnFailure: true })
  return said
}

test('“send it now” is for once: what comes after it goes by what its author had chosen', () => {
  const years = fc.record({
    preconsentDays: fc.constantFrom(30, 60, undefined),
    /** In which years its author holds it, and then sends it at once. */
    pressed: fc.array(fc.boolean(), { minLength: 2, maxLength: 5 }),
  })
  const live = ({ preconsentDays, pressed }: typeof years extends fc.Arbitrary<infer T> ? T : never) => {
    let [state, at] = [
      [drafted, written, addressed].reduce(message.evolve, message.initial),
      '2030-01-01T00:00:00.000Z',
    ]
    const tell = (decision: Decide, by: Context['by'] = SYSTEM) => {
      state = decision(state, { by, at, dayMs }).reduce(message.evolve, state)
    }
    const dateIn = (days: number) => plus(at, days * dayMs)
    const first = { dueAt: dateIn(10), isVerified: true, isReauthenticated: true, recipients: [ben] }
    tell(scheduleMessage({ ...plan, ...first, mode: 'recurring', rule: { every: 'year' }, preconsentDays }), ana)
    const chosen = [state.plan?.answerRule, state.plan?.preconsentDays]
    for (const isPressed of pressed) {
      let isDone = !isPressed
      while (state.status !== 'delivering') {
        const due = nextStep(state)
        const step = due?.step
        at = latest(at, due?.at ?? '')
        const { round, slots, notices, occurrence } = state
        const slot = slots.find((each) => notices[each.slot]?.state !== 'accepted')?.slot ?? 0
        const tried = { round, slot, attempt: 1, mailId: `mail-${slot}` }
        if (step === 'notice') tell(beginNotice(tried))
        if (step === 'notice') tell(acceptNotice({ ...tried, smtpCode: 250, acceptedAt: at }))
        if (step === 'claim' && isDone)
          tell(claimDelivery({ round, dbAt: at, answerableMs: dayMs, lost: [], recipients, people: [ben] }))
        if (step === 'claim' && !isDone) {
          tell(respond({ outcome: 'held', via: 'app' }), ana)
          const soon = { dueAt: dateIn(0.1), local: dateIn(0.1).slice(0, 23), isReauthenticated: true }
          tell(endHold({ how: 'now', people: [ben], ...soon }), ana)
          isDone = true
        }
        if (step === 'release') tell(releaseDelivery({ occurrence }))
      }
      const next = {
        occurrence: state.occurrence + 1,
        local: dateIn(365).slice(0, 23),
        dueAt: dateIn(365),
        tzdb: '2030a',
      }
      tell(completeOccurrence({ occurrence: state.occurrence, ok: 1, failed: 0, next }))
      expect([state.plan?.answerRule, state.plan?.preconsentDays]).toEqual(chosen)
    }
  }
  fc.assert(fc.property(years, live), { numRuns: 200, seed: 20_301_224 })
})

test('an answer always counts as a sign of life while its message may still go out', () => {
  const said = inEveryMoment((state, at) => {
    const isAsked = ['noticed', 'checked', 'stalled', 'paused'].includes(state.status)
    const isNew =
      state.status === 'paused' ? at >= plus(state.answeredAt || '2000-01-01T00:00:00.000Z', dayMs / 24) : true
    if (!isAsked || !isNew || state.isConfirmed) return false
    const answers = (['held', 'confirmed'] as const).map((outcome) =>
      decided(respond({ outcome, via: 'mail' }), state, { by: ana, at, dayMs }).map(({ type }) => type),
    )
    for (const types of answers) expect(types).toContain('AuthorResponded')
    return state.status === 'paused'
  })
  expect(said).toBeGreaterThan(100)
})

test('nothing that has not been claimed is left to go out once the end of its account has cancelled it', () => {
  const said = inEveryMoment((state, at) => {
    const context = { by: SYSTEM, at, dayMs }
    const after = decided(cancelForErasure({ ownerId: 'ana' }), state, context).reduce(message.evolve, state)
    const isGiven = ['claimed', 'delivering', 'delivered'].includes(after.status)
    const next = isGiven ? undefined : nextStep(after)?.step
    expect(['notice', 'claim', 'release', 'resume']).not.toContain(next)
    return after !== state
  })
  expect(said).toBeGreaterThan(1_000)
})
