import { setTimeout as pause } from 'node:timers/promises'

/** Asks again until the answer is yes; false when `timeoutMs` passed or `isOver` said that there is no point. */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  { timeoutMs, everyMs = 50, isOver = () => false }: { timeoutMs: number; everyMs?: number; isOver?: () => boolean },
): Promise<boolean> => {
  const end = Date.now() + timeoutMs
  for (;;) {
    if (await condition()) return true
    if (isOver() || Date.now() >= end) return false
    await pause(everyMs)
  }
}
