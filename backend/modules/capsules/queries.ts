import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import { may, mayChange, type FamilyRole } from '../../kernel/identity/roles.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import type { Use } from '../../kernel/process/uses.ts'
import { FORMER } from '../families/reading.ts'
import { contentsOf, type Capsule } from './capsule.ts'
import { CapsuleState, MOST_CAPSULES, type CapsuleDetail, type CapsuleRow, type ContributionRow } from './contract.ts'
import { fileRow, filesOf } from './files.ts'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  state: CapsuleState,
  contributorId: v.string(),
  title: SealedText,
  day: v.string(),
  zone: v.string(),
  opensAt: v.string(),
  addedAt: v.string(),
  sealedAt: v.nullable(v.string()),
  openedAt: v.nullable(v.string()),
  removedAt: v.nullable(v.string()),
  things: v.number(),
  people: v.number(),
})
/** Who reads, and what they are in the family. */
type Reader = { readonly id: string; readonly familyId: string; readonly role: FamilyRole }

const rowsWhere = async (
  { db, membership, unseal }: Kernel,
  { id, familyId, role }: Reader,
  condition: Fragment,
): Promise<CapsuleRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, revision, state, contributor_id, title, day, zone, opens_at, added_at, sealed_at, opened_at, removed_at,
      (select count(*) from capsules.contents c where c.capsule_id = k.id) as things,
      (select count(distinct c.contributor_id) from capsules.contents c where c.capsule_id = k.id) as people
    from capsules.capsules k
    where family_id = ${familyId} and ${condition}
      and (removed_at is null or ${may(role, 'edit')} or ${may(role, 'add')} and contributor_id = ${id})
    order by opens_at, id limit ${MOST_CAPSULES}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async ({ contributorId, title, ...row }) => {
      const isOwn = contributorId === id
      const addedBy = names.get(contributorId) || FORMER
      return { ...row, title: await unseal(title), addedBy, isOwn, mayChange: mayChange(role, isOwn) }
    }),
  )
}

/** A family's capsules, the one that opens first before all others; what was removed is for those alone who may bring it back. */
export const capsulesOf = (kernel: Kernel, reader: Reader): Promise<CapsuleRow[]> =>
  rowsWhere(kernel, reader, sql.fragment`true`)

/** Those that are being filled; a plan limits no others. */
export const fillingUsed: Use = {
  limit: 'openCapsules',
  count: ({ db }, familyId) =>
    db.oneFirst(sql.type(v.object({ count: v.number() }))`
      select count(*)::int as count from capsules.capsules
      where family_id = ${familyId} and state = 'filling' and removed_at is null`),
}

/** What of its contents is there for whoever reads: their own while it is filled, none while it is sealed, then all. */
const readableTo = ({ status, contents }: Capsule, readerId: string, isReadable: boolean) => {
  if (status === 'filling') return contents.filter(({ contributorId }) => contributorId === readerId)
  return isReadable ? contents : []
}

/** Whether this account may look at that thing now. */
export const maySee = (capsule: Capsule, readerId: string, contributionId: string): boolean =>
  readableTo(capsule, readerId, capsule.status === 'opened').some((each) => each.contributionId === contributionId)

const contentsFor = async (
  kernel: Kernel,
  state: Capsule,
  readerId: string,
  isReadable: boolean,
): Promise<ContributionRow[]> => {
  const shown = readableTo(state, readerId, isReadable)
  const ids = [...shown.map(({ contributorId }) => contributorId), ...state.answers.map(({ answeredBy }) => answeredBy)]
  const [names, files] = await Promise.all([
    kernel.membership.namesOf([...new Set(ids)]),
    filesOf(
      kernel,
      shown.flatMap(({ mediaId }) => mediaId ?? []),
    ),
  ])
  return shown.map(({ contributionId, kind, contributorId, words, mediaId, addedAt }) => ({
    id: contributionId,
    kind,
    by: names.get(contributorId) || FORMER,
    isOwn: contributorId === readerId,
    addedAt,
    words,
    file: mediaId === undefined ? null : fileRow(files.get(mediaId)),
    answers: state.answers
      .filter((answer) => answer.contributionId === contributionId)
      .map(({ answerId, answeredBy, words: said, answeredAt }) => ({
        id: answerId,
        by: names.get(answeredBy) || FORMER,
        words: said,
        at: answeredAt,
      })),
  }))
}

/** One with all that is there for whoever reads; its contents are read from its own events, and stand in no table. */
export const capsuleOf = async (kernel: Kernel, reader: Reader, state: Capsule): Promise<CapsuleDetail | undefined> => {
  const [row] = await rowsWhere(kernel, reader, sql.fragment`id = ${state.capsuleId}`)
  if (!row) return undefined
  const isReadable = state.status === 'opened' && !(await kernel.timeVault.holds(contentsOf(state.capsuleId)))
  const [names, contents] = await Promise.all([
    kernel.membership.namesOf(state.openerIds),
    contentsFor(kernel, state, reader.id, isReadable),
  ])
  return {
    ...row,
    openers: state.openerIds.map((id) => ({ id, name: names.get(id) || FORMER })),
    contents,
    isReadable,
    checkedAt: state.checkedAt || null,
    damaged: state.damaged.length,
  }
}
