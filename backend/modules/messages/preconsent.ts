import type { Plan } from './events.ts'

/**
 * @number days for which a mailbox refuses our checks until a message goes out, unless the author chooses. Email accounts
 * are often closed after a death.
 */
export const USUAL_PRECONSENT_DAYS = 60

/** After so many days of refusals a message goes on without its author; null is never. Old plans of `always` were not asked. */
export const preconsentOf = ({ answerRule, preconsentDays }: Pick<Plan, 'answerRule' | 'preconsentDays'>) => {
  const unasked = answerRule === 'always' ? USUAL_PRECONSENT_DAYS : null
  return preconsentDays === undefined ? unasked : preconsentDays
}
