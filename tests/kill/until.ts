import { setTimeout as pause } from 'node:timers/promises'

/** Asks until there is an answer. @throws Error after `ms`, saying what was waited for */
export const until = async <T>(
  what: string,
  ms: number,
  ask: () => T | undefined | Promise<T | undefined>,
): Promise<T> => {
  for (const end = Date.now() + ms; ;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (Date.now() > end) throw new Error(`Waited ${ms / 1_000} s for ${what}`)
    await pause(20)
  }
}

/** Waits for an instant on the clock. */
export const at = (instant: number) => pause(Math.max(0, instant - Date.now()))
