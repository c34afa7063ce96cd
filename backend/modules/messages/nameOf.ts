import type { Message } from './message.ts'

/** Its title in quotation marks, or, where it has none, something else. */
export const nameOf = ({ title }: Pick<Message, 'title'>, otherwise: string): string =>
  title ? `“${title}”` : otherwise
