import { describe, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { specification } from '../../../kernel/testing/given.ts'
import { life } from '../life.ts'
import { asked, dayMs, planned, planOf, START, trusted } from '../testing/reports.ts'
import { askCode, recordReportCode, reportDeath } from './report.ts'

const given = specification(life, { by: { kind: 'contact', id: 'nora' }, at: START, dayMs })
const who = (contactId = 'nora') => ({ contactId, nonce: `of-${contactId}` })
const at = (when: string) => ({ at: when })

describe('a code for a report', () => {
  test('is mailed to a contact who asks for it', () =>
    given(...planned)
      .when(askCode(who()))
      .emits(asked('nora')))
  test('is asked for by those only who have agreed', () => {
    given(...planned)
      .when(askCode(who('eve')))
      .refuses('not-a-contact')
    given(...planned, { type: 'ContactDeclined', data: { contactId: 'nora', declinedAt: START } })
      .when(askCode(who()))
      .refuses('not-a-contact')
  })
  test('is mailed to nobody while the account is being closed', () => {
    given(...planned)
      .when(askCode({ ...who(), isEnding: true }))
      .refuses('account-ending')
    given(...planned, asked('nora'))
      .when(reportDeath({ contactId: 'nora', isRight: true, isEnding: true }))
      .refuses('account-ending')
  })
  test('needs a plan by which contacts may report', () => {
    given(...trusted)
      .when(askCode(who()))
      .refuses('no-life-plan')
    given(...trusted, planOf({ k: null }))
      .when(askCode(who()))
      .refuses('no-life-plan')
  })
  test('is mailed five times an hour at most', () => {
    const five = [0, 2, 4, 6, 8].map((minutes) => asked('nora', plus(START, minutes * 60_000)))
    given(...planned, ...five)
      .by(at(plus(START, 600_000)))
      .when(askCode(who()))
      .refuses('rate-limited')
    given(...planned, ...five)
      .by(at(plus(START, 600_000)))
      .when(askCode(who('emil')))
      .emits(asked('emil', plus(START, 600_000)))
  })
  test('is noted as mailed or refused, once', () => {
    const { contactId, nonce } = who()
    given(...planned, asked('nora'))
      .when(recordReportCode({ contactId, nonce, smtpCode: 250, acceptedAt: START }))
      .emits({ type: 'ReportCodeMailed', data: { contactId, nonce, smtpCode: 250, acceptedAt: START } })
    given(...planned, asked('nora'))
      .when(recordReportCode({ contactId, nonce, smtpCode: 550 }))
      .emits({ type: 'ReportCodeRefused', data: { contactId, nonce, smtpCode: 550 } })
  })
})
