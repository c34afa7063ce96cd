/** What a module lends to pages of others: here they meet. */
export const newsletterBox = async () => (await import('../modules/subscribers/NewsletterBox.tsx')).NewsletterBox
export const useful = async () => (await import('../modules/support/Useful.tsx')).Useful
export const still = async () => (await import('../modules/site/still.tsx')).still
