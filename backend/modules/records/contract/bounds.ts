/** @number people on a page of a tree's list */
export const PEOPLE_PAGE = 100
/** @number characters of what is looked for among people */
export const MOST_SOUGHT = 100
/** @number characters of a given name, or of a surname */
export const MOST_NAME = 120
/** @number characters of a date as somebody types it */
export const MOST_DATE = 120
/** @number characters of a place */
export const MOST_PLACE = 300
/** @number characters of what a fact says, or what kind of one it is */
export const MOST_VALUE = 500
/** @number characters of a note */
export const MOST_NOTE = 20_000
/** @number characters of what is cited: where in a source something stands */
export const MOST_PAGE = 300
/** @number structures of a record that is changed by hand */
export const MOST_STRUCTURES = 5_000
/** @number partners of a family */
export const MOST_PARTNERS = 2
/** @number imports in a list */
export const MOST_IMPORTS = 100
/** @number changes of a tree in a list */
export const MOST_CHANGES = 100
/** @number years after which someone is taken for dead of whom nobody has said so */
export const LIFETIME_YEARS = 110
/** @number years of age of a parent at a birth, at the least */
export const YOUNGEST_PARENT = 13
/** @number years of age of a mother at a birth, at the most */
export const OLDEST_MOTHER = 55
/** @number characters of the tag of a fact */
export const MOST_TAG = 31
/** @number seconds of a recording to which a source can point */
export const LAST_SECOND = 86_400
/** @number largest file of a family tree, in MB */
export const MOST_FILE_MB = 50
/** @number records of a file that can be brought */
export const MOST_RECORDS = 200_000
/** @number records that are brought into a tree before it is noted how far that is */
export const CHUNK_RECORDS = 200
