import type { Decision } from '../../../kernel/log/decider.ts'
import type { SetupEvent } from '../events.ts'
import type { Setup } from '../setup.ts'
import { refuse } from './guards.ts'

/** Makes an account the first admin; the way then closes for ever. The caller has checked code, address and factor. */
export const bootstrapAdmin =
  ({ accountId }: { readonly accountId: string }): Decision<Setup, SetupEvent> =>
  (setup, { at }) => {
    if (setup.accountId === accountId) return []
    if (setup.accountId) throw refuse('setup-over')
    return [{ type: 'AdminBootstrapped', data: { accountId, bootstrappedAt: at } }]
  }
