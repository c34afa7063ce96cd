/** @number characters of a recipient's passcode at the least */
export const LEAST_PASSCODE = 6
/** @number letters or digits of a recipient's answer at the least */
export const LEAST_ANSWER = 4
