import type { Armed } from './events.ts'

/** What is concluded of an author. */
export type Concluded = { readonly isPresumed: boolean; readonly isConfirmed: boolean }

const FITS: Readonly<Record<Armed['trigger'], (life: Concluded) => boolean>> = {
  inactivity: ({ isPresumed }) => isPresumed,
  contacts: ({ isConfirmed }) => isConfirmed,
  either: ({ isPresumed, isConfirmed }) => isPresumed || isConfirmed,
  both: ({ isPresumed, isConfirmed }) => isPresumed && isConfirmed,
  milestone: () => false,
}

/** Whether what is concluded is what a message was kept for. */
export const fits = (trigger: Armed['trigger'], life: Concluded): boolean => FITS[trigger](life)

/** What a message may be kept for, of which this is the end. */
export const triggersOf = (life: Concluded): Armed['trigger'][] =>
  (Object.keys(FITS) as Armed['trigger'][]).filter((trigger) => fits(trigger, life))
