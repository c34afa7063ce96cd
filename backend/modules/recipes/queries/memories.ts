import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

const Memory = v.object({ id: v.string(), fileId: v.nullable(v.string()), variants: v.array(v.string()) })

/** Those of the memories that are the whole family's, and there. */
const familys = async (
  { db }: Pick<Kernel, 'db'>,
  familyId: string,
  ids: readonly string[],
): Promise<readonly v.InferOutput<typeof Memory>[]> =>
  ids.length === 0
    ? []
    : db.any(sql.type(Memory)`
        select i.id, i.file_id, i.variants from items.items i
        where i.id = any(${sql.array([...ids], 'uuid')}) and i.family_id = ${familyId} and i.visibility = 'family'
          and i.binned_at is null and i.state = 'ready'`)

/** Which of the memories are the whole family's. */
export const knownOf = async (
  kernel: Pick<Kernel, 'db'>,
  familyId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set((await familys(kernel, familyId, ids)).map(({ id }) => id))

export type CardFile = { readonly id: string; readonly fileId: string; readonly variant: 'preview' | 'thumb' }
/** Those of them that are pictures, each with its file as it is seen best. */
export const cardsOf = async (
  kernel: Pick<Kernel, 'db'>,
  familyId: string,
  ids: readonly string[],
): Promise<readonly CardFile[]> =>
  (await familys(kernel, familyId, ids)).flatMap(({ id, fileId, variants }) => {
    const variant = (['preview', 'thumb'] as const).find((each) => variants.includes(each))
    return fileId !== null && variant ? [{ id, fileId, variant }] : []
  })
