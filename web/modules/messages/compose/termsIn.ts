import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { usualTerms, type Terms } from '../plan.ts'

/** The terms a message already has, in the fields' words. */
export const termsIn = (row: MessageRow): Terms => {
  const { mode, rule, answerRule, deliverIfIDie, preconsentDays, lateLimitDays, linkDays } = row
  if (mode === null) return usualTerms
  const [year = '', month = '', day = ''] = (rule?.until ?? '').split('-')
  return {
    every: rule ? rule.every : 'once',
    ends: rule?.count === undefined ? (rule?.until === undefined ? 'never' : 'until') : 'count',
    times: String(rule?.count ?? usualTerms.times),
    until: { day: day && String(Number(day)), month: month && String(Number(month)), year },
    leapDay: rule?.leapDay ?? 'feb28',
    answerRule: answerRule === 'always' ? 'always' : 'silent',
    ifIDie: deliverIfIDie ? 'deliver' : 'keep',
    preconsent: preconsentDays === null ? 'never' : String(preconsentDays),
    lateLimit: lateLimitDays === null ? 'any' : String(lateLimitDays),
    linkDays: linkDays === null ? 'ever' : String(linkDays),
  }
}
