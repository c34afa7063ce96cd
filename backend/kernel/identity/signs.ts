import type { Context, Middleware } from 'koa'
import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import type { Actor } from '../event.ts'
import { answeringIn } from '../log/gathering.ts'
import type { Ports } from '../process/ports.ts'

const Sign = v.object({ at: v.string() })

/**
 * Writes that an account's person is there, or was at `at`: before whatever they want is decided, so that none of it is
 * missed. A button in an email says no more than that somebody reads their mailbox.
 */
export const noteSign = async (db: Db, accountId: string, at: string = new Date().toISOString()): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.signs as known (account_id, at) values (${accountId}, ${at})
    on conflict (account_id) do update set at = greatest(known.at, excluded.at)`)
}

type Seen = { readonly accountId: string; readonly at: string }
/** In one order, so that two who write several at once do not wait for each other. */
const noteAll = answeringIn(async (db, seen: readonly Seen[]) => {
  const newest = new Map<string, string>()
  for (const { accountId, at } of seen) if (at > (newest.get(accountId) ?? '')) newest.set(accountId, at)
  const rows = [...newest].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await db.query(sql.typeAlias('void')`
    insert into kernel.signs as known (account_id, at, signed_in_at)
    select id, at, at from ${sql.unnest(rows, ['uuid', 'timestamptz'])} as seen (id, at) order by id
    on conflict (account_id) do update set at = greatest(known.at, excluded.at),
      signed_in_at = greatest(known.signed_in_at, excluded.signed_in_at)`)
  return []
})

/** The same of somebody who is signed in: of all who are in one moment at once. */
export const noteSession = (db: Db, accountId: string): Promise<undefined> =>
  noteAll(db, { accountId, at: new Date().toISOString() })

/** When an account's person was last there, an instant; empty when they never were (docs/adr/0062). */
export const lastSign = async ({ db }: { readonly db: Db }, accountId: string): Promise<string> =>
  (await db.maybeOne(sql.type(Sign)`select at from kernel.signs where account_id = ${accountId}`))?.at ?? ''

/** The same where a button in an email does not count (docs/adr/0063). */
export const lastSignedIn = async ({ db }: { readonly db: Db }, accountId: string): Promise<string> =>
  (
    await db.maybeOne(sql.type(Sign)`
    select signed_in_at as at from kernel.signs where account_id = ${accountId} and signed_in_at is not null`)
  )?.at ?? ''

/** The last sign that counts: where only signing in answers what stands, a press by mail is none (docs/adr/0063). */
export const countingSign = (
  kernel: { readonly db: Db },
  accountId: string,
  { isSignInOnly }: { readonly isSignInOnly: boolean },
): Promise<string> => (isSignInOnly ? lastSignedIn(kernel, accountId) : lastSign(kernel, accountId))

/** Notes whose session begins with this request. */
export const beginIn = (ctx: Context, accountId: string): void => {
  ctx.state['begun'] = accountId
}
const begunIn = (ctx: Context) => ctx.state['begun'] as string | undefined

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

type Signs = { readonly db: Db } & Pick<Ports, 'heedSign' | 'returnTriggered'>

/** Somebody pressed what was mailed to them: written down, and what their silence had set in motion ends. */
export const heedPress = async ({ db, heedSign }: Omit<Signs, 'returnTriggered'>, accountId: string): Promise<void> => {
  await noteSign(db, accountId)
  await heedSign(accountId, 'mail')
}

/**
 * Whoever is signed in and asks for more than to read is there, and so is who signs in, whose session writes it itself. A
 * page that stands open only reads.
 */
export const noting =
  ({ db, heedSign, returnTriggered }: Signs): Middleware =>
  async (ctx, next) => {
    const heed = async (accountId: string): Promise<void> => {
      await heedSign(accountId, 'app')
      // In this order, and before they are answered: a delivery that has begun reads the sign after its claim (docs/adr/0064).
      await returnTriggered(accountId)
    }
    const by = ctx.state['by'] as Actor | undefined
    if (by && !READS.has(ctx.method)) {
      await noteSession(db, by.id)
      await heed(by.id)
    }
    await next()
    const begun = begunIn(ctx)
    if (begun !== undefined && begun !== by?.id) await heed(begun)
  }
