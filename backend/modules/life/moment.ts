import { agreedIn, quorumOf, waitsUntil, type Life } from './life.ts'
import { expectedAt, type Known } from './next.ts'
import { challengeEndsAt, isObjectionRefused } from './objection.ts'
import { stateOf, type Verdict } from './state.ts'

/** What an author's silence or death gives a date, or gave one; each empty where there is none. */
export type GoingOut = {
  /** When the first that is still to come is sent at the earliest. */
  readonly firstAt: string
  /** When the last was sent. */
  readonly sentAt: string
  /** Until when what was sent can be taken back. */
  readonly takeBackUntil: string
  /** What became of it since, where that is not long ago. */
  readonly back?: Back | undefined
}

/** What had been sent when it turned out to be wrong: whether anything of it was taken back, and anything opened before. */
export type Back = { readonly sentAt: string; readonly isTakenBack: boolean; readonly isOpened: boolean }

type Stand =
  | { readonly is: 'there'; readonly seenAt: string; readonly sentAt: string; readonly takeBackUntil: string }
  | { readonly is: 'ending'; readonly until: string }
  | { readonly is: 'away' | 'waiting'; readonly until: string }
  | { readonly is: 'asked'; readonly until: string }
  | { readonly is: 'reported'; readonly told: number; readonly needed: number }
  | { readonly is: 'objecting'; readonly until: string; readonly isRefused: boolean }
  | { readonly is: 'nothing-goes-out' }
  | { readonly is: 'going-out'; readonly at: string }
  | { readonly is: 'went-out'; readonly at: string; readonly nextAt: string }

/** What an author's life stands at now, as everybody is told it. */
export type Moment = Stand & { readonly back?: Back }

export type Facts = Known & {
  readonly now: string
  /** When the account ends, as its person asked; empty where it stays. */
  readonly endsAt: string
  readonly goingOut: GoingOut
}

const concluded = ({ at }: Verdict, { firstAt, sentAt }: GoingOut): Stand => {
  if (sentAt >= at && sentAt !== '') return { is: 'went-out', at: sentAt, nextAt: firstAt }
  return firstAt === '' ? { is: 'nothing-goes-out' } : { is: 'going-out', at: firstAt }
}

/** The first that is so, in the order of what weighs most. */
const standOf = (life: Life, facts: Facts): Stand => {
  const { now, endsAt, goingOut, dayMs, addresses = 1 } = facts
  const { verdict, challenge, reports, pausedUntil, seenAt } = life
  if (endsAt !== '') return { is: 'ending', until: endsAt }
  if (waitsUntil(life) > now) return { is: 'waiting', until: waitsUntil(life) }
  if (verdict) return concluded(verdict, goingOut)
  if (challenge)
    return {
      is: 'objecting',
      until: challengeEndsAt(life, dayMs),
      isRefused: isObjectionRefused(life, addresses),
    }
  if (reports.length > 0) return { is: 'reported', told: reports.length, needed: quorumOf(life) ?? 1 }
  if (pausedUntil !== '') return { is: 'away', until: pausedUntil }
  const presumedAt = stateOf(life) === 'asked' ? expectedAt(life, facts, now) : undefined
  if (presumedAt !== undefined) return { is: 'asked', until: presumedAt }
  const isLate = goingOut.takeBackUntil > now
  return {
    is: 'there',
    seenAt,
    sentAt: isLate ? goingOut.sentAt : '',
    takeBackUntil: isLate ? goingOut.takeBackUntil : '',
  }
}

/** What an author's life stands at, and what became of what had been sent. */
export const momentOf = (life: Life, facts: Facts): Moment => {
  const { back } = facts.goingOut
  return { ...standOf(life, facts), ...(back && !life.verdict && { back }) }
}

/** How many contacts a plan needs for a report of a death, and how many are left; undefined while they suffice. */
export const missingContacts = (life: Life): { readonly needed: number; readonly left: number } | undefined => {
  const needed = quorumOf(life) ?? 0
  const left = agreedIn(life).length
  return left < needed ? { needed, left } : undefined
}
