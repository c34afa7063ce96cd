import { describe, expect, test } from 'vitest'
import { newMasterKey, readSettings } from '../../backend/kernel/process/settings.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { checked, dueAt, given, noticed, released, scheduled } from '../../backend/modules/messages/testing/history.ts'
import { letterOf, type Telling } from './letters.ts'

const settings = readSettings({
  DATABASE_URL: 'd',
  EVENTSTORE_URL: 'e',
  TEMPORAL_ADDRESS: 't',
  S3_ENDPOINT: 's',
  S3_ACCESS_KEY: 'k',
  S3_SECRET_KEY: 'x',
  SMTP_URL: 'smtp://localhost',
  MASTER_KEY: newMasterKey(),
  VAULT_KEY: newMasterKey(),
  BACKUP_KEY: newMasterKey(),
})
const known = {
  names: ['Ben'],
  outcomes: [],
  now: '2030-06-08T10:00:00.000Z',
  reader: 'Ben',
  refused: [] as string[],
  checkUrl: 'https://house.example/check/abc',
}
const write = (telling: Telling, events: readonly MessagesEvent[], changes: Partial<typeof known> = {}) =>
  letterOf(telling)(given(...events).state, { ...known, ...changes }, settings)
const held = (reason: 'answered' | 'late' | 'date_missed' | 'incomplete'): MessagesEvent => ({
  type: 'MessageHeld',
  data: { reason, heldAt: '2030-06-08T10:00:00.000Z' },
})

describe('an email to the author', () => {
  test('says what was sealed, for when, and when we ask', () => {
    const { subject, lines } = write('sealed', noticed.slice(0, 4))
    expect(subject).toBe('Your message to Ben is sealed')
    expect(lines).toEqual([
      'We keep “For Ben” and deliver it to Ben on Monday, June 10, 2030 at 11:00 am (Madrid time).',
      'Before that we write to you twice: on Saturday, June 8, 2030 at 11:00 am (Madrid time) and on Sunday, June 9, 2030 at 11:00 am (Madrid time).',
      'If we do not hear from you then, we deliver it.',
    ])
  })
  test('says of what comes back that it does, and what stops it', () => {
    const rule = { every: 'year', first: '2030-06-10T11:00', firstOccurrence: 1 } as const
    const data = { ...scheduled.data, mode: 'recurring', answerRule: 'always', rule } as const
    const { lines } = write('sealed', [...noticed.slice(0, 3), { type: 'MessageScheduled', data }])
    expect(lines.slice(2)).toEqual([
      'It will be sent on its day unless you stop it.',
      'It repeats every year, and we write to you before each time.',
    ])
  })
  test.each([
    ['answered', /You answered our question/],
    ['late', /too late for its day/],
    ['date_missed', /The pause left no time/],
    ['incomplete', /It needs words or a recording, someone it is for/],
  ] as const)('says why it waits: %s', (reason, words) => {
    const { lines, choices } = write('held', [...checked, held(reason)])
    expect(lines[0]).toMatch(words)
    expect(choices.map(({ label }) => label)).toEqual([
      'Choose a new date',
      'Keep Monday, June 10, 2030 at 11:00 am (Madrid time)',
      'Cancel it',
    ])
  })
  test('offers no date that is over', () => {
    const { choices } = write('held', [...checked, held('answered')], { now: '2030-06-11T00:00:00.000Z' })
    expect(choices.map(({ label }) => label)).toEqual(['Choose a new date', 'Cancel it'])
  })
  test('says how each email went', () => {
    const outcomes = [
      { name: 'Ben', isSent: true },
      { name: 'Cora', isSent: false },
    ]
    const { subject, lines } = letterOf('result')(
      given(...released, { type: 'MessageDelivered', data: { occurrence: 1, ok: 1, failed: 1 } }).state,
      { ...known, names: ['Ben', 'Cora'], outcomes },
      settings,
    )
    expect(subject).toBe('Your message reached Ben, but not Cora')
    expect(lines).toEqual([
      'Ben has our email, with a private page for “For Ben”.',
      'Cora: the address did not accept our email. The message is kept. You can give us another address.',
      'For a day you can still take it back.',
    ])
  })
  test('says of whom would rather not receive it that they said so', () => {
    const outcomes = [{ name: 'Cora', isSent: false, isDeclined: true }]
    const { subject, lines } = letterOf('result')(
      given(...released, { type: 'MessageUndeliverable', data: { occurrence: 1, failed: 1 } }).state,
      { ...known, names: ['Cora'], outcomes },
      settings,
    )
    expect(subject).toBe('Your message did not reach Cora')
    expect(lines).toEqual(['Cora would rather not receive it, so we sent nothing. The message is kept.'])
  })
  test('says which address was silent, and both dates', () => {
    const moved: MessagesEvent = {
      type: 'DueSlid',
      data: { round: 1, from: dueAt, to: '2030-06-11T09:00:00.000Z', reason: 'unreachable' },
    }
    const { subject, lines, choices } = write('slid', [...noticed, moved], { refused: ['ruth@hale.example'] })
    expect(subject).toBe('Your message to Ben will be sent later')
    expect(lines.slice(0, 2)).toEqual([
      'ruth@hale.example did not accept our question about “For Ben”. Please check it.',
      'It was planned for Monday, June 10, 2030 at 11:00 am (Madrid time). It will now be sent on Tuesday, June 11, 2030 at 11:00 am (Madrid time) at the earliest.',
    ])
    expect(choices[0]).toEqual({ label: 'Say what should happen', url: 'https://house.example/check/abc?do=here' })
    expect(write('slid', [...noticed, moved]).lines[0]).toMatch(/not be sure that you had time to answer/)
  })
  test('says who opened it, and nothing that was written', () => {
    const { heading, lines } = write('opened', released)
    expect(heading).toBe('Ben opened your message')
    expect(lines.join()).not.toContain('Dear Ben')
  })
})
