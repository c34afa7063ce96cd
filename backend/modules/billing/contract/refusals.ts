import type { Sentences } from '../../../kernel/words/refusals.ts'
import { MONEY_BACK_DAYS } from './prices.ts'

export const refusals = {
  'not-sold': 409,
  'already-on-plan': 409,
  'consent-missing': 409,
  'demo-account': 403,
  'no-plan': 409,
  'not-ending': 409,
  'nothing-paid': 409,
  'window-closed': 409,
  'used-before': 409,
  'no-customer': 409,
  'bad-signature': 400,
  'provider-down': 503,
} as const
export type BillingRefusal = keyof typeof refusals

export const sentences: Sentences<BillingRefusal> = {
  'not-sold': 'Our plans are not on sale yet. Nothing was charged.',
  'already-on-plan': 'You have a plan already. You can see it under Subscription.',
  'consent-missing': 'Please check the box first: it says when your plan renews, and at what price.',
  'demo-account': 'This is a demo family, so it cannot buy a plan.',
  'no-plan': 'You have no plan that could be canceled.',
  'not-ending': 'Your plan is not about to end, so it goes on as it is.',
  'nothing-paid': 'You have paid nothing yet, so there is nothing to give back.',
  'window-closed': `The ${MONEY_BACK_DAYS} days in which we give money back are over. Please write to us if something went wrong.`,
  'used-before': 'We have given your money back once already. Please write to us if something went wrong.',
  'no-customer': 'There is no card and no receipt yet. They appear here after your first payment.',
  'bad-signature': 'This message was not signed by our payment provider.',
  'provider-down': 'We can’t reach the payment provider. Nothing was charged and nothing changed.',
}
