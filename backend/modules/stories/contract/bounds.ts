/** @number characters of a question for a story */
export const MOST_QUESTION = 500
/** @number characters of a story in words */
export const MOST_WORDS = 20_000
/** @number characters of a story's title */
export const MOST_TITLE = 120

/** What a recorded story is made for. */
export const STORY = 'story'
/** @number how long a recorded story may last */
export const STORY_MINUTES = 60

/** @number open questions of a member */
export const MOST_OPEN = 20
/** @number questions that a member may ask a day */
export const MOST_A_DAY = 10

/** @number how long a question waits for its story */
export const WAITS_DAYS = 60
/** @number how long what was begun before a question was taken back may still be sent */
export const BEGUN_MS = 86_400_000
/** @number when a question for a story is reminded of */
export const REMIND_DAYS = 7
/** @number how soon a family may ask the same address again */
export const AGAIN_DAYS = 7
/** @number how long a removed story can be brought back */
export const KEPT_DAYS = 30
