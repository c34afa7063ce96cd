import { plus } from '../../../kernel/log/decider.ts'
import type { Decide } from './guards.ts'

/** @number how long a demo lasts. Real hours: a visitor reads no faster where a day is short. */
const DEMO_MS = 2 * 3_600_000

type Demo = { readonly accountId: string; readonly email: string }

/** Opens an account for a look around. Nobody reads its address, so there is nothing to confirm. */
export const beginDemo =
  ({ accountId, email }: Demo): Decide =>
  ({ status }, { at }) => {
    if (status !== 'new') return []
    return [
      { type: 'AccountOpened', data: { accountId, username: 'demo', email, openedAt: at } },
      { type: 'EmailVerified', data: { verifiedAt: at } },
      { type: 'ProfileChanged', data: { name: 'Demo family', zone: '', bornOn: null } },
      { type: 'DemoBegun', data: { until: plus(at, DEMO_MS) } },
    ]
  }

/** Whoever signs out of a demo leaves nothing behind. Any other account stays. */
export const endDemo =
  (): Decide =>
  ({ status, demoUntil }, { at }) =>
    status === 'open' && demoUntil ? [{ type: 'AccountErased', data: { erasedAt: at } }] : []
