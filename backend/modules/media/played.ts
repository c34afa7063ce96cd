/** What a recording is played as, by the name of the part that was made for it. */
export const PLAYED = { play: 'audio/mp4', video: 'video/mp4', peaks: 'application/json' } as const

export const isPlayed = (part: string): part is keyof typeof PLAYED => Object.hasOwn(PLAYED, part)
