import { SYSTEM } from '../../kernel/clock.ts'
import { Refused } from '../../kernel/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { billing, type Billing } from './billing.ts'
import { applySnapshot } from './decide/look.ts'
import type { Provider } from './provider.ts'

/** @number how often the provider is asked again because the history went on meanwhile */
const TRIES = 5

/**
 * Asks the provider what an account has and writes down what differs. What was asked before the history went on does not
 * count: it is asked again, so that the newest answer wins.
 * @returns the account as it is then, and where the log holds it, if something was new
 * @throws Refused provider-down
 */
export const look = async (
  kernel: Pick<Kernel, 'load' | 'handle' | 'clock' | 'db'>,
  provider: Provider,
  accountId: string,
): Promise<{ readonly state: Billing; readonly position: string | undefined }> => {
  for (let tries = 1; ; tries += 1) {
    const { state, revision } = await kernel.load(billing, accountId)
    if (state.customer === '' || state.status !== 'open') return { state, position: undefined }
    const snapshot = await provider.snapshot(state.customer)
    try {
      const give = systemCommand(kernel, SYSTEM, Number(revision ?? -1))
      return await give(billing, accountId, applySnapshot(snapshot), 'look', newId())
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'stale' || tries >= TRIES) throw error
    }
  }
}
