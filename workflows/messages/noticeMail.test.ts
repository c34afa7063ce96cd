import { describe, expect, test } from 'vitest'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { acceptNotice } from '../../backend/modules/messages/decide/notice.ts'
import { message } from '../../backend/modules/messages/message.ts'
import {
  at,
  attempted,
  dayMs,
  dueAt,
  first,
  given,
  noticed,
  second,
} from '../../backend/modules/messages/testing/history.ts'
import { house } from '../../tests/mails/house.ts'
import { ruth } from '../../tests/mails/example.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { noticeMail } from './noticeMail.ts'

const before = noticed.slice(0, 4)
const write = (events: readonly MessagesEvent[], tried: typeof first, leavesAt: string) =>
  noticeMail(house, given(...events).state, ruth, { names: ['Ben'] }, { ...tried, leavesAt })
/** The date in the fold once this check is taken. */
const dateIn = (events: readonly MessagesEvent[], tried: typeof first, acceptedAt: string): string => {
  const { state } = given(...events, attempted(tried))
  const context = { by: { kind: 'system', id: 'system' }, dayMs, ...at(acceptedAt) } as const
  const { dueAt: to, zone } = acceptNotice({ ...tried, smtpCode: 250, acceptedAt })(state, context).reduce(
    message.evolve,
    state,
  )
  return momentInWords(to, zone)
}

describe('a check', () => {
  test.each([
    ['in time', before, first, -2, 'in 2 days'],
    ['half a day late', before, first, -1.5, 'in 2 days'],
    ['after its date', before, first, 3, 'in 2 days'],
    ['in time, the second one', noticed, second, -1, 'tomorrow'],
    ['after its date, the second one', noticed, second, 0.5, 'tomorrow'],
  ] as const)('that leaves %s names the date as it will be', (_name, events, tried, days, when) => {
    const leavesAt = plus(dueAt, days * dayMs)
    const { subject, text } = write(events, tried, leavesAt)
    expect(text).toContain(`The date is ${dateIn(events, tried, leavesAt)}.`)
    expect(text).toContain(` will be sent to Ben ${when}.`)
    expect(subject).toContain(`will be sent ${when}`)
  })
  test('that moves the date says for when it was planned', () => {
    const { text } = write(before, first, plus(dueAt, dayMs))
    expect(text).toContain('It was planned for Monday, June 10, 2030 at 11:00 am (Madrid time). We moved it')
    expect(write(before, first, plus(dueAt, -2 * dayMs)).text).not.toContain('It was planned for')
  })
  test('that moves a date which has moved before names the last one, and the one that was promised', () => {
    const later = plus(dueAt, dayMs)
    const slid: MessagesEvent = { type: 'DueSlid', data: { round: 1, from: dueAt, to: later, reason: 'late_notice' } }
    const { text } = write([...noticed, slid], second, plus(dueAt, dayMs / 2))
    expect(text).toContain(`The date is ${momentInWords(plus(dueAt, 1.25 * dayMs), 'Europe/Madrid')}.`)
    expect(text).not.toContain(momentInWords(later, 'Europe/Madrid'))
    expect(text).toContain(`It was planned for ${momentInWords(dueAt, 'Europe/Madrid')}. We moved it`)
  })
  test('of a round that a restore began says why', () => {
    const restoredAt = plus(dueAt, -4 * dayMs)
    const anew = (more: object): MessagesEvent[] =>
      before.map((event) =>
        event.type === 'MessageScheduled' ? { ...event, data: { ...event.data, ...more } } : event,
      )
    const why = 'We lost a day. Please answer again.'
    expect(write(anew({ restoredAt }), first, plus(dueAt, -2 * dayMs)).text).toContain(why)
    expect(write(anew({}), first, plus(dueAt, -2 * dayMs)).text).not.toContain(why)
    expect(write(anew({ restoredAt, answerRule: 'always' }), first, plus(dueAt, -2 * dayMs)).text).not.toContain(why)
  })
  test('of a date that is further off says how far', () => {
    const slid: MessagesEvent = {
      type: 'DueSlid',
      data: { round: 1, from: dueAt, to: plus(dueAt, dayMs), reason: 'unreachable' },
    }
    expect(write([...before, slid], first, plus(dueAt, -2 * dayMs)).subject).toContain('will be sent in 3 days')
  })
})
