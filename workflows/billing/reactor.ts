import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { billing } from '../../backend/modules/billing/billing.ts'
import { cancelPlan } from '../../backend/modules/billing/decide/end.ts'
import { wakePart } from '../kernel/processReactor.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** An account that opens has its trial; one whose end is planned renews no plan, and has it back by its own wish alone. */
export const accountsReactor = (kernel: Kernel, temporal: WorkflowClient): Reactor => ({
  account: reactingTo<AccountsEvent>({
    AccountOpened: async ({ id }) => {
      if (kernel.settings.payments.mode !== 'off') await wakePart(temporal, `billing-${id}`, '', 0)
    },
    DeletionRequested: async ({ id, eventId }) => {
      await trySystemCommand(kernel)(billing, id, cancelPlan('deletion'), 'cancelPlan', eventId)
    },
  }),
})
