/** @number characters of a scrapbook's title */
export const MOST_TITLE = 120
/** @number how long a removed scrapbook can be brought back */
export const KEPT_DAYS = 30
/** @number pages of a scrapbook */
export const MOST_PAGES = 120
/** @number pages that a scrapbook has had, those that were taken out among them */
export const MOST_EVER = 1_000
/** @number photos that are put into a scrapbook at once */
export const MOST_FILLED = 500
/** @number characters of a caption in a scrapbook */
export const MOST_CAPTION = 300
/** @number characters of a heading of a scrapbook's page */
export const MOST_HEADING = 120
/** @number characters of the words of a scrapbook's page */
export const MOST_WORDS = 2_000
/** @number photos of a scrapbook's page */
export const MOST_SLOTS = 9
/** @number how large a photo of a scrapbook can be drawn within its frame */
export const MOST_ZOOM = 4
/** @number seconds for which a page of a scrapbook is left to whoever changed it last */
export const HELD_S = 60
/** @number pixels an inch of a printed photo below which it looks soft */
export const SOFT_PPI = 200
/** @number pixels an inch of a printed photo below which we advise against printing it */
export const POOR_PPI = 100
