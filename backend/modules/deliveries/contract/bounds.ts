/** What a recorded reply is made for. */
export const REPLY = 'reply'
/** @number how long a recorded reply may last */
export const REPLY_MINUTES = 5
