import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf } from '../../kernel/process/recordable.ts'
import { reachOf } from '../accounts/reading.ts'
import { bytesOf, limits } from './contract.ts'
import type { Room } from './decide.ts'
import type { Start } from './events.ts'
import { RECORDING } from './queries.ts'

/** Longer than any read table has ever been behind. */
const KEPT_FOR = '30 days'
const Used = v.object({ all: v.number(), ofSubject: v.number(), unfinished: v.number() })

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

/**
 * Whose room a recording takes, and how much there is: of an answer without an account three of the largest size, of an
 * account what its plan has, and little until its address is confirmed.
 */
export const roomFor = async (
  kernel: Kernel,
  { ownerId, purpose, maxMb }: Pick<Start, 'ownerId' | 'purpose'> & { readonly maxMb: number },
): Promise<Pick<Room, 'of' | 'most'>> => {
  if (recordableOf(kernel, purpose).storageOf === 'answer')
    return { of: 'answer', most: bytesOf(limits.answerTimes * maxMb) }
  if (!(await reachOf(kernel, ownerId)).isVerified) return { of: 'unconfirmed', most: bytesOf(limits.unconfirmedMb) }
  return { of: 'plan', most: bytesOf((await kernel.entitled(ownerId)).storageGb * 1_024) }
}

/**
 * Promises room before a recording begins, one after another for an owner: of many at once each sees the others, though
 * no read table has them yet.
 */
export const reserving = ({ db, recordables }: Pick<Kernel, 'db' | 'recordables'>) => {
  const noRoom = recordables.flatMap(({ takesNoRoom }) => takesNoRoom?.(RECORDING) ?? [])
  const isFree = sql.join([sql.fragment`false`, ...noRoom], sql.fragment` or `)
  /** @returns what all others take, and whether this one was promised its room just now */
  const reserve = ({ mediaId, ownerId, subjectId, bytes, largest, usual }: Wanted) =>
    db.transaction(async (tx) => {
      await tx.query(sql.typeAlias('void')`select pg_advisory_xact_lock(hashtextextended(${`storage ${ownerId}`}, 0))`)
      await tx.query(sql.typeAlias('void')`
        delete from kernel.reserved where reserved_at < now() - ${KEPT_FOR}::interval`)
      const used = await tx.one(sql.type(Used)`
        with taken as (
          select f.id, f.message_id as subject_id, coalesce(f.bytes, ${largest}) as bytes,
            f.state in ('receiving', 'storing') and f.cut is null as is_unfinished
          from media.media f where f.owner_id = ${ownerId} and not (${isFree})
          union all
          select media_id, subject_id, bytes, true from kernel.reserved
          where owner_id = ${ownerId} and not exists (select from media.media where id = media_id))
        select coalesce(sum(bytes), 0)::bigint as all,
          coalesce(sum(bytes) filter (where subject_id = ${subjectId}), 0)::bigint as of_subject,
          coalesce(sum(least(bytes, ${usual})) filter (where is_unfinished), 0)::bigint as unfinished
        from taken where id <> ${mediaId}`)
      const { rowCount } = await tx.query(sql.typeAlias('void')`
        insert into kernel.reserved (media_id, owner_id, subject_id, bytes)
        values (${mediaId}, ${ownerId}, ${subjectId}, ${bytes})
        on conflict (media_id) do nothing`)
      return { used, isNew: rowCount > 0 }
    })
  /** What was not begun, or is gone, takes no room. */
  const release = async (mediaId: string): Promise<void> => {
    await db.query(sql.typeAlias('void')`delete from kernel.reserved where media_id = ${mediaId}`)
  }

  /** Does what begins a recording with room for it; where that is refused, the room is free again. */
  const withRoom = async <T>(
    wanted: Wanted,
    { of, most }: Pick<Room, 'of' | 'most'>,
    begin: (room: Room) => Promise<T>,
  ): Promise<T> => {
    const { used, isNew } = await reserve(wanted)
    try {
      const { usual } = wanted
      const taken = of === 'answer' ? used.ofSubject : used.all
      return await begin({ of, most, taken, unfinished: used.unfinished, usual })
    } catch (error) {
      if (isNew) await release(wanted.mediaId)
      throw error
    }
  }
  return { withRoom, release }
}
