import { describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import type { LifeEvent } from '../events.ts'
import { life } from '../life.ts'
import { stateOf } from '../state.ts'
import {
  asked,
  challenged,
  confirmed,
  day,
  dayMs,
  hourMs,
  opened,
  planned,
  reported,
  seen,
  START,
  withdrawn,
} from '../testing/reports.ts'
import { declineRole } from './answer.ts'
import { removeContact } from './invite.ts'
import { askCode, reportDeath, requireCode, withdrawReport } from './report.ts'
import { signOfLife } from './sign.ts'

const given = specification(life, { by: { kind: 'contact', id: 'nora' }, at: START, dayMs })
const who = (contactId = 'nora') => ({ contactId, nonce: `of-${contactId}` })
const right = (contactId = 'nora') => reportDeath({ contactId, isRight: true })
const wrong = reportDeath({ contactId: 'nora', isRight: false })
const at = (when: string) => ({ at: when })

describe('a report', () => {
  test('needs a code that counts', () => {
    given(...planned)
      .when(right())
      .refuses('no-code')
    given(...planned, asked('nora'))
      .by(at(plus(START, 600_000)))
      .when(right())
      .refuses('no-code')
  })
  test('counts with a code that left days after it was asked for, ten minutes from then', () => {
    const late: LifeEvent = {
      type: 'ReportCodeMailed',
      data: { contactId: 'nora', nonce: 'of-nora', smtpCode: 250, acceptedAt: day(9) },
    }
    given(...planned, asked('nora'), late)
      .by(at(plus(day(9), 599_999)))
      .when(right())
      .emits(reported('nora', plus(day(9), 599_999)))
    given(...planned, asked('nora'), late)
      .by(at(plus(day(9), 600_000)))
      .when(right())
      .refuses('no-code')
  })
  test('counts with the right one, once', () => {
    const state = given(...planned, asked('nora'))
      .when(right())
      .emits(reported('nora'))
    expect(stateOf(state)).toBe('reported')
    given(...planned, asked('nora'), reported('nora'))
      .when(askCode(who()))
      .emits()
  })
  test('of as many as the plan asks for gives the author seven days to object', () =>
    given(...planned, reported('nora'), asked('emil'))
      .when(right('emil'))
      .emits(reported('emil'), opened()))
  test('of one more changes nothing of that', () =>
    given(...challenged, asked('ida'))
      .when(right('ida'))
      .emits(reported('ida')))
  test('is locked for an hour by five wrong codes within one', () => {
    const failedAt = [0, 1, 2, 3, 4].map((minutes) => plus(START, minutes * 60_000))
    const fails = failedAt.map((when): LifeEvent => ({
      type: 'ReportCodeFailed',
      data: { contactId: 'nora', failedAt: when },
    }))
    const { state } = given(...planned, asked('nora'))
    expect(wrong(state, { by: { kind: 'contact', id: 'nora' }, at: START, dayMs })).toEqual([fails[0]])
    const lockedAt = plus(START, 5 * 60_000)
    given(...planned, asked('nora'), ...fails.slice(0, 4))
      .by(at(lockedAt))
      .when(right())
      .emits(reported('nora', lockedAt))
    given(...planned, asked('nora'), ...fails)
      .by(at(lockedAt))
      .when(right())
      .refuses('locked')
    given(...planned, asked('nora'), ...fails)
      .by(at(lockedAt))
      .when(askCode(who()))
      .refuses('locked')
    const open = plus(START, 4 * 60_000 + hourMs)
    given(...planned, ...fails)
      .by(at(open))
      .when(askCode(who()))
      .emits(asked('nora', open))
  })
  test('of a contact who has reported needs no code any more', () =>
    expect(requireCode(given(...planned, reported('nora')).state, 'nora', START, dayMs)).toBeUndefined())
})

describe('a report that is taken back', () => {
  test('ends a challenge that needed it', () => {
    const state = given(...challenged)
      .when(withdrawReport(who()))
      .emits(withdrawn('nora'))
    expect([state.challenge, stateOf(state)]).toEqual([undefined, 'reported'])
    given(...challenged, withdrawn('nora'), asked('nora', day(2)))
      .by(at(day(2)))
      .when(right())
      .emits(reported('nora', day(2)), opened(2))
  })
  test('ends none that has enough without it', () => {
    const state = given(...challenged, reported('ida'))
      .when(withdrawReport(who()))
      .emits(withdrawn('nora'))
    expect(state.challenge?.until).toBe(day(7))
  })
  test('undoes what was concluded from it', () => {
    const restored: LifeEvent = { type: 'LifeRestored', data: { source: 'reports', restoredAt: day(8) } }
    const later = given(...challenged, confirmed).by(at(day(8)))
    later.when(withdrawReport(who())).emits(withdrawn('nora', day(8)), restored)
    later
      .when(declineRole(who()))
      .emits(
        { type: 'ContactDeclined', data: { contactId: 'nora', declinedAt: day(8) } },
        withdrawn('nora', day(8)),
        restored,
      )
    later
      .when(removeContact(who()))
      .emits({ type: 'ContactRemoved', data: { contactId: 'nora' } }, withdrawn('nora', day(8)), restored)
    given(...challenged, reported('ida'), confirmed)
      .by(at(day(8)))
      .when(withdrawReport(who()))
      .emits(withdrawn('nora', day(8)))
  })
  test('goes with the contact', () => {
    const state = given(...challenged)
      .when(removeContact(who()))
      .emits({ type: 'ContactRemoved', data: { contactId: 'nora' } }, withdrawn('nora'))
    expect([state.challenge, state.reports.length]).toEqual([undefined, 1])
  })
  test('changes nothing where there is none, and needs a contact', () => {
    given(...planned)
      .when(withdrawReport(who()))
      .emits()
    given(...planned)
      .when(withdrawReport(who('eve')))
      .refuses('not-a-contact')
  })
})

describe('somebody who answers from the mailbox of the author', () => {
  const answered = [...challenged, seen('mail', day(3))]
  test('ends the reports, once for all who made them', () =>
    given(...challenged)
      .by(at(day(3)))
      .when(signOfLife({ source: 'mail' }))
      .emits(seen('mail', day(3))))
  test('has contacts wait for seven days before they report again', () => {
    given(...answered)
      .by(at(day(9)))
      .when(askCode(who()))
      .refuses('report-later', { from: day(10) })
    given(...answered)
      .by(at(day(10)))
      .when(askCode(who()))
      .emits(asked('nora', day(10)))
  })
  const again = (n: number) => [...answered, reported('nora', day(n)), asked('emil', day(n))]
  test('answers no second challenge within a year: that takes somebody who is signed in', () => {
    const state = given(...again(20))
      .by(at(day(20)))
      .when(right('emil'))
      .emits(reported('emil', day(20)), {
        type: 'ChallengeOpened',
        data: { openedAt: day(20), until: day(27), signInOnly: true },
      })
    const ana = { by: { kind: 'account', id: 'ana' }, at: day(21), dayMs } as const
    expect(() => signOfLife({ source: 'mail' })(state, ana)).toThrow('sign-in-needed')
    expect(signOfLife({ source: 'app' })(state, ana)).toEqual([seen('app', day(21))])
    const over = { ...confirmed, data: { contactIds: [], lastSignAt: '', confirmedAt: day(27) } } as LifeEvent
    expect(() => signOfLife({ source: 'mail' })(life.evolve(state, over), ana)).toThrow('sign-in-needed')
  })
  test('answers what is left of it once a report is taken back', () => {
    const opened2 = { type: 'ChallengeOpened', data: { openedAt: day(20), until: day(27), signInOnly: true } } as const
    const state = given(...again(20), reported('emil', day(20)), opened2, withdrawn('nora', day(21))).state
    expect([state.challenge, state.isSignInOnly]).toEqual([undefined, false])
  })
  test('is forgotten after a year, and once the author has signed in', () => {
    const open = (n: number) => [reported('emil', day(n)), opened(n)]
    given(...again(400))
      .by(at(day(400)))
      .when(right('emil'))
      .emits(...open(400))
    const signedIn = [...again(20), seen('app', day(21)), reported('nora', day(30)), asked('emil', day(30))]
    given(...signedIn)
      .by(at(day(30)))
      .when(right('emil'))
      .emits(...open(30))
  })
})
