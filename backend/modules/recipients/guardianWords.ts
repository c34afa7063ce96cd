import type { Recipient } from './recipient.ts'

/** What the email to a guardian and the page behind it both say. */
export const guardianWords = ({ name }: Pick<Recipient, 'name'>, author: string) => ({
  question: `Does ${name} have an email address?`,
  // @says age at which somebody is grown up
  why: `${author} left something with us for ${name}, for when ${name} is grown up. From the 18th birthday on, it’s ${name}’s to open, so it should reach ${name} directly.`,
  // @says age at which somebody is grown up
  notBefore: 'Nothing is sent there before the 18th birthday.',
  free: 'You do not have to answer. Without an address, we email it to you when the day is there, so that you can pass it on.',
})
