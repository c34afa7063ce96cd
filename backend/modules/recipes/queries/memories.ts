import * as v from 'valibot'
import { sql, type Fragment } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

/** Memories that are the whole family's, and there. */
const familys = (familyId: string, ids: readonly string[]): Fragment => sql.fragment`
  i.id = any(${sql.array([...ids], 'uuid')}) and i.family_id = ${familyId} and i.visibility = 'family'
  and i.binned_at is null and i.state = 'ready'`

const Id = v.object({ id: v.string() })
/** Those of the memories that are the whole family's. */
export const knownOf = async (
  { db }: Pick<Kernel, 'db'>,
  familyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await db.any(sql.type(Id)`select i.id from items.items i where ${familys(familyId, ids)}`)
  return new Set(rows.map(({ id }) => id))
}

const Card = v.object({ id: v.string(), mediaId: v.string(), variant: v.picklist(['preview', 'thumb']) })
export type CardFile = v.InferOutput<typeof Card>
/** Those of the memories that are pictures the whole family can see, each with its file as it is seen best. */
export const cardsOf = async (
  { db }: Pick<Kernel, 'db'>,
  familyId: string,
  ids: readonly string[],
): Promise<readonly CardFile[]> =>
  ids.length === 0
    ? []
    : db.any(sql.type(Card)`
        select i.id, i.file_id as media_id, case when 'preview' = any(i.variants) then 'preview' else 'thumb' end as variant
        from items.items i
        where ${familys(familyId, ids)} and i.file_id is not null and i.variants && array['preview', 'thumb']`)
