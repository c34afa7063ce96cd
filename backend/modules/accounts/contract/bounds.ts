/** @number characters of a password at the most */
export const MOST_PASSWORD = 1_024
/** @number characters of a password at the least */
export const LEAST_PASSWORD = 6
/** @number how long an account stays after its deletion was asked for */
export const GRACE_DAYS = 30
