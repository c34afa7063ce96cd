import { describe, expect, test } from 'vitest'
import { specification } from '../../kernel/testing/given.ts'
import { pairsOf, wordOf, type Row } from '../../kernel/testing/table.ts'
import { billing, type Billing } from './billing.ts'
import { MONEY_BACK_DAYS } from './contract.ts'
import { requireSale, startCheckout } from './decide/buy.ts'
import {
  cancelPlan,
  closeBilling,
  endPlan,
  recordNotice,
  recordTold,
  requestMoneyBack,
  resumePlan,
} from './decide/end.ts'
import type { Decide } from './decide/guards.ts'
import { applySnapshot } from './decide/look.ts'
import { beginTrial, endTrial } from './decide/trial.ts'
import golden from './events.golden.json' with { type: 'json' }
import type { BillingEvent } from './events.ts'
import { limitsOf, stateOf } from './shown.ts'
import { paidOnce, withoutPlan, withPlan } from './testing/snapshots.ts'

const DAY = 86_400_000
const at = '2031-01-02T00:00:00.000Z'
const ruth = { by: { kind: 'account', id: 'ruth' }, at, dayMs: DAY } as const
const given = specification(billing, ruth)
const after = (days: number) => ({ ...ruth, at: new Date(Date.parse(at) + days * DAY).toISOString() })
const mode = 'simulator'

const trial: BillingEvent = {
  type: 'TrialStarted',
  data: { accountId: 'ruth', startedAt: '2031-01-01T00:00:00.000Z', endsAt: '2031-01-31T00:00:00.000Z' },
}
const trialEnded: BillingEvent = { type: 'TrialEnded', data: { endedAt: '2031-01-31T00:00:00.000Z' } }
const facts = { isVerified: true, isDemo: false, mode } as const
const opened = { accountId: 'ruth', customer: 'cus_1', sessionId: 'cs_1' }
const wanted = { plan: 'memory_plus', cycle: 'quarterly', consent: true } as const

/** The history after these commands, each at its time. */
const lived = (...commands: readonly (readonly [Decide, number?])[]): readonly BillingEvent[] => {
  let events: readonly BillingEvent[] = [trial]
  for (const [decide, days = 0] of commands) events = [...events, ...decide(given(...events).state, after(days))]
  return events
}
const checkout = startCheckout(wanted, facts, opened)
const bought = lived([checkout], [applySnapshot(paidOnce)])
const states = {
  new: [],
  trial: [trial],
  free: [trial, trialEnded],
  active: bought,
  past_due: lived([checkout], [applySnapshot(paidOnce)], [applySnapshot(withPlan({ isPastDue: true }))]),
  ending: lived([checkout], [applySnapshot(paidOnce)], [cancelPlan()]),
  'paid back': lived([checkout], [applySnapshot(paidOnce)], [requestMoneyBack()]),
  closed: lived([checkout], [applySnapshot(paidOnce)], [closeBilling()]),
} as const satisfies Readonly<Record<string, readonly BillingEvent[]>>
type State = keyof typeof states

test.each([
  ['new', 'none', 'complete_legacy'],
  ['trial', 'trial', 'complete_legacy'],
  ['free', 'free', 'free_forever'],
  ['active', 'active', 'memory_plus'],
  ['past_due', 'past_due', 'memory_plus'],
  ['ending', 'ending', 'memory_plus'],
  ['closed', 'closed', 'free_forever'],
] as const)('who is "%s" is shown %s and has the room of %s', (name, shown, plan) => {
  const { state } = given(...states[name])
  expect([stateOf(state, mode, at), limitsOf(state, mode, at)]).toEqual([shown, plan])
})

test('a plan of another mode counts as ended', () =>
  expect(limitsOf(given(...bought, trialEnded).state, 'live', at)).toBe('free_forever'))

const commands = {
  beginTrial: beginTrial('ruth'),
  endTrial: endTrial(),
  startCheckout: startCheckout(wanted, facts, { ...opened, sessionId: 'cs_2' }),
  paid: applySnapshot(paidOnce),
  cancelPlan: cancelPlan(),
  resumePlan: resumePlan(),
  requestMoneyBack: requestMoneyBack(),
  endPlan: endPlan(),
  recordTold: recordTold('money_back'),
  recordNotice: recordNotice('trial-23', { smtpCode: 250 }),
  closeBilling: closeBilling(),
} as const satisfies Readonly<Record<string, Decide>>
const table: Readonly<Record<keyof typeof commands, Row<State>>> = {
  beginTrial: { new: 'TrialStarted', else: '-' },
  endTrial: { else: '-' },
  startCheckout: {
    active: 'already-on-plan',
    past_due: 'already-on-plan',
    ending: 'already-on-plan',
    closed: 'not-sold',
    else: 'CheckoutStarted',
  },
  paid: { trial: 'PaymentSucceeded+', free: 'PaymentSucceeded+', past_due: 'PlanRecovered', else: '-' },
  cancelPlan: { active: 'CancellationRequested', past_due: 'PlanEnded', ending: '-', else: 'no-plan' },
  resumePlan: { ending: 'PlanResumed', else: 'not-ending' },
  requestMoneyBack: {
    active: 'MoneyBackRequested+',
    past_due: 'MoneyBackRequested+',
    ending: 'MoneyBackRequested+',
    'paid back': 'used-before',
    else: 'nothing-paid',
  },
  endPlan: { else: '-' },
  recordTold: { 'paid back': 'ProviderTold', else: '-' },
  recordNotice: { closed: '-', else: 'NoticeSent' },
  closeBilling: { new: '-', closed: '-', else: 'BillingClosed' },
}
test.each(pairsOf(table, states))('"%s" of who is "%s": %s', (command, state, word) =>
  expect(wordOf(commands[command], given(...states[state]).state, ruth)).toBe(word),
)

describe('a sale', () => {
  const sale = (change: object, more: object = {}) =>
    given(trial).when(startCheckout({ ...wanted, ...more }, { ...facts, ...change }, opened))
  test('needs the box', () => sale({}, { consent: false }).refuses('consent-missing'))
  test('needs an address that was confirmed', () => sale({ isVerified: false }).refuses('address-unverified'))
  test('is not for a demo', () => sale({ isDemo: true }).refuses('demo-account'))
  test('is not where nobody takes payments', () => sale({ mode: 'off' }).refuses('not-sold'))
  test('keeps what was agreed to, and the trial that is left', () => {
    const [event] = checkout(given(trial).state, ruth)
    expect(event?.data).toMatchObject({
      cents: 2495,
      firstChargeAt: '2031-01-31T00:00:00.000Z',
      consent: 'I agree that my plan renews at $24.95 every 3 months until I cancel.',
    })
  })
  test('charges at once where three days of the trial or fewer are left', () => {
    const [event] = checkout(given(trial).state, after(26))
    expect(event?.data).toMatchObject({ firstChargeAt: '' })
  })
  test('of the same page twice is one', () =>
    given(trial, ...checkout(given(trial).state, ruth))
      .when(checkout)
      .emits())
  test('says in which mode it is made', () => expect(requireSale(given(trial).state, wanted, facts)).toBe(mode))
})

describe('what the provider says', () => {
  const typesOf = (state: Billing, ...snapshots: Parameters<typeof applySnapshot>[0][]) => {
    let now = state
    return snapshots.flatMap((snapshot) => {
      const events = applySnapshot(snapshot)(now, ruth)
      now = events.reduce(billing.evolve, now)
      return events.map(({ type }) => type)
    })
  }
  const begun = given(...lived([checkout])).state
  test('counts once, however often it is said', () =>
    expect(typesOf(begun, paidOnce, paidOnce)).toEqual(['PaymentSucceeded', 'PlanActivated']))
  test('that a period is longer is a renewal, and a dearer plan a change', () =>
    expect(typesOf(given(...bought).state, withPlan({ cents: 3195, periodEnd: '2032-01-01T00:00:00.000Z' }))).toEqual([
      'PlanChanged',
      'PlanRenewed',
    ]))
  test('that a plan is no more ends it', () =>
    expect(typesOf(given(...bought).state, withoutPlan())).toEqual(['PlanEnded']))
  test('does not count against a cancellation that it has not heard of', () =>
    expect(typesOf(given(...states.ending).state, paidOnce)).toEqual([]))
  test('does not bring back a plan whose money was given back', () =>
    expect(typesOf(given(...states['paid back']).state, paidOnce)).toEqual([]))
  test('that money was given back is kept once, as the sum of it', () => {
    const back = withPlan({}, [{ ...paidOnce.charges[0], refundedCents: 2495 }])
    expect(typesOf(given(...bought).state, back, back)).toEqual(['PaymentRefunded'])
  })
  test('that it ends with its period, by whomever, is a cancellation', () =>
    expect(typesOf(given(...bought).state, withPlan({ isEnding: true }))).toEqual(['CancellationRequested']))
})

/** The same numbers on every machine (mulberry32). */
const chanceOf = (start: number) => {
  let seed = start
  return () => {
    seed += 0x6d2b79f5
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('500 orders of what is told, with repeats and losses, end in the same state', () => {
  // Whatever is told, what is looked at is how things are then: the last look is the same for all.
  const life = [
    paidOnce,
    withPlan({ isPastDue: true }),
    withPlan({ periodEnd: '2031-07-01T00:00:00.000Z' }),
    withPlan({ periodEnd: '2031-07-01T00:00:00.000Z', cents: 3195, plan: 'complete_legacy' }),
  ]
  const [begun, last] = [given(...lived([checkout])).state, life.at(-1) ?? paidOnce]
  const chance = chanceOf(1)
  const shown = Array.from({ length: 500 }, () => {
    let [state, step] = [begun, 0]
    for (let told = 0; told < 12; told += 1) {
      step = Math.min(life.length - 1, step + Math.floor(chance() * 2))
      if (chance() < 0.7) state = applySnapshot(life[step] ?? last)(state, ruth).reduce(billing.evolve, state)
    }
    const { subscription, payments } = applySnapshot(last)(state, ruth).reduce(billing.evolve, state)
    return JSON.stringify({ ...subscription, activatedAt: '', payments })
  })
  expect(new Set(shown).size).toBe(1)
})

describe('time', () => {
  test('ends a trial at its last moment, and not before', () => {
    expect(endTrial()(given(trial).state, after(28))).toEqual([])
    expect(wordOf(endTrial(), given(trial).state, after(29))).toBe('TrialEnded')
  })
  test('ends a canceled plan with its period', () => {
    expect(endPlan()(given(...states.ending).state, after(89))).toEqual([])
    expect(wordOf(endPlan(), given(...states.ending).state, after(90))).toBe('PlanEnded')
  })
  test('ends a plan whose card failed after fourteen days', () => {
    expect(endPlan()(given(...states.past_due).state, after(13))).toEqual([])
    expect(wordOf(endPlan(), given(...states.past_due).state, after(14))).toBe('PlanEnded')
  })
  test('closes the window in which money is given back', () =>
    expect(wordOf(requestMoneyBack(), given(...bought).state, after(MONEY_BACK_DAYS))).toBe('window-closed'))
})

test('money that could not be given back is told beside the rest', () =>
  expect(recordTold('money_back', ['ch_1'])(given(...states['paid back']).state, ruth).map(({ type }) => type)).toEqual(
    ['RefundFailed', 'ProviderTold'],
  ))

test('events as they were first stored still tell the same account', () => {
  const state = (golden as unknown as BillingEvent[]).reduce(billing.evolve, billing.initial)
  expect(state).toMatchObject({
    status: 'closed',
    customer: 'cus_1',
    payments: [{ cents: 2495, refundedCents: 2495, hasFailed: false }],
    over: ['sub_1'],
    notices: ['trial-23'],
  })
})
