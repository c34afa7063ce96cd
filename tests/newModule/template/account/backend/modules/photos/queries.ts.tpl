import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import type { PhotoRow } from './contract.ts'

const Row = v.object({ id: v.string(), title: SealedText, addedAt: v.string() })

/** All that an account keeps, the newest first. */
export const photosOf = async ({ db, unseal }: Kernel, ownerId: string): Promise<PhotoRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, title, added_at from photos.photos where owner_id = ${ownerId} order by added_at desc, id`)
  return Promise.all(rows.map(async ({ title, ...row }) => ({ ...row, title: await unseal(title) })))
}
