import { billing as aggregate } from '../../backend/modules/billing/billing.ts'
import { closeBilling } from '../../backend/modules/billing/decide/end.ts'
import { providerOf } from '../../backend/modules/billing/provider.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { billingProcess } from './process.ts'
import { accountsReactor } from './reactor.ts'
import { watching } from './watching.ts'

/** The provider forgets the customer first, which ends what they pay for. */
const close = (kernel: Kernel) => async (accountId: string) => {
  const { customer, status } = (await kernel.load(aggregate, accountId)).state
  if (status === 'closed') return
  if (customer !== '' && kernel.settings.payments.mode !== 'off') await providerOf(kernel.settings).forget(customer)
  await trySystemCommand(kernel)(aggregate, accountId, closeBilling(), 'closeBilling')
}

export const billing: WorkModule = {
  reactors: (kernel, temporal) => ({ plans: accountsReactor(kernel, temporal) }),
  process: billingProcess,
  watch: watching,
  ends: { account: ofAccount('billing', close) },
}
