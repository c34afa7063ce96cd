import type { Subscriber } from './subscriber.ts'

/** The confirmation mail that is to be sent, by its number; undefined when there is none. */
export const nextMail = ({ status, requests, answered }: Subscriber): number | undefined =>
  status === 'unconfirmed' && answered < requests ? requests : undefined
