import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'

const Row = v.object({ id: v.string() })

/** An account's pictures that are ready, the newest first; there is more than one only until that has put the others away. */
export const portraitsOf = ({ db }: Pick<Kernel, 'db'>, accountId: string) =>
  db.any(sql.type(Row)`
    select id from media.media
    where owner_id = ${accountId} and message_id = ${accountId} and state = 'ready' and variants = array['picture']
    order by created_at desc, id desc`)

/** The account, whose key seals its picture: it is uploaded, prepared and erased as recordings are. */
export const thingOfPortrait = (accountId: string): string => `account-${accountId}`
