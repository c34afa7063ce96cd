/** So many days a recipient's link opens where nothing else was chosen: what the log does not say means these. */
export const USUAL_LINK_DAYS = 400
