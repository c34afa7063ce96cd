import * as v from 'valibot'
import { sql, type Db } from './db.ts'

const Row = v.object({ passwordHash: v.string() })

/** Keeps an account's first password hash; false when it has one already, which stays. */
export const keepPassword = async (db: Db, accountId: string, passwordHash: string): Promise<boolean> => {
  const { rowCount } = await db.query(sql.typeAlias('void')`
    insert into kernel.credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do nothing`)
  return rowCount === 1
}

export const passwordHashOf = async (db: Db, accountId: string): Promise<string | undefined> =>
  (
    await db.maybeOne(sql.type(Row)`
      select password_hash from kernel.credentials where account_id = ${accountId}`)
  )?.passwordHash

/** Puts a new hash in the place of whatever was there. */
export const changePassword = async (db: Db, accountId: string, passwordHash: string): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do update set password_hash = excluded.password_hash`)
}

/** Whatever opens the account: it is gone for ever. */
export const forgetCredentials = (db: Db, accountId: string): Promise<void> =>
  db.transaction(async (tx) => {
    for (const table of ['credentials', 'totp', 'recovery_codes', 'passkeys', 'devices', 'sessions'])
      await tx.query(sql.typeAlias('void')`
        delete from ${sql.identifier(['kernel', table])} where account_id = ${accountId}`)
  })
