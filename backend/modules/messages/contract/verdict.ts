import { CHECK_DAYS, earliestFrom } from './lead.ts'

/** What is concluded of an author. */
export type Concluded = { readonly isPresumed: boolean; readonly isConfirmed: boolean }
/** What a message is kept for. */
export type Trigger = 'inactivity' | 'contacts' | 'either' | 'both' | 'milestone'

const FITS: Readonly<Record<Trigger, (life: Concluded) => boolean>> = {
  inactivity: ({ isPresumed }) => isPresumed,
  contacts: ({ isConfirmed }) => isConfirmed,
  either: ({ isPresumed, isConfirmed }) => isPresumed || isConfirmed,
  both: ({ isPresumed, isConfirmed }) => isPresumed && isConfirmed,
  milestone: () => false,
}

/** Whether what is concluded is what a message was kept for. */
export const fits = (trigger: Trigger, life: Concluded): boolean => FITS[trigger](life)

/** A message that is kept for its author's silence or death, or `isHeld` and is sent then; milliseconds as all here. */
type Waiting = { readonly isHeld: boolean; readonly delayDays?: number | null | undefined; readonly promisedMs: number }

/**
 * When it is sent if its author is given up at `atMs`: with room for both checks, and on the day that was promised where
 * that is still to come.
 */
export const dueAfter = (atMs: number, dayMs: number, { isHeld, delayDays, promisedMs }: Waiting): number => {
  const earliest = earliestFrom(atMs, dayMs)
  if (isHeld && promisedMs >= earliest) return promisedMs
  return Math.max(earliest, atMs + (delayDays ?? CHECK_DAYS[0]) * dayMs)
}
