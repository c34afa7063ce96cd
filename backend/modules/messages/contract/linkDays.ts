/** @number how long a recipient's link opens unless the author chooses. What the log does not say means these. */
export const USUAL_LINK_DAYS = 400
