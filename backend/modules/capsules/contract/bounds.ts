/** What is put into a capsule is made for this. */
export const CONTRIBUTION = 'contribution'
/** The part of a capsule that has a key of its own: what was put into it. */
export const CONTENTS = 'contents'

/** @number how long a removed capsule can be brought back */
export const KEPT_DAYS = 30
/** @number capsules in a list */
export const MOST_CAPSULES = 1_000
/** @number things in a capsule */
export const MOST_CONTENTS = 500
/** @number answers to the questions in a capsule */
export const MOST_ANSWERS = 1_000
/** @number how soon a sealed capsule may open */
export const LEAST_AHEAD_MS = 3_600_000
/** @number how far ahead a capsule may open */
export const MOST_AHEAD_YEARS = 100
/** @number how often the bytes of a sealed capsule are compared with what was written down at its sealing */
export const CHECKED_DAYS = 30
/** @number how often openers are asked whether their address is still right */
export const ASKED_DAYS = 365
/** @number people who open a capsule */
export const MOST_OPENERS = 50
/** @number minutes of a voice in a capsule */
export const VOICE_MINUTES = 60
/** @number minutes of a film in a capsule */
export const VIDEO_MINUTES = 30
