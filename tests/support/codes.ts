import { setTimeout as pause } from 'node:timers/promises'
import { TOTP } from 'otpauth'

const STEP_MS = 30_000
const NEEDED_MS = 10_000

/** The codes of an authenticator app: `at(0)` is now's, `at(-1)` the one before it, good only while now's step lasts. */
export const codesOf = (secret: string) => ({
  at: (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS }),
  /** The code of the step before, so that now's can still be shown; waits for a step that lasts long enough to use it. */
  before: async () => {
    const leftMs = STEP_MS - (Date.now() % STEP_MS)
    if (leftMs < NEEDED_MS) await pause(leftMs)
    return new TOTP({ secret }).generate({ timestamp: Date.now() - STEP_MS })
  },
})
