import type { ContactRow, LifeView } from '../../../../backend/modules/life/contract.ts'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { goesOut, type Going } from '../plan/dates.ts'

const SILENCE = { isPresumed: true, isConfirmed: false }
const REPORTS = { isPresumed: false, isConfirmed: true }

/** A way in which a death becomes known: from when on it is believed, and what then goes out. */
export type Way = { readonly at: string; readonly going: readonly Going[] }

/** What would not work as it stands. */
export type Fault =
  | { readonly is: 'unverified' | 'no-plan' | 'nobody-to-tell' }
  | { readonly is: 'paused'; readonly until: string }
  | { readonly is: 'too-few'; readonly needed: number; readonly agreed: number }
  | { readonly is: 'not-agreed' | 'came-back'; readonly name: string }
  | { readonly is: 'never-sent'; readonly id: string; readonly title: string; readonly isHeld: boolean }

export type Played = {
  readonly bySilence: Way | undefined
  readonly byReports: Way | undefined
  /** How many messages go out by either. */
  readonly n: number
  readonly faults: readonly Fault[]
}

export type Standing = {
  readonly life: LifeView
  readonly contacts: readonly ContactRow[]
  /** What has no date, or is on hold. */
  readonly kept: readonly MessageRow[]
  readonly now: string
  readonly dayMs: number
}

const reportedAt = ({ life, now, dayMs }: Standing): string | undefined => {
  const { plan, needed, contacts, challengeUntil } = life
  if (challengeUntil) return challengeUntil
  if (!plan || needed === null || contacts < needed) return undefined
  return new Date(Date.parse(now) + plan.challengeDays * dayMs).toISOString()
}

const ofContacts = ({ life: { plan, needed, contacts: agreed }, contacts }: Standing): readonly Fault[] => {
  const asked = contacts.flatMap(({ state, name, refusedAt }): Fault[] => {
    if (state !== 'invited') return []
    return [{ is: refusedAt === null ? 'not-agreed' : 'came-back', name }]
  })
  if (!plan) return asked
  if (needed !== null && agreed < needed) return [{ is: 'too-few', needed, agreed }, ...asked]
  return agreed === 0 && asked.length === 0 ? [{ is: 'nobody-to-tell' }] : asked
}

/** An occasion that somebody announces is none of the ways in which a death becomes known. */
const isForThen = ({ state, trigger }: MessageRow): boolean => state === 'held' || trigger !== 'milestone'

/**
 * What would happen if the author died now and everybody did what they can: by the dates that the life's own rules gave, and
 * by the rule that dates each message. It asks nothing and stores nothing.
 */
export const playToday = (standing: Standing): Played => {
  const { life, kept, dayMs } = standing
  const forThen = kept.filter(isForThen)
  const way = (concluded: typeof SILENCE, at: string | null | undefined): Way | undefined =>
    at ? { at, going: goesOut(forThen, concluded, at, dayMs) } : undefined
  const bySilence = way(SILENCE, life.presumedAt)
  const byReports = way(REPORTS, reportedAt(standing))
  const sent = new Set(
    [bySilence, byReports].flatMap((one) => one?.going ?? []).flatMap(({ messages }) => messages.map(({ id }) => id)),
  )
  const never = forThen.filter(({ id }) => !sent.has(id))
  return {
    bySilence,
    byReports,
    n: sent.size,
    faults: [
      ...(life.isVerified ? [] : [{ is: 'unverified' } as const]),
      ...(life.plan ? [] : [{ is: 'no-plan' } as const]),
      ...(life.pausedUntil ? [{ is: 'paused', until: life.pausedUntil } as const] : []),
      ...ofContacts(standing),
      ...never.map(({ id, title, state }) => ({ is: 'never-sent', id, title, isHeld: state === 'held' }) as const),
    ],
  }
}
