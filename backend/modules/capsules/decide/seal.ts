import { plus } from '../../../kernel/log/decider.ts'
import { LEAST_AHEAD_MS, MOST_AHEAD_YEARS, type ChangeOpeners, type MoveOpening } from '../contract.ts'
import type { Noted } from '../events.ts'
import { refuse, requireFilling, requireMay, requireSealed, type As, type Decide } from './guards.ts'

/** The same day, so many years later; February 29 becomes March 1 where there is none. */
const inYears = (at: string, years: number): string => {
  const later = new Date(at)
  later.setUTCFullYear(later.getUTCFullYear() + years)
  return later.toISOString()
}

const requireAhead = (opensAt: string, at: string): void => {
  if (opensAt <= at) throw refuse('date-in-past')
  if (opensAt < plus(at, LEAST_AHEAD_MS)) throw refuse('date-too-near')
  if (opensAt > inYears(at, MOST_AHEAD_YEARS)) throw refuse('date-too-far')
}

type Sealing = As & {
  readonly confirmWords: string
  /** Files of it that are not prepared yet. */
  readonly pending: number
}
export const sealCapsule =
  ({ confirmWords, pending, ...as }: Sealing): Decide =>
  (capsule, { by, at }) => {
    requireMay(capsule, by, as)
    if (capsule.status === 'sealed') return []
    requireFilling(capsule)
    if (confirmWords.trim() !== capsule.title) throw refuse('title-differs')
    if (capsule.contents.length === 0) throw refuse('capsule-empty')
    if (capsule.openerIds.length === 0) throw refuse('no-opener')
    if (pending > 0) throw refuse('upload-pending')
    requireAhead(capsule.opensAt, at)
    return [{ type: 'CapsuleSealed', data: { sealedBy: by.id, sealedAt: at } }]
  }

/** What was written down, before the key leaves; once. */
export const lockCapsule =
  (written: { readonly manifest: readonly Noted[]; readonly hashes: Readonly<Record<string, string>> }): Decide =>
  ({ status, lockedAt }, { at }) => {
    if (status !== 'sealed' || lockedAt !== '') return []
    const { manifest, hashes } = written
    return [{ type: 'CapsuleLocked', data: { manifest: [...manifest], hashes: { ...hashes }, lockedAt: at } }]
  }

export const moveOpening =
  ({ day, zone }: MoveOpening, { opensAt, ...as }: As & { readonly opensAt: string | undefined }): Decide =>
  (capsule, { by, at }) => {
    requireMay(capsule, by, as)
    requireSealed(capsule)
    if (opensAt === undefined) throw refuse('no-such-day')
    if (opensAt === capsule.opensAt) return []
    if (opensAt < capsule.opensAt) throw refuse('not-allowed-earlier')
    requireAhead(opensAt, at)
    return [{ type: 'OpeningDateMoved', data: { day, zone, opensAt } }]
  }

export const changeOpeners =
  ({ openerIds }: ChangeOpeners, { memberIds, ...as }: As & { readonly memberIds: readonly string[] }): Decide =>
  (capsule, { by }) => {
    requireMay(capsule, by, as)
    requireSealed(capsule)
    const named = [...new Set(openerIds)]
    if (named.length === 0) throw refuse('no-opener')
    // Whoever is named already stays, though they may have left since.
    const known = [...memberIds, ...capsule.openerIds]
    if (named.some((id) => !known.includes(id))) throw refuse('opener-not-member')
    const isSame = JSON.stringify(named) === JSON.stringify(capsule.openerIds)
    return isSame ? [] : [{ type: 'OpenersChanged', data: { openerIds: named } }]
  }

/** Its stored bytes were compared with what was written down. */
export const recordCheck =
  ({ damaged }: { readonly damaged: readonly string[] }): Decide =>
  ({ status, lockedAt }, { at }) =>
    status !== 'sealed' || lockedAt === ''
      ? []
      : [{ type: 'ContentsChecked', data: { damaged: [...damaged], checkedAt: at } }]

/** Its openers were asked whether their address is still right. */
export const recordAsked =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'sealed' ? [{ type: 'OpenersAsked', data: { askedAt: at } }] : []
