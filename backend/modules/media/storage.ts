import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf } from '../../kernel/process/recordable.ts'
import { takenOf } from '../../kernel/process/uses.ts'
import { reachOf } from '../accounts/reading.ts'
import { bytesOf, limits } from './contract.ts'
import type { Room } from './decide.ts'
import type { Start } from './events.ts'
import { longAgo } from './queries.ts'

const GB = bytesOf(1_024)
/** Longer than any read table has ever been behind. */
const KEPT_FOR = '30 days'
const Used = v.object({ all: v.number(), ofSubject: v.number(), unfinished: v.number(), promised: v.number() })

type Wanted = {
  readonly mediaId: string
  readonly ownerId: string
  readonly subjectId: string
  /** As many as were said, or the most that it may hold. */
  readonly bytes: number
  /** What an upload counts whose length nobody has said. */
  readonly largest: number
  /** As much as a file may have: a whole archive that is on its way counts no more among what is unfinished. */
  readonly usual: number
}
/** Whose room it is, and how much there is; of a family its modules say so, once the room is promised. */
type Limit =
  | { readonly of: Exclude<Room['of'], 'family'>; readonly most: number }
  | { readonly of: 'family'; readonly familyId: string }
type Asked = Pick<Start, 'ownerId' | 'purpose'> & {
  readonly maxMb: number
  /** The family whose thing it is, whoever may see that. */
  readonly familyId?: string | undefined
}

/**
 * Whose room a recording takes, and how much there is: of an answer without an account three of the largest size, of a
 * family or an account what its plan has, and little until the account's address is confirmed.
 */
export const roomFor = async (kernel: Kernel, { ownerId, purpose, maxMb, familyId }: Asked): Promise<Limit> => {
  const { storageOf } = recordableOf(kernel, purpose)
  if (storageOf === 'answer') return { of: 'answer', most: bytesOf(limits.answerTimes * maxMb) }
  if (!(await reachOf(kernel, ownerId)).isVerified) return { of: 'unconfirmed', most: bytesOf(limits.unconfirmedMb) }
  if (storageOf === 'family' && familyId !== undefined) return { of: 'family', familyId }
  return { of: 'plan', most: (await kernel.entitled(ownerId)).storageGb * GB }
}

/**
 * Promises room before a recording begins, one after another for whoever's room it is: of many at once each sees the
 * others, though no read table has them yet.
 */
export const reserving = (kernel: Kernel) => {
  const { db, clock, recordables } = kernel
  /** What counts to the plan of a family is no part of what its owner's has. */
  const familyKinds = recordables.filter(({ storageOf }) => storageOf === 'family')
  const ofFamilies = sql.array(
    familyKinds.map(({ purpose }) => purpose),
    'text',
  )
  /** A thing names it, and so its module counts it. */
  const isCounted = () => {
    const row = { id: sql.fragment`r.media_id`, ownerId: sql.fragment`m.owner_id`, subject: sql.fragment`r.subject_id` }
    const named = familyKinds.map((kind) => kind.named.rows({ ...row, longAgo: longAgo(clock) }))
    return sql.join([sql.fragment`m.purpose <> all(${ofFamilies})`, ...named], sql.fragment` or `)
  }
  /** @returns what all others take, and whether this one was promised its room just now */
  const reserve = ({ mediaId, ownerId, subjectId, bytes, largest, usual }: Wanted, limit: Limit) =>
    db.transaction(async (tx) => {
      const { of } = limit
      const holderId = of === 'family' ? limit.familyId : ownerId
      await tx.query(sql.typeAlias('void')`select pg_advisory_xact_lock(hashtextextended(${`storage ${holderId}`}, 0))`)
      await tx.query(sql.typeAlias('void')`
        delete from kernel.reserved where reserved_at < now() - ${KEPT_FOR}::interval`)
      const used = await tx.one(sql.type(Used)`
        with taken as (
          select id, message_id as subject_id, coalesce(bytes, ${largest}) as bytes,
            state in ('receiving', 'storing') and cut is null as is_unfinished,
            ${of !== 'plan'} or purpose <> all(${ofFamilies}) as is_counted
          from media.media where owner_id = ${ownerId}
          union all
          select media_id, subject_id, bytes, true, true from kernel.reserved
          where owner_id = ${ownerId} and not exists (select from media.media where id = media_id))
        select coalesce(sum(bytes) filter (where is_counted), 0)::bigint as all,
          coalesce(sum(bytes) filter (where subject_id = ${subjectId}), 0)::bigint as of_subject,
          coalesce(sum(least(bytes, ${usual})) filter (where is_unfinished), 0)::bigint as unfinished,
          (select coalesce(sum(r.bytes), 0) from kernel.reserved r
            where r.owner_id = ${holderId} and r.media_id <> ${mediaId}
              and not exists (
                select from media.media m where m.id = r.media_id and m.bytes is not null and (${isCounted()})))::bigint
            as promised
        from taken where id <> ${mediaId}`)
      const { rowCount } = await tx.query(sql.typeAlias('void')`
        insert into kernel.reserved (media_id, owner_id, subject_id, bytes)
        values (${mediaId}, ${holderId}, ${subjectId}, ${bytes})
        on conflict (media_id) do nothing`)
      return { used, isNew: rowCount > 0 }
    })
  /** What was not begun, or is gone, takes no room. */
  const release = async (mediaId: string): Promise<void> => {
    await db.query(sql.typeAlias('void')`delete from kernel.reserved where media_id = ${mediaId}`)
  }

  const roomIn = async (
    limit: Limit,
    used: v.InferOutput<typeof Used>,
    { bytes, usual }: Pick<Wanted, 'bytes' | 'usual'>,
  ): Promise<Room> => {
    const { all, ofSubject, unfinished, promised } = used
    if (limit.of !== 'family') return { ...limit, taken: limit.of === 'answer' ? ofSubject : all, unfinished, usual }
    // What was promised is looked at first: what comes to the tables meanwhile counts twice rather than never.
    const { limit: gb, used: counted, plan } = await takenOf(kernel, limit.familyId, 'storageGb', bytes / GB)
    return { of: 'family', most: gb * GB, taken: counted * GB + promised, unfinished, usual, plan }
  }

  /** Does what begins a recording with room for it; where that is refused, the room is free again. */
  const withRoom = async <T>(wanted: Wanted, limit: Limit, begin: (room: Room) => Promise<T>): Promise<T> => {
    const { used, isNew } = await reserve(wanted, limit)
    try {
      return await begin(await roomIn(limit, used, wanted))
    } catch (error) {
      if (isNew) await release(wanted.mediaId)
      throw error
    }
  }
  return { withRoom, release }
}
