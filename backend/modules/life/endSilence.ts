import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { aggregateCache } from '../../kernel/log/aggregateCache.ts'
import { handling } from '../../kernel/log/handle.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { newId } from '../../kernel/ids.ts'
import { log } from '../../kernel/process/log.ts'
import { signOfLife } from './decide/sign.ts'
import type { Heard } from '../../kernel/process/ports.ts'
import { life } from './life.ts'
import { stateOf } from './state.ts'

const RESTS: ReadonlySet<string> = new Set(['active', 'paused'])

/**
 * Ends what a person's silence had set in motion, also while Postgres is away. What they came for is not held up: whoever is
 * about to conclude something reads the sign itself (docs/adr/0062), and the life's workflow heeds it later.
 */
export const endingSilence = (kernel: Kernel) => {
  // It is asked for with each request that changes something: of a stream that is known only what is newer is read.
  const blindLoad = loading(kernel.store, blindKeyring, aggregateCache(blindKeyring))
  const handle = handling(kernel.store, blindKeyring)
  return async (accountId: string, source: 'app' | 'mail'): Promise<Heard> => {
    try {
      const { state } = await blindLoad(life, accountId)
      if (source === 'mail' && state.isSignInOnly) return 'sign-in-needed'
      if (RESTS.has(stateOf(state))) return 'counts'
      const by = { kind: 'account', id: accountId } as const
      await systemCommand({ ...kernel, handle }, by)(life, accountId, signOfLife({ source }), 'signOfLife', newId())
      return 'counts'
    } catch (error) {
      log.warn('a silence was not ended at once', { code: error instanceof Refused ? error.code : 'unknown' })
      return 'unknown'
    }
  }
}
