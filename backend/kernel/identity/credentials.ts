import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'

const Door = v.object({ epoch: v.number(), passwordHash: v.nullable(v.string()) })

/** Keeps an account's first password hash; false when it has one already, which stays. */
export const keepPassword = async (db: Db, accountId: string, passwordHash: string): Promise<boolean> => {
  const { rowCount } = await db.query(sql.typeAlias('void')`
    insert into kernel.credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do nothing`)
  return rowCount === 1
}

/**
 * What a sign-in goes by. It is read before the account is, so that a session that begins while the account is shut out is
 * of the epoch before (kernel/identity/sessions.ts).
 */
export const doorOf = async (db: Db, accountId: string): Promise<v.InferOutput<typeof Door>> =>
  (await db.maybeOne(sql.type(Door)`
    select epoch, password_hash from kernel.credentials where account_id = ${accountId}`)) ?? {
    epoch: 0,
    passwordHash: null,
  }

export const passwordHashOf = async (db: Db, accountId: string): Promise<string | undefined> =>
  (await doorOf(db, accountId)).passwordHash ?? undefined

/** Puts a new hash in the place of whatever was there. */
export const changePassword = async (db: Tx, accountId: string, passwordHash: string): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.credentials (account_id, password_hash) values (${accountId}, ${passwordHash})
    on conflict (account_id) do update set password_hash = excluded.password_hash`)
}

/** Whatever opens the account is gone for ever; that nobody has a password there any more is what is kept. */
export const forgetCredentials = (db: Db, accountId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(sql.typeAlias('void')`
      update kernel.credentials set password_hash = null, epoch = epoch + 1 where account_id = ${accountId}`)
    for (const table of ['staged', 'totp', 'recovery_codes', 'passkeys', 'devices', 'sessions', 'signs'])
      await tx.query(sql.typeAlias('void')`
        delete from ${sql.identifier(['kernel', table])} where account_id = ${accountId}`)
  })
