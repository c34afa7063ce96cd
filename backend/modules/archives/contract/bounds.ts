/** @number files of an archive; one with more is not read */
export const MOST_ENTRIES = 100_000
/** @number how long it is listed what came of an archive */
export const LISTED_DAYS = 30
/** @number files of an archive on a page of their list */
export const ENTRIES_A_PAGE = 100
/** @number archives in their list */
export const MOST_ARCHIVES = 50
/** @number letters of the name of a file in an archive, its folders included, as it is listed */
export const MOST_NAME = 500
