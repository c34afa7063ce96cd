import type { Account } from './account.ts'

/** The confirmation mail that is to be sent, by its number; undefined when there is none. */
export const nextMail = ({ status, isVerified, requests, answered }: Account): number | undefined =>
  status === 'open' && !isVerified && answered < requests ? requests : undefined
