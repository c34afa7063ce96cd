/** How long a question and an answer in words may be, in characters. */
export const MOST_QUESTION = 500
export const MOST_WORDS = 20_000
/** How long a title may be, in characters. */
export const MOST_TITLE = 120

/** How many questions of somebody may be open at once, and how many they may ask a day. */
export const MOST_OPEN = 20
export const MOST_A_DAY = 10

/** In days: how long a question waits, when we remind of it, and how soon the same address is asked again. */
export const WAITS_DAYS = 60
export const REMIND_DAYS = 7
export const AGAIN_DAYS = 7
/** For how many days a story that was removed can be brought back. */
export const KEPT_DAYS = 30
