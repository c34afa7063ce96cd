import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'

const Row = v.object({ isVerified: v.boolean(), isDemo: v.boolean() })

/** What a sale must know of an account. */
export const buyerOf = async ({ db, settings }: Pick<Kernel, 'db' | 'settings'>, accountId: string) => {
  const row = await db.maybeOne(sql.type(Row)`
    select email_verified as is_verified, is_demo from accounts.accounts where id = ${accountId}`)
  if (!row) throw new Refused('sign-in')
  return { ...row, mode: settings.payments.mode }
}

/** Whether an account is a stranger's look around. */
export const isDemo = ({ db }: Pick<Kernel, 'db'>, accountId: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`select from accounts.accounts where id = ${accountId} and is_demo`)
