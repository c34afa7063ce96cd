import type { Variant } from './events.ts'

/** What a recording is played as, by the name of the part that was made for it. */
export const PLAYED = { play: 'audio/mp4', video: 'video/mp4', peaks: 'application/json' } as const

export const isPlayed = (part: string): part is keyof typeof PLAYED => Object.hasOwn(PLAYED, part)

const PAGE = /^page-[1-9]\d?$/
/** Whether a part is something that is made of a file: played, seen, or a page of a paper. */
export const isVariant = (part: string): part is Exclude<Variant, 'original' | 'picture'> =>
  isPlayed(part) || part === 'thumb' || part === 'preview' || part === 'motion' || PAGE.test(part)
export const typeOfVariant = (part: string): string =>
  isPlayed(part) ? PLAYED[part] : part === 'motion' ? PLAYED.video : 'image/jpeg'
