import { refusing } from '../../../kernel/errors.ts'
import type { Decision } from '../../../kernel/log/decider.ts'
import type { Billing } from '../billing.ts'
import type { BillingRefusal } from '../contract.ts'
import type { BillingEvent, EndedBy } from '../events.ts'

export type Decide = Decision<Billing, BillingEvent>
export const refuse = refusing<BillingRefusal>()

export const ended = ({ subscription }: Billing, why: EndedBy, endedAt: string): readonly BillingEvent[] =>
  subscription ? [{ type: 'PlanEnded', data: { endedAt, why, mode: subscription.mode } }] : []
