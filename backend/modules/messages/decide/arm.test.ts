import { describe, expect, test } from 'vitest'
import type { ArmMessage } from '../contract.ts'
import { addressed, armed, ben, drafted, given, scheduled, written } from '../testing/history.ts'
import { lives } from '../testing/states.ts'
import { armMessage } from './arm.ts'
import { scheduleMessage } from './schedule.ts'

const draft = [drafted, written, addressed]
const lifePlan = { intervalDays: 90, k: 2, preconsentDays: 60 }
const facts = { recipients: [ben], isVerified: true, lifePlan, contactIds: ['cleo', 'dan'] }
const zone = 'Europe/Madrid'
const afterDeath = (changes: Partial<Extract<ArmMessage, { mode: 'posthumous' }>> = {}) =>
  ({ mode: 'posthumous', zone, ...changes }) as const
const atOccasion = (changes: Partial<Extract<ArmMessage, { mode: 'milestone' }>> = {}) =>
  ({
    mode: 'milestone' as const,
    zone,
    announcerIds: ['cleo'],
    occasion: 'Ben marries',
    ...changes,
  }) satisfies ArmMessage

describe('a message that is kept until needed', () => {
  test('has no date, and waits for silence or a report unless its author says otherwise', () =>
    given(...draft)
      .when(armMessage({ ...afterDeath(), ...facts }))
      .emits(armed))
  test('may wait for so many days after that is sure, and link for so long', () => {
    const data = { ...armed.data, trigger: 'contacts', delayDays: 30, linkDays: null } as const
    given(...draft)
      .when(armMessage({ ...afterDeath({ trigger: 'contacts', delayDays: 30, linkDays: null }), ...facts }))
      .emits({ type: 'MessageArmed', data })
  })
  test('may wait for an occasion that one of the contacts tells of', () => {
    const data = {
      ...armed.data,
      mode: 'milestone',
      trigger: 'milestone',
      announcerIds: ['cleo'],
      occasion: 'Ben marries',
    } as const
    given(...draft)
      .when(armMessage({ ...atOccasion({ occasion: ' Ben marries ' }), ...facts }))
      .emits({ type: 'MessageArmed', data })
  })
  test('needs the name that they will see', () => {
    for (const kept of [afterDeath(), atOccasion()])
      given(...draft)
        .when(armMessage({ ...kept, ...facts, isNameless: true }))
        .refuses('name-needed')
  })
  test('had a date before, which is gone', () => {
    const { state } = given(...draft, scheduled, armed)
    expect(state).toMatchObject({ status: 'dormant', dueAt: '', slots: [], plan: undefined, round: 1 })
  })
  test('is kept to the same terms once', () =>
    given(...lives.dormant)
      .when(armMessage({ ...afterDeath(), ...facts }))
      .emits())
  test('gets a date when its author chooses one', () => {
    const { data } = scheduled
    const plan = { mode: 'fixed', answerRule: 'silent', local: data.local, zone, tzdb: data.tzdb } as const
    const { state } = given(...lives.dormant, scheduled)
    expect(state).toMatchObject({ status: 'scheduled', armed: undefined })
    given(...lives.dormant)
      .when(scheduleMessage({ ...plan, dueAt: data.dueAt, recipients: [ben], isVerified: true }))
      .emits(scheduled)
  })
  test('comes from any state before its delivery has begun', () => {
    for (const status of ['scheduled', 'noticed', 'checked', 'stalled', 'held', 'paused'] as const)
      given(...lives[status])
        .when(armMessage({ ...afterDeath(), ...facts }))
        .emits(armed)
    given(...lives.claimed)
      .when(armMessage({ ...afterDeath(), ...facts }))
      .refuses('message-claimed')
  })
})

describe('nothing is kept that could never go out', () => {
  const refused = (command: ArmMessage, changes: Partial<Parameters<typeof armMessage>[0]>) =>
    given(...draft).when(armMessage({ ...command, ...facts, ...changes } as Parameters<typeof armMessage>[0]))
  test('without a plan of its author’s life, or one that asks nothing or nobody', () => {
    refused(afterDeath(), { lifePlan: undefined }).refuses('no-life-plan')
    refused(afterDeath({ trigger: 'inactivity' }), { lifePlan: { ...lifePlan, intervalDays: null } }).refuses(
      'no-life-plan',
    )
    refused(afterDeath({ trigger: 'contacts' }), { lifePlan: { ...lifePlan, k: null } }).refuses('no-life-plan')
  })
  test('while fewer contacts have said yes than may report', () => {
    refused(afterDeath({ trigger: 'either' }), { contactIds: ['cleo'] }).refuses('contacts-missing', { k: 2 })
    refused(afterDeath({ trigger: 'inactivity' }), { contactIds: [] }).emits({
      type: 'MessageArmed',
      data: { ...armed.data, trigger: 'inactivity' },
    })
  })
  test('where a closed mailbox would keep it for ever', () => {
    const never = { lifePlan: { ...lifePlan, preconsentDays: null } }
    refused(afterDeath({ trigger: 'both' }), never).refuses('no-way-out', { days: 60 })
    refused(afterDeath({ trigger: 'inactivity' }), never).refuses('no-way-out')
    refused(atOccasion({ preconsentDays: null }), {}).refuses('no-way-out')
  })
  test('for an occasion that nobody can announce, or that has no name', () => {
    refused(atOccasion({ announcerIds: [] }), {}).refuses('contacts-missing')
    refused(atOccasion({ announcerIds: ['eve'] }), {}).refuses('contacts-missing')
    refused(atOccasion({ announcerIds: Array.from({ length: 11 }, () => 'cleo') }), {}).refuses('contacts-missing')
    refused(atOccasion({ occasion: ' ' }), {}).refuses('no-occasion')
  })
  test('with days beyond what is allowed', () => {
    refused(afterDeath({ delayDays: 1 }), {}).refuses('plan-invalid', { min: 2, max: 3_650, field: 'delayDays' })
    refused(atOccasion({ preconsentDays: 29 }), {}).refuses('plan-invalid')
  })
  test('to oneself alone', () =>
    refused(afterDeath(), { recipients: [{ ...ben, isAuthor: true }] }).refuses('self-only'))
})
