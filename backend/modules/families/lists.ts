import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { reachOf } from '../accounts/reading.ts'
import { ForMe, type FamilyRow } from './contract.ts'
import { isAnswerable } from './decide/answer.ts'
import { family } from './family.ts'
import { invitationTokenOf } from './links.ts'
import { hashesOf } from './queries.ts'
import { familyName, FORMER } from './reading.ts'
import { successorOf } from './successor.ts'

const Member = v.object({ accountId: v.string(), role: FamilyRole, joinedAt: v.string() })
const Mine = v.object({
  id: v.string(),
  name: v.nullable(SealedText),
  ownerId: v.string(),
  members: v.array(Member),
})

/** An account's families; its own, while nothing has happened in it, is listed where it is in no other. */
export const familiesOf = async (
  kernel: Kernel,
  accountId: string,
  chosen: string | undefined,
): Promise<FamilyRow[]> => {
  const all = await kernel.membership.of(accountId)
  const listed = all.filter(({ joinedAt }) => joinedAt !== '' || all.length === 1)
  const owned = all.filter(({ role }) => role === 'owner').map(({ familyId }) => familyId)
  const rows = await kernel.db.any(sql.type(Mine)`
    select f.id, f.name, f.owner_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('accountId', m.account_id, 'role', m.role, 'joinedAt', m.joined_at)
          order by m.joined_at, m.account_id)
        from families.members m where m.family_id = f.id and f.id = any(${sql.array(owned, 'uuid')})), '[]') as members
    from families.families f
    where f.id = any(${sql.array(
      listed.map(({ familyId }) => familyId),
      'uuid',
    )})`)
  const known = new Map(
    rows.map((row) => [row.id, { ...row, successor: successorOf(row.members)?.accountId }] as const),
  )
  const names = await kernel.membership.namesOf([
    accountId,
    ...[...known.values()].flatMap(({ ownerId, successor = ownerId }) => [ownerId, successor]),
  ])
  return Promise.all(
    listed.map(async ({ familyId, role }) => {
      const { name, ownerId = familyId, successor } = known.get(familyId) ?? {}
      return {
        familyId,
        name: familyName(name ? await kernel.unseal(name) : '', names.get(ownerId) ?? ''),
        role,
        isChosen: familyId === chosen,
        successor: successor === undefined ? null : names.get(successor) || FORMER,
      }
    }),
  )
}

const Found = v.object({
  familyId: v.string(),
  id: v.string(),
  role: ForMe.entries.role,
  note: SealedText,
  state: ForMe.entries.state,
  expiresAt: v.string(),
  name: v.nullable(SealedText),
  ownerId: v.string(),
  invitedBy: v.string(),
})

/** Invitations that came to an address which the account has confirmed, and may still be accepted as their families stand now. */
export const invitationsFor = async (kernel: Kernel, accountId: string): Promise<ForMe[]> => {
  const { confirmed } = hashesOf(kernel, await reachOf(kernel, accountId))
  const rows = await kernel.db.any(sql.type(Found)`
    select i.family_id, i.id, i.role, i.note, case when i.state = 'open' then 'waiting' else i.state end as state,
      i.expires_at, f.name, f.owner_id, i.invited_by
    from families.invitations i
    join families.families f on f.id = i.family_id
    where i.address_hash = any(${sql.array([...confirmed], 'text')}) and i.state in ('open', 'declined')
      and i.expires_at > now() and i.note is not null
      and not exists (select from families.members m where m.family_id = i.family_id and m.account_id = ${accountId})
    order by i.expires_at desc, i.id limit 50`)
  const isOpen = await Promise.all(
    rows.map(async ({ familyId, id }) => {
      const { state } = await kernel.load(family, familyId)
      const invitation = state.invitations.find(({ invitationId }) => invitationId === id)
      return invitation !== undefined && isAnswerable(state, invitation, kernel.clock.now())
    }),
  )
  const open = rows.filter((_, index) => isOpen[index])
  const names = await kernel.membership.namesOf(open.flatMap(({ ownerId, invitedBy }) => [ownerId, invitedBy]))
  return Promise.all(
    open.map(async ({ familyId, id, role, note, state, expiresAt, name, ownerId, invitedBy }) => ({
      token: invitationTokenOf(kernel, familyId, id),
      family: familyName(name ? await kernel.unseal(name) : '', names.get(ownerId) ?? ''),
      by: names.get(invitedBy) || FORMER,
      role,
      note: await kernel.unseal(note),
      state,
      expiresAt,
    })),
  )
}
