import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../kernel/log/codec.ts'
import { may } from '../../kernel/identity/roles.ts'
import type { Use } from '../../kernel/process/uses.ts'
import { ShareRow, type ShareState, type VisitRow } from './contract.ts'
import { isEnded } from './decide/link.ts'
import type { Share } from './share.ts'
import { urlOf } from './linkAccess.ts'

/** Who asks, as a member of the family. */
export type Member = { readonly accountId: string; readonly familyId: string; readonly role: FamilyRole }

const Row = v.object({
  ...v.pick(ShareRow, [
    'id',
    'things',
    'expiresAt',
    'createdAt',
    'mayDownload',
    'hasPasscode',
    'lockedUntil',
    'n',
    'revision',
    'opened',
    'openedAt',
  ]).entries,
  contributorId: v.string(),
  title: SealedText,
  note: SealedText,
  isEnded: v.boolean(),
})
type Row = v.InferOutput<typeof Row>

/** @number shared links in a list */
const MOST = 1_000

const stateOf = (row: Pick<Row, 'isEnded' | 'expiresAt'>, maker: FamilyRole | undefined, now: string): ShareState => {
  if (row.isEnded) return 'ended'
  if (row.expiresAt <= now) return 'expired'
  return maker !== undefined && may(maker, 'add') ? 'live' : 'stopped'
}

/** A family's links, the newest first, as this member sees them. */
export const sharesOf = async (kernel: Kernel, { accountId, familyId, role }: Member): Promise<ShareRow[]> => {
  const { clock, db, membership, unseal } = kernel
  const [members, rows] = await Promise.all([
    membership.membersOf(familyId),
    db.any(sql.type(Row)`
      select s.id, contributor_id, title, note, things, expires_at, created_at, may_download, has_passcode, is_ended,
        case when locked_until > now() then locked_until end as locked_until, n, revision,
        count(v.share_id)::int as opened, max(v.at) as opened_at
      from shares.shares s left join shares.views v on v.share_id = s.id and v.kind = ''
      where family_id = ${familyId} group by s.id order by created_at desc, s.id limit ${MOST}`),
  ])
  const roles = new Map(members.map((each) => [each.accountId, each.role]))
  const now = clock.now()
  const links = await Promise.all(
    rows.map(async ({ contributorId, isEnded, title, note, ...row }) => {
      const isOwn = contributorId === accountId
      const state = stateOf({ isEnded, ...row }, roles.get(contributorId), now)
      const isOpen = state === 'live' || state === 'stopped'
      return {
        ...row,
        title: await unseal(title),
        note: await unseal(note),
        state,
        isOwn,
        mayChange: isOpen && (isOwn || may(role, 'edit')),
        mayEnd: isOpen && (isOwn || may(role, 'invite')),
        url: isOwn && state === 'live' ? urlOf(kernel, { shareId: row.id, n: row.n }) : null,
      }
    }),
  )
  // Whoever made it has left: nobody can read what it was called.
  return links.filter(({ title }) => title !== ERASED)
}

/** How many links of a family lead somewhere: what its plan counts. */
export const linksUsed: Use = {
  limit: 'shareLinks',
  count: ({ db }, familyId) =>
    db.oneFirst(sql.type(v.object({ count: v.number() }))`
      select count(*)::int as count from shares.shares
      where family_id = ${familyId} and not is_ended and expires_at > now()`),
}

const View = v.object({
  visitId: v.string(),
  kind: v.string(),
  thingId: v.string(),
  at: v.string(),
  device: v.string(),
})
/** @number views of a shared link in a list */
const MOST_VIEWS = 5_000

/** Who opened a link when, on what device, and what they looked at; the last visit first. */
export const visitsOf = async ({ db }: Kernel, shareId: string): Promise<VisitRow[]> => {
  const views = await db.any(sql.type(View)`
    select visit_id, kind, thing_id, at, device from shares.views where share_id = ${shareId}
    order by at desc, visit_id, kind, thing_id limit ${MOST_VIEWS}`)
  const seen = Map.groupBy(
    views.filter(({ kind }) => kind !== ''),
    ({ visitId }) => visitId,
  )
  return views
    .filter(({ kind }) => kind === '')
    .map(({ visitId, at, device }) => ({
      id: visitId,
      openedAt: at,
      device,
      seen: (seen.get(visitId) ?? []).map((each) => ({ kind: each.kind, id: each.thingId, title: '', at: each.at })),
    }))
}

/** A link as whoever changed it sees it at once. */
export const rowOf = (kernel: Kernel, state: Share, revision: number, member: Member): ShareRow => {
  const {
    shareId,
    familyId: _family,
    contributorId,
    passcodeHash,
    passcodeN: _n,
    lockedUntil,
    status,
    ...terms
  } = state
  const isOwn = contributorId === member.accountId
  const isOpen = !isEnded(state, kernel.clock.now())
  return {
    ...terms,
    id: shareId,
    things: [...terms.things],
    state: isOpen ? 'live' : status === 'ended' ? 'ended' : 'expired',
    hasPasscode: passcodeHash !== '',
    lockedUntil: lockedUntil > kernel.clock.now() ? lockedUntil : null,
    revision,
    opened: 0,
    openedAt: null,
    isOwn,
    mayChange: isOpen,
    mayEnd: isOpen,
    url: isOwn && isOpen ? urlOf(kernel, state) : null,
  }
}
