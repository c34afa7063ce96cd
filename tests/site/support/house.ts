/** The house that these tests look at, as the runner has set it. */
export const PRODUCT = process.env['PRODUCT_NAME'] ?? ''
export const PHONE = process.env['SUPPORT_PHONE'] ?? ''
/** As a link dials it. */
export const TEL = 'tel:+15550142'
export const APP = process.env['SITE_APP'] ?? ''
