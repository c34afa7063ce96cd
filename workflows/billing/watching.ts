import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { askDaily, unreadAccounts } from '../../backend/modules/billing/inbox.ts'
import { wakePart } from '../kernel/processReactor.ts'

/** @number days for which we keep what the payment provider told and somebody has looked at */
const KEPT_DAYS = 30

/** Wakes the accounts of which the provider told something; once a day each plan is looked at anyway. */
export const watching = (kernel: Kernel, temporal: WorkflowClient): (() => Promise<void>) => {
  const { clock, settings } = kernel
  let asked = -1
  return async () => {
    if (settings.payments.mode === 'off') return
    const day = Math.floor(Date.parse(clock.now()) / clock.dayMs)
    if (day !== asked) await askDaily(kernel, day, KEPT_DAYS * clock.dayMs)
    asked = day
    for (const id of await unreadAccounts(kernel))
      await wakePart(temporal, `billing-${id}`, '', Number.MAX_SAFE_INTEGER)
  }
}
