import { plus } from '../../../kernel/log/decider.ts'
import type { Message } from '../message.ts'
import { dayMs as D, presumed, recipients } from './history.ts'

/** The numbers one command may use; each is near what is lawful more often than not. */
export type Dice = { readonly n: number; readonly isOdd: boolean; readonly isRare: boolean }

/** Mostly gone; rarely seen since, or not said of them at all. */
export const lifeOf = ({ n, isOdd, isRare }: Dice) => ({
  ...presumed,
  isPresumed: !isRare,
  isConfirmed: isOdd,
  isUnreached: n % 3 === 0,
  seenAt: isRare || n % 7 === 0 ? plus(presumed.seenAt, 1) : presumed.seenAt,
})

/** What a message is kept for; rarely its author's life has nothing to rest on. */
export const keptBy = ({ n, isOdd, isRare }: Dice) => {
  const facts = {
    zone: 'UTC',
    isVerified: true,
    contactIds: isRare ? [] : ['cleo'],
    lifePlan: isRare && isOdd ? undefined : { intervalDays: 90, k: 1, preconsentDays: n % 4 ? 30 : null },
  }
  return isOdd && n % 3 === 0
    ? { mode: 'milestone' as const, announcerIds: ['cleo'], occasion: 'Ben marries', ...facts }
    : ({ mode: 'posthumous', trigger: n % 5 ? 'either' : 'both', delayDays: 2 + (n % 3), ...facts } as const)
}

export const triggeredAt = ({ armed }: Pick<Message, 'armed'>, dice: Dice, at: string) => {
  const dueAt = plus(at, (armed?.delayDays ?? 2) * D)
  return { life: lifeOf(dice), date: { dueAt, local: dueAt.slice(0, 23), tzdb: '2026a' } }
}

/** Words that begin late in the recording, or after its end. */
export const spoken = (n: number, isRare: boolean) => {
  const atMs = isRare ? 4_000 : 3_999
  return { mediaId: 'v', text: 'Ben! '.repeat(n % 3), lines: [{ atMs, at: 'the end' }] }
}

/** The links of a delivery, which were opened or not. */
export const linksThat = (isOpened: boolean) =>
  recipients.map(({ deliveryId }) => ({ deliveryId, isSent: true, isOpened }))
