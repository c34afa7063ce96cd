import { refuse, type MediaFact } from './guards.ts'

/** Only what was stored, read back and can be played may go into a message. */
export const requireReady = (media: readonly MediaFact[]): void => {
  if (media.some(({ state }) => state === 'rejected')) throw refuse('media-unplayable')
  const unfinished = media.find(({ state }) => state !== 'ready')
  if (unfinished) throw refuse('media-not-ready', { progress: unfinished.progress })
}
