import type { OwedMail } from '../contract.ts'
import { plus } from '../log/decider.ts'

// A real day: a mailbox is no faster in a demo.
const DAY_MS = 86_400_000

/** What a page says of an email that was asked for then, and that no mail server has taken or refused yet. */
export const owedMail = (since: string, now: string): OwedMail => (now < plus(since, DAY_MS) ? 'waiting' : 'late')
