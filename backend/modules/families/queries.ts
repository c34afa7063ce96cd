import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { takenOf, type Use } from '../../kernel/process/uses.ts'
import { reachOf, type Reach } from '../accounts/reading.ts'
import type { Activity, FamilyView, InvitationRow } from './contract.ts'
import { openOffer } from './decide/ownership.ts'
import { family, withFounder, type Family } from './family.ts'
import { isWaiting, type Invitation } from './invitation.ts'
import { familyName, FORMER } from './reading.ts'

/** A family as its stream says, with its first owner where nothing has happened in it. */
export const familyIn = async (kernel: Kernel, familyId: string) => {
  const { state, revision } = await kernel.load(family, familyId)
  return { state: withFounder(state, familyId), revision: Number(revision ?? -1n) }
}

/** How an account is called in a family. */
export const calledIn = async (kernel: Kernel, { members }: Family, accountId: string): Promise<string> => {
  if (!members.some((member) => member.accountId === accountId)) return FORMER
  return (await reachOf(kernel, accountId)).name || FORMER
}

const ownerIn = ({ members }: Family): string => members.find(({ role }) => role === 'owner')?.accountId ?? ''

export const nameOf = async (kernel: Kernel, family: Family): Promise<string> => {
  const owner = ownerIn(family)
  return familyName(family.name, owner ? (await reachOf(kernel, owner)).name : '')
}

/** The names of a family and of all its members, by one statement. */
const namesIn = async (kernel: Kernel, family: Family) => {
  const ids = family.members.map(({ accountId }) => accountId)
  const names = await kernel.membership.namesOf(ids)
  return {
    family: familyName(family.name, names.get(ownerIn(family)) ?? ''),
    called: (accountId: string): string => (ids.includes(accountId) && names.get(accountId)) || FORMER,
  }
}

/** How many are in the family or were asked to join: what its plan counts. */
export const membersUsed: Use = {
  limit: 'familyMembers',
  count: async ({ load, clock }, familyId) => {
    const { members, invitations } = withFounder((await load(family, familyId)).state, familyId)
    return members.length + invitations.filter((each) => isWaiting(each, clock.now())).length
  },
}

/** A family as a member sees it. */
export const viewOf = async (kernel: Kernel, familyId: string, accountId: string): Promise<FamilyView> => {
  const { state, revision } = await familyIn(kernel, familyId)
  const now = kernel.clock.now()
  const offer = openOffer(state, now)
  const [{ limit, used }, names] = await Promise.all([
    takenOf(kernel, familyId, 'familyMembers'),
    namesIn(kernel, state),
  ])
  return {
    familyId,
    name: names.family,
    isNamed: state.name !== '',
    role: state.members.find((member) => member.accountId === accountId)?.role ?? 'viewer',
    revision,
    members: state.members.map(({ joinedAt, ...member }) => ({
      ...member,
      name: names.called(member.accountId),
      joinedAt: joinedAt || null,
      isYou: member.accountId === accountId,
    })),
    offer: offer ? { to: offer.to, expiresAt: offer.expiresAt } : null,
    room: { limit, used },
  }
}

const stateOf = (invitation: Invitation, now: string): InvitationRow['state'] => {
  if (invitation.status !== 'open') return invitation.status
  return isWaiting(invitation, now) ? 'waiting' : 'expired'
}

/** What the family has sent, the newest first. */
export const sentBy = async (kernel: Kernel, familyId: string): Promise<InvitationRow[]> => {
  const { state } = await familyIn(kernel, familyId)
  const now = kernel.clock.now()
  const { called } = await namesIn(kernel, state)
  return state.invitations.toReversed().map((invitation) => {
    const { invitationId: id, name, address: email, note, role, invitedAt, expiresAt } = invitation
    return {
      id,
      name,
      email,
      note,
      role,
      invitedAt,
      expiresAt,
      state: stateOf(invitation, now),
      hasArrived: invitation.hasArrived,
      leavesAt: (invitation.status === 'open' && invitation.leavesAt) || null,
      isBack: invitation.answered === invitation.mails && !invitation.hasArrived,
      invitedBy: called(invitation.invitedBy),
    }
  })
}

/** What every reader of an invitation is told. */
export const shownOf = async (kernel: Kernel, state: Family, invitation: Invitation) => {
  const { role, note, expiresAt } = invitation
  const by = await calledIn(kernel, state, invitation.invitedBy)
  return {
    family: await nameOf(kernel, state),
    by,
    role,
    note,
    expiresAt,
    state: stateOf(invitation, kernel.clock.now()),
  }
}

/** Hashes of an account's addresses that are its own without doubt, and of the one that it has not confirmed yet. */
export const hashesOf = ({ settings }: Kernel, { email, isVerified, backup }: Reach) => ({
  confirmed: [isVerified ? email : '', backup?.isVerified ? backup.address : '']
    .filter((address) => address !== '')
    .map((address) => addressHashOf(settings, address)),
  claimed: isVerified || email === '' ? [] : [addressHashOf(settings, email)],
})

const ActivityRow = v.object({
  id: v.string(),
  kind: v.string(),
  actorId: v.nullable(v.string()),
  thingId: v.nullable(v.string()),
  at: v.string(),
})

/** What has happened in a family, the newest first, after the one that was seen last. */
export const activityOf = async (
  { db, happened }: Kernel,
  familyId: string,
  before: string | undefined,
): Promise<Activity[]> => {
  const since = before ? sql.fragment`and pos < ${before}::bigint` : sql.fragment``
  const rows = await db.any(sql.type(ActivityRow)`
    select pos::text as id, kind, actor_id, thing_id, at from families.activities
    where family_id = ${familyId} ${since} order by families.activities.pos desc limit 50`)
  return rows.map((row) => ({ ...row, words: happened[row.kind] ?? '' }))
}
