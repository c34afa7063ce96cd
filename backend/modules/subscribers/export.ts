import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { ExportedFact } from '../../kernel/process/module.ts'

const Row = v.object({ state: v.string() })

/** Whether our letters go to the account's address. */
export const exported: ExportedFact = {
  name: 'readsNewsletter',
  title: 'Newsletter',
  isSo: async ({ db, settings }, { email }) => {
    const id = derivedId(addressHashOf(settings, email))
    const row = await db.maybeOne(sql.type(Row)`select state from subscribers.subscribers where id = ${id}`)
    return row?.state === 'confirmed'
  },
}
