import { describe, expect, test } from 'vitest'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import {
  agreed,
  asked,
  confirmed,
  day,
  dayMs,
  opened,
  planOf,
  reported,
  START,
  trusted,
  withdrawn,
} from '../testing/reports.ts'
import { declineRole } from './answer.ts'
import { reportDeath, withdrawReport } from './report.ts'

const given = specification(life, { by: { kind: 'contact', id: 'nora' }, at: START, dayMs })
const who = (contactId: string) => ({ contactId })
const right = (contactId = 'nora') => reportDeath({ contactId, isRight: true })
const at = (when: string) => ({ at: when })

describe('a plan that asks for one report', () => {
  const one = planOf({ k: 1 })
  const alone = [...agreed('nora'), one]
  const two = [...alone, ...agreed('emil')]
  const left = (contactId: string, when = START): LifeEvent => ({
    type: 'ContactDeclined',
    data: { contactId, declinedAt: when },
  })
  test('has enough with the only contact’s', () =>
    given(...alone, asked('nora'))
      .when(right())
      .emits(reported('nora'), opened()))
  test('needs two as soon as two have agreed and its author has not said that one alone is enough', () => {
    given(...two, asked('nora'))
      .when(right())
      .emits(reported('nora'))
    given(...two, reported('nora'), asked('emil'))
      .when(right('emil'))
      .emits(reported('emil'), opened())
    given(...trusted, planOf({ k: 1, confirmSingle: true }), asked('nora'))
      .when(right())
      .emits(reported('nora'), opened())
  })
  test('loses a challenge with the second of two reports', () => {
    const state = given(...two, reported('nora'), reported('emil'), opened())
      .when(withdrawReport(who('emil')))
      .emits(withdrawn('emil'))
    expect(state.challenge).toBeUndefined()
  })
  test('keeps a challenge that was opened while one was enough, whoever comes and goes without a word', () => {
    const history = [...alone, reported('nora'), opened(), ...agreed('emil'), ...agreed('ida')]
    expect(given(...history, left('ida')).state.challenge).toBeDefined()
    given(...history)
      .when(declineRole(who('ida')))
      .emits(left('ida'))
  })
  test('has enough once whoever has not told us leaves', () =>
    given(...two, reported('nora'))
      .by(at(day(3)))
      .when(declineRole(who('emil')))
      .emits(left('emil', day(3)), opened(3)))
  test('asks anew where one of two who told us leaves', () =>
    given(...two, reported('nora'), reported('emil'), opened(), confirmed)
      .by(at(day(8)))
      .when(declineRole(who('emil')))
      .emits(
        left('emil', day(8)),
        withdrawn('emil', day(8)),
        { type: 'LifeRestored', data: { source: 'reports', restoredAt: day(8) } },
        opened(8),
      ))
})
