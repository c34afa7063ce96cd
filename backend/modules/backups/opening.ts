import * as v from 'valibot'
import { ERASED, unseal } from '../../kernel/log/codec.ts'
import { sql, type Db } from '../../kernel/db.ts'
import type { Sealed } from '../../kernel/event.ts'
import { derivedKey, unwrap } from '../../kernel/log/keyring.ts'

const Row = v.object({ kid: v.string(), wrappedKey: v.instance(Buffer) })

/**
 * Opens fields with the keyring that stands in a schema; one whose subject was erased stays closed, and counts as none.
 * @returns how many opened, and the first that did not though its key is there
 */
export const opened = async (db: Db, masterKey: Buffer, schema: string, fields: readonly Sealed[]) => {
  const wrapping = derivedKey(masterKey, 'keyring')
  let count = 0
  for (const field of fields) {
    const row = await db.maybeOne(sql.type(Row)`
      select kid, wrapped_key from ${sql.identifier([schema, 'keyring'])} where subject = ${field.subject}`)
    if (row?.kid !== field.kid) continue
    const opening = async () => ({ kid: row.kid, secret: unwrap(wrapping, field.subject, row.wrappedKey) })
    const text = await unseal({ opening }, field).catch(() => ERASED)
    if (text === ERASED) return { count, closed: `${field.type}@${field.stream}` }
    count += 1
  }
  return { count, closed: undefined }
}
