import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import { NUMBERS } from '../contract.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { stateOf } from '../state.ts'
import { dayMs, lives, nora, START, terms } from '../testing/states.ts'
import { pauseLife, resumeLife } from './pause.ts'
import { setLifePlan } from './plan.ts'
import { signOfLife } from './sign.ts'

const given = specification(life, { by: { kind: 'account', id: 'ana' }, at: START, dayMs })
const facts = { confirmSingle: false, isVerified: true, isReauthenticated: true }
const set = (changes: Partial<typeof facts> & Partial<Record<keyof typeof terms, number | null>> = {}) =>
  setLifePlan({ ...terms, ...facts, ...changes } as Parameters<typeof setLifePlan>[0])
const alone = { k: null }
const stored = (changes: object = {}) =>
  ({ type: 'LifePlanSet', data: { ...terms, ...changes, accountId: 'ana', setAt: START } }) as LifeEvent
const sam: LifeEvent = {
  type: 'ContactInvited',
  data: { accountId: 'ana', ...nora, contactId: 'sam', addressHash: 'h2' },
}

describe('a life plan', () => {
  test('is kept as it was chosen, and once', () =>
    given(...lives.accepted)
      .when(set())
      .emits(stored()))
  test('needs no contact where no one may report a death', () => given().when(set(alone)).emits(stored(alone)))
  test('may ask nothing, and wait for ever', () => {
    const quiet = { ...alone, intervalDays: null, preconsentDays: null }
    given().when(set(quiet)).emits(stored(quiet))
  })
  test.each(Object.entries(NUMBERS))('has %s in its range', (field, { min, max }) => {
    for (const value of [min - 1, max + 1, min + 0.5, Number.NaN])
      given()
        .when(set({ ...alone, [field]: value }))
        .refuses('plan-invalid', { field, min, max })
    for (const value of [min, max]) {
      const changes = { ...alone, [field]: value }
      given().when(set(changes)).emits(stored(changes))
    }
  })
  test.each([0, 2, 1.5])('of one contact does not ask for %d reports', (k) =>
    given(...lives.accepted)
      .when(set({ k }))
      .refuses('quorum-invalid', { n: 1 }),
  )
  test('that names reporters needs someone who may report', () => given().when(set()).refuses('contacts-missing'))
  test('lets one of several report alone only where its author says so', () => {
    given(...lives.accepted, sam)
      .when(set())
      .refuses('single-unconfirmed')
    given(...lives.accepted, sam)
      .when(set({ confirmSingle: true }))
      .emits(stored({ confirmSingle: true }))
  })
  test('that was made for the only contact is confirmed afterwards, and a word about one is none about two', () => {
    given(...lives.planned, sam)
      .when(set({ confirmSingle: true }))
      .emits(stored({ confirmSingle: true }))
    given(...lives.accepted, sam)
      .when(set({ k: 2, confirmSingle: true }))
      .emits(stored({ k: 2 }))
  })
  test('needs an address we can ask at, and who sets it', () => {
    given()
      .when(set({ ...alone, isVerified: false }))
      .refuses('address-unverified')
    given()
      .when(set({ ...alone, isReauthenticated: false }))
      .refuses('reauth-needed')
  })
})

describe('a pause', () => {
  const until = plus(START, 30 * dayMs)
  test('needs a plan', () => given().when(pauseLife({ until })).refuses('no-life-plan'))
  test('lies ahead, and lasts a year at most', () => {
    given(...lives.planned)
      .when(pauseLife({ until: START }))
      .refuses('pause-past')
    given(...lives.planned)
      .when(pauseLife({ until: plus(START, 366 * dayMs) }))
      .refuses('pause-too-long')
  })
  test('ends the questions that run, and leaves reports standing', () => {
    const { state } = given(...lives.asked)
    expect(
      stateOf(
        given(...lives.asked)
          .when(pauseLife({ until }))
          .emits({
            type: 'LifePaused',
            data: { pausedAt: START, until },
          }),
      ),
    ).toBe('paused')
    expect(stateOf(state)).toBe('asked')
    expect(stateOf(given(...lives.reported, ...lives.away.slice(-1)).state)).toBe('reported')
  })
  test('is not ended by time before its time', () =>
    given(...lives.away)
      .by({ by: { kind: 'system', id: 'system' } })
      .when(resumeLife())
      .emits())
})

describe('a sign of life', () => {
  const seen: LifeEvent = { type: 'SignOfLifeSeen', data: { source: 'mail', seenAt: START } }
  const seenBy = { ...seen, data: { ...seen.data, reportedBy: [nora.contactId] } } as LifeEvent
  const restored: LifeEvent = { type: 'LifeRestored', data: { source: 'mail', restoredAt: START } }
  test.each([
    ['nothing where nothing was asked', lives.planned, []],
    ['the questions', lives.asked, [seen]],
    ['a report', lives.reported, [seenBy]],
    ['what was presumed', lives.presumed, [seen, restored]],
    ['what was confirmed', lives.confirmed, [seenBy, restored]],
  ] as const)('ends %s, and all is as before', (_, history, events) => {
    const after = given(...history)
      .when(signOfLife({ source: 'mail' }))
      .emits(...events)
    expect(stateOf(after)).toBe('active')
    expect(after).toMatchObject({ reports: [], challenge: undefined, verdict: undefined, questions: { silence: [] } })
  })
})

test('the challenge goes with the report that it needs', () => {
  const history = [...lives.reported, { type: 'ChallengeOpened', data: { openedAt: START, until: START } }] as const
  const gone: LifeEvent = { type: 'ReportWithdrawn', data: { contactId: nora.contactId, withdrawnAt: START } }
  expect(given(...history).state.challenge).toBeDefined()
  expect(given(...history, gone).state).toMatchObject({ reports: [], challenge: undefined })
})
