import { latest, plus } from '../../kernel/log/decider.ts'
import type { Capsule } from './capsule.ts'
import { ASKED_DAYS, CHECKED_DAYS, KEPT_DAYS } from './contract/bounds.ts'

type Step = 'lock' | 'check' | 'ask' | 'open' | 'release' | 'erase' | 'destroy'
type Due = { readonly step: Step; readonly at: string; readonly mark?: string }

/** Where the key of a capsule's contents lies, and whether any of its keys is left. */
type Keys = { readonly isLocked: boolean; readonly isLeft: boolean }

const earliest = (...dues: readonly Due[]): Due | undefined => dues.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0]

/**
 * What is to be done for a capsule by itself, and when; nothing while it waits for people. Once it is sealed its contents are
 * written down and locked away first; from then on they are compared every month, and its openers asked every year.
 */
export const nextStep = (capsule: Capsule, { isLocked, isLeft }: Keys, dayMs: number): Due | undefined => {
  const { status, opensAt, sealedAt, lockedAt, checkedAt, askedAt, openedAt, removedAt } = capsule
  if (status === 'erased') return isLeft ? { step: 'destroy', at: capsule.addedAt } : undefined
  if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * dayMs) }
  if (status === 'opened') return isLocked ? { step: 'release', at: openedAt } : undefined
  if (status !== 'sealed') return undefined
  if (lockedAt === '' || !isLocked) return { step: 'lock', at: latest(sealedAt, lockedAt) }
  return earliest(
    { step: 'open', at: opensAt },
    { step: 'check', at: plus(checkedAt, CHECKED_DAYS * dayMs), mark: checkedAt },
    { step: 'ask', at: plus(askedAt, ASKED_DAYS * dayMs), mark: askedAt },
  )
}
