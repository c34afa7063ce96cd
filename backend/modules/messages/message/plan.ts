import type { Chosen, Plan } from '../events.ts'

/**
 * @number days for which a mailbox refuses our checks until a message is sent, unless the author chooses. Email accounts
 * are often closed after a death.
 */
export const USUAL_PRECONSENT_DAYS = 60

/** The days of refusals after which a message goes on without its author; null is never. Old plans of `always` were not asked. */
export const preconsentOf = ({ answerRule, preconsentDays }: Pick<Plan, 'answerRule' | 'preconsentDays'>) => {
  const unasked = answerRule === 'always' ? USUAL_PRECONSENT_DAYS : null
  return preconsentDays === undefined ? unasked : preconsentDays
}

/** What the author chose, whether or not this plan is for one delivery. */
export const chosenIn = (plan: Plan): Chosen =>
  plan.chosen ?? { answerRule: plan.answerRule, preconsentDays: preconsentOf(plan) }

/** The plan without what triggered it, once its author has taken it on as their own. */
export const ownPlan = (plan: Plan | undefined): Plan | undefined => {
  if (!plan) return undefined
  const { triggered: _, ...own } = plan
  return own
}

type Scheduled = { readonly plan: Plan | undefined }
export const isTriggered = ({ plan }: Scheduled): boolean => plan?.triggered !== undefined
/** Whether the silence or the death of its author gave a message its date: any sign of theirs takes it away. */
export const isOfLife = ({ plan }: Scheduled): boolean =>
  isTriggered({ plan }) && plan?.triggered?.cause !== 'milestone'
