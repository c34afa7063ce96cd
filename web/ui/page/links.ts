/** `[words](/path)` in a sentence of ours. */
export const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/gu

/** The same sentence without its links: for search, and for structured data. */
export const withoutLinks = (text: string): string => text.replaceAll(LINK, '$1')
