import { Refused } from '../../kernel/errors.ts'
import { count, forgive, isSpent, type Limit } from '../../kernel/http/limits.ts'
import { isSecret } from '../../kernel/identity/secrets.ts'
import { VISITOR } from '../../kernel/identity/visitor.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { plus } from '../../kernel/log/decider.ts'
import { lockShare, refuse } from './decide/link.ts'
import { share, type Share } from './share.ts'

const QUARTER_HOUR_S = 900
const SOON: Limit = { name: 'share-passcode', points: 5, seconds: QUARTER_HOUR_S }

const locked = (until: string, now: string) =>
  refuse('passcode-locked', { seconds: Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1_000)) })

/**
 * Tries a link's passcode. Five wrong ones in a quarter of an hour lock it for as long, twenty in a day for a day; a new
 * passcode begins anew.
 * @throws Refused passcode-wrong, passcode-locked
 */
export const requirePasscode = async (kernel: Kernel, state: Share, passcode: string): Promise<void> => {
  const { shareId, passcodeHash, passcodeN, lockedUntil } = state
  const { clock } = kernel
  if (passcodeHash === '') return
  if (lockedUntil > clock.now()) throw locked(lockedUntil, clock.now())
  const today: Limit = { name: 'share-passcode-day', points: 20, seconds: Math.ceil(clock.dayMs / 1_000) }
  const key = `${shareId}.${passcodeN}`
  // Before it is looked at: of many tries at once no more count than one after another, and for the day those alone.
  for (const limit of [SOON, today])
    await count(kernel, limit, key).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error
      throw refuse('passcode-locked', error.details)
    })
  if (await isSecret(passcodeHash, passcode)) {
    for (const limit of [today, SOON]) await forgive(kernel, limit, key)
    return
  }
  const lockMs = (await isSpent(kernel, today, key))
    ? clock.dayMs
    : (await isSpent(kernel, SOON, key))
      ? QUARTER_HOUR_S * 1_000
      : 0
  if (lockMs === 0) throw refuse('passcode-wrong')
  const until = plus(clock.now(), lockMs)
  const ids = { commandId: newId(), commandHash: '', correlationId: newId(), causationId: newId() }
  await kernel.handle(share, shareId, lockShare({ until }), { ...clock.context(VISITOR), ...ids })
  throw locked(until, clock.now())
}
