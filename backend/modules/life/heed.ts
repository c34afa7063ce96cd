import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { giving } from '../../kernel/log/ownCommand.ts'
import { foldsOf } from '../../kernel/log/folds.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { newId } from '../../kernel/ids.ts'
import { log } from '../../kernel/process/log.ts'
import { signOfLife } from './decide/sign.ts'
import { life } from './life.ts'
import { stateOf } from './standing.ts'

const RESTS: ReadonlySet<string> = new Set(['active', 'paused'])

/**
 * Ends what a person's silence had set in motion, once their sign of life is written down. What they came for is not held
 * up: whoever is about to conclude something reads the sign itself (docs/adr/0062), and the life's workflow heeds it later.
 */
export const heeding = (kernel: Kernel) => {
  // It is asked for with each request that changes something: of a stream that is known only what is newer is read.
  const blindLoad = loading(kernel.store, blindKeyring, foldsOf(blindKeyring))
  return async (accountId: string, source: 'app' | 'mail'): Promise<void> => {
    try {
      const { state } = await blindLoad(life, accountId)
      if (RESTS.has(stateOf(state)) || (source === 'mail' && state.isSignInOnly)) return
      const by = { kind: 'account', id: accountId } as const
      await giving(kernel, by)(life, accountId, signOfLife({ source }), 'signOfLife', newId())
    } catch (error) {
      log.warn('a sign of life was not heeded at once', { code: error instanceof Refused ? error.code : 'unknown' })
    }
  }
}
