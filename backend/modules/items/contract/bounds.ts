/** What a file of an item is uploaded for. */
export const ITEM = 'item'

/** @number characters of an item's title */
export const MOST_TITLE = 120
/** @number characters of an item's caption */
export const MOST_CAPTION = 2_000
/** @number characters of a written memory */
export const MOST_WORDS = 20_000
/** @number characters of the name that a file came with */
export const MOST_NAME = 1_000
/** @number characters of a date in words */
export const MOST_DATE = 100
/** @number people of one item */
export const MOST_PEOPLE = 50
/** @number items that a family keeps, those in the bin among them */
export const MOST_ITEMS = 100_000
/** @number items that one request changes, or asks for */
export const MOST_AT_ONCE = 200
/** @number items that are taken home in one zip */
export const MOST_TAKEN_HOME = 500
/** @number minutes by which a camera's clock can have been wrong */
export const MOST_SHIFT = 100 * 366 * 24 * 60
/** @number how long an item stays in the bin */
export const KEPT_DAYS = 30
/** @number how long an item waits for a file that does not come. A day longer than its upload may be unfinished. */
export const ARRIVES_DAYS = 8
/** @number tellings of one item that its page lists */
export const MOST_TELLINGS = 200
/** @number characters of the words of an item's recording */
export const MOST_TRANSCRIPT = 200_000
/** @number lines of the words of an item's recording */
export const MOST_LINES = 10_000
