/** @number characters of a word to support */
export const LONGEST = 5_000
/** @number how large a file to support may be */
export const FILE_MB = 10
