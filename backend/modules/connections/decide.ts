import { Refused, refusing } from '../../kernel/errors.ts'
import type { Decision } from '../../kernel/log/decider.ts'
import {
  MOST_LINES,
  MOST_RELATIVES,
  type AddRelative,
  type ChangeRelative,
  type ConnectionRefusal,
  type SetQuiet,
  type StateKin,
  type UnstateKin,
} from './contract.ts'
import type { ConnectionsEvent } from './events.ts'
import { isPair, type KinState, type RelativeState } from './kin.ts'

export type Decide = Decision<KinState, ConnectionsEvent>
const refuse = refusing<ConnectionRefusal>()

/** What the route finds out about the family. */
export type Facts = {
  readonly familyId: string
  /** The accounts that are in it. */
  readonly members: readonly string[]
  /** Whether the role allows to change what others added. */
  readonly mayEdit: boolean
}

const known = ({ relatives }: KinState, id: string): RelativeState | undefined =>
  relatives.find(({ relativeId, isRemoved }) => relativeId === id && !isRemoved)

const requireOwn = ({ mayEdit }: Facts, ownerId: string, accountId: string): void => {
  if (!mayEdit && ownerId !== accountId) throw new Refused('forbidden')
}

export const addRelative =
  ({ relativeId, name, sex, hasDied }: AddRelative, facts: Facts): Decide =>
  (state, { by }) => {
    const { familyId, members } = facts
    const there = known(state, relativeId)
    if (there?.name === name && there.contributorId === by.id) return []
    const isTaken = state.relatives.some((each) => each.relativeId === relativeId) || members.includes(relativeId)
    if (isTaken) throw new Refused('id-taken')
    if (state.relatives.filter(({ isRemoved }) => !isRemoved).length >= MOST_RELATIVES)
      throw refuse('too-many-relatives', { most: MOST_RELATIVES })
    const added = { familyId, relativeId, contributorId: by.id, name, ...(sex && { sex }), hasDied }
    return [{ type: 'RelativeAdded', data: added }]
  }

/** Of a member only the sex is kept here: they are called as their account is. */
const changeMember =
  (relativeId: string, { name, hasDied, sex = null }: ChangeRelative, facts: Facts): Decide =>
  ({ sexes }, { by }) => {
    if (name !== undefined || hasDied !== undefined) throw refuse('has-account')
    requireOwn(facts, relativeId, by.id)
    if ((sexes[relativeId] ?? null) === sex) return []
    return [{ type: 'RelativeChanged', data: { familyId: facts.familyId, relativeId, ...(sex && { sex }) } }]
  }

export const changeRelative =
  (relativeId: string, changes: ChangeRelative, facts: Facts): Decide =>
  (state, context) => {
    if (facts.members.includes(relativeId)) return changeMember(relativeId, changes, facts)(state, context)
    const before = known(state, relativeId)
    if (!before) throw refuse('not-found')
    requireOwn(facts, before.contributorId, context.by.id)
    const { name = before.name, hasDied = before.hasDied, sex = before.sex } = changes
    if (name === before.name && hasDied === before.hasDied && sex === before.sex) return []
    const data = { familyId: facts.familyId, relativeId, name, ...(sex && { sex }), hasDied }
    return [{ type: 'RelativeChanged', data }]
  }

/** Of oneself, and of whom one has added; of others whoever may edit. */
export const setQuiet =
  (personId: string, { isQuiet }: SetQuiet, facts: Facts): Decide =>
  (state, { by }) => {
    const { familyId, members } = facts
    const ownerId = members.includes(personId) ? personId : known(state, personId)?.contributorId
    if (ownerId === undefined) throw refuse('not-found')
    requireOwn(facts, ownerId, by.id)
    if (state.quiet.includes(personId) === isQuiet) return []
    return [{ type: 'QuietSet', data: { familyId, personId, isQuiet } }]
  }

/** What was stated of them goes with them, whoever stated it. */
export const removeRelative =
  (relativeId: string, facts: Facts): Decide =>
  (state, { by }) => {
    if (facts.members.includes(relativeId)) throw refuse('has-account')
    const there = state.relatives.find((each) => each.relativeId === relativeId)
    if (!there) throw refuse('not-found')
    requireOwn(facts, there.contributorId, by.id)
    return there.isRemoved ? [] : [{ type: 'RelativeRemoved', data: { relativeId } }]
  }

/** Only a parent has a direction. */
const isSame = (one: StateKin, other: StateKin) =>
  one.kin === other.kin && (one.kin !== 'parent' || one.from === other.from)

/** Of two people one thing is stated: what was said of them before makes room for it. */
export const stateKin =
  ({ from, to, kin }: StateKin, facts: Facts): Decide =>
  (state, { by }) => {
    const { familyId, members } = facts
    if (from === to) throw refuse('same-person')
    if (![from, to].every((id) => members.includes(id) || known(state, id))) throw refuse('not-found')
    const before = state.lines.find((each) => isPair(each, { from, to }))
    if (before && isSame(before, { from, to, kin })) return []
    if (before) requireOwn(facts, before.contributorId, by.id)
    if (!before && state.lines.length >= MOST_LINES) throw refuse('too-many-kin')
    return [{ type: 'KinStated', data: { familyId, from, to, kin, contributorId: by.id } }]
  }

export const unstateKin =
  ({ from, to }: UnstateKin, facts: Facts): Decide =>
  ({ lines }, { by }) => {
    const there = lines.find((each) => isPair(each, { from, to }))
    if (!there) return []
    requireOwn(facts, there.contributorId, by.id)
    return [{ type: 'KinUnstated', data: { from: there.from, to: there.to } }]
  }
