import { Refused, requireRoom } from '../../../kernel/errors.ts'
import { MOST_CONTENTS, type AddCapsule, type Contribute, type EditCapsule } from '../contract.ts'
import { refuse, requireFilling, requireMay, type As, type Decide } from './guards.ts'

/** The moment at which the day begins; undefined where there is no such day. And whom it may name. */
type Facts = { readonly opensAt: string | undefined; readonly memberIds: readonly string[] }

const headOf = ({ title, day, zone, openerIds }: EditCapsule, { opensAt, memberIds }: Facts) => {
  if (opensAt === undefined) throw refuse('no-such-day')
  if (openerIds.some((id) => !memberIds.includes(id))) throw refuse('opener-not-member')
  return { title, day, zone, opensAt, openerIds: [...new Set(openerIds)] }
}

/** The family, and how many capsules its plan lets it fill at once. */
type Begun = Facts & {
  readonly familyId: string
  readonly room: { readonly limit: number; readonly used: number; readonly plan: string | null }
}
export const addCapsule =
  ({ capsuleId, ...rest }: AddCapsule, facts: Begun): Decide =>
  (capsule, { by, at }) => {
    if (capsule.status !== 'new') {
      if (capsule.familyId !== facts.familyId || capsule.contributorId !== by.id) throw new Refused('id-taken')
      return []
    }
    const { familyId, room } = facts
    requireRoom(room.limit, room.used, room.plan)
    const data = { capsuleId, familyId, contributorId: by.id, ...headOf(rest, facts), addedAt: at }
    return [{ type: 'CapsuleAdded', data }]
  }

export const editCapsule =
  (command: EditCapsule, facts: Facts & As): Decide =>
  (capsule, { by }) => {
    requireMay(capsule, by, facts)
    requireFilling(capsule)
    const head = headOf(command, facts)
    const { title, day, zone, opensAt, openerIds } = capsule
    const isSame = JSON.stringify({ title, day, zone, opensAt, openerIds }) === JSON.stringify(head)
    return isSame ? [] : [{ type: 'CapsuleEdited', data: head }]
  }

/** Whoever may add to the family puts something in; `hasArrived` where its file has. */
export const contribute =
  (command: Contribute, { hasArrived }: { readonly hasArrived: boolean }): Decide =>
  (capsule, { by, at }) => {
    requireFilling(capsule)
    const { contributionId, kind, mediaId, words } = command
    const known = capsule.contents.find((each) => each.contributionId === contributionId)
    if (known && known.contributorId !== by.id) throw new Refused('id-taken')
    if (known) return []
    if (kind === 'file' && !hasArrived) throw refuse('file-missing')
    if (kind !== 'file' && words === '') throw refuse('nothing-written')
    if (capsule.contents.length >= MOST_CONTENTS) throw refuse('capsule-full')
    const file = kind === 'file' && mediaId !== undefined ? { mediaId } : {}
    const data = { contributionId, kind, words, ...file, contributorId: by.id, addedAt: at }
    return [{ type: 'ContributionAdded', data }]
  }

/** Whoever put it in takes it out again. */
export const withdrawContribution =
  (contributionId: string): Decide =>
  (capsule, { by, at }) => {
    requireFilling(capsule)
    const known = capsule.contents.find((each) => each.contributionId === contributionId)
    if (!known) return []
    if (known.contributorId !== by.id) throw new Refused('forbidden')
    return [{ type: 'ContributionWithdrawn', data: { contributionId, withdrawnAt: at } }]
  }
