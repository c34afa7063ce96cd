import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../../kernel/log/codec.ts'
import type { Photo } from '../fill.ts'

const Row = v.object({
  id: v.string(),
  fileId: v.string(),
  mime: v.nullable(v.string()),
  sorts: v.string(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  degrees: v.number(),
  title: v.nullable(SealedText),
  caption: v.nullable(SealedText),
})
/** A photo with its file, and so far it is turned to the right besides what its camera said. */
export type StoredPhoto = Photo & {
  readonly fileId: string
  readonly mime: string
  readonly degrees: number
  readonly title: string
}

/** Those of the memories that are photos, the whole family's, and there: in the order of the ids, each once. */
export const photosOf = async (
  { db, unseal }: Pick<Kernel, 'db' | 'unseal'>,
  familyId: string,
  ids: readonly string[],
): Promise<readonly StoredPhoto[]> => {
  if (ids.length === 0) return []
  const rows = await db.any(sql.type(Row)`
    select i.id, i.file_id, i.mime, i.sorts, i.width, i.height, i.degrees, i.caption,
      case when i.has_title then i.title end as title
    from items.items i
    where i.id = any(${sql.array([...new Set(ids)], 'uuid')}) and i.family_id = ${familyId} and i.visibility = 'family'
      and i.kind = 'photo' and i.binned_at is null and i.state = 'ready' and i.file_id is not null
      and 'thumb' = any(i.variants)`)
  const said = async (text: v.InferOutput<typeof SealedText> | null): Promise<string> => {
    const opened = text ? await unseal(text) : ''
    return opened === ERASED ? '' : opened
  }
  const found = new Map<string, StoredPhoto>()
  for (const { width, height, degrees, title, caption, mime, ...row } of rows) {
    const [one, other] = degrees % 180 === 0 ? [width, height] : [height, width]
    found.set(row.id, {
      ...row,
      mime: mime ?? '',
      degrees,
      width: one,
      height: other,
      title: await said(title),
      caption: await said(caption),
    })
  }
  return [...new Set(ids)].flatMap((id) => found.get(id) ?? [])
}
