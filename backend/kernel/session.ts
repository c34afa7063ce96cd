import { createHash, randomBytes } from 'node:crypto'
import type Koa from 'koa'
import { createSession } from 'koa-session'
import * as v from 'valibot'
import { sql, type Db } from './db.ts'
import { derivedKey } from './keyring.ts'
import type { Settings } from './settings.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000
const Data = v.object({ accountId: v.optional(v.string()) })
const Row = v.object({ data: v.unknown() })

const hashed = (id: string) => createHash('sha256').update(id).digest('hex')

/** Sessions live in Postgres under the hash of their id, so that a copy of the table opens no session. */
const storeOf = (db: Db) => ({
  get: async (id: string): Promise<unknown> =>
    (
      await db.maybeOne(sql.type(Row)`
      select data from kernel.sessions where id_hash = ${hashed(id)} and expires_at > now()`)
    )?.data,
  set: async (id: string, data: unknown): Promise<void> => {
    const { accountId } = v.parse(Data, data)
    await db.query(sql.typeAlias('void')`
      insert into kernel.sessions (id_hash, account_id, data, expires_at)
      values (${hashed(id)}, ${accountId ?? null}, ${sql.jsonb(JSON.parse(JSON.stringify(data)))},
        now() + ${`${THIRTY_DAYS_MS} milliseconds`}::interval)
      on conflict (id_hash) do update
        set data = excluded.data, account_id = excluded.account_id, expires_at = excluded.expires_at`)
  },
  destroy: async (id: string): Promise<void> => {
    await db.query(sql.typeAlias('void')`delete from kernel.sessions where id_hash = ${hashed(id)}`)
  },
})

/** Server-side, revocable sessions of 30 sliding days behind an HttpOnly cookie; reads Postgres only where a cookie is. */
export const sessions = (app: Koa, db: Db, { origin, masterKey }: Settings): Koa.Middleware => {
  const isSecure = origin.startsWith('https:')
  app.keys = [derivedKey(masterKey, 'session').toString('hex')]
  return createSession(
    {
      // Safari refuses the prefix on plain http, where only developers are.
      key: isSecure ? '__Host-session' : 'session',
      maxAge: THIRTY_DAYS_MS,
      httpOnly: true,
      secure: isSecure,
      sameSite: 'lax',
      signed: true,
      renew: true,
      genid: () => randomBytes(32).toString('base64url'),
      store: storeOf(db),
    },
    app,
  ) as Koa.Middleware
}

type SessionContext = { session: { accountId?: string } | null; state: Record<string, unknown> }

/** The typed way to the session, whose library knows it as `any`. */
export const sessionOf = (ctx: Koa.Context): SessionContext['session'] => (ctx as unknown as SessionContext).session

type Regenerating = { session: { accountId?: string } & { regenerate?: () => Promise<void> } }

/** Begins a session for the account under a new id; what the cookie named before is gone. */
export const beginSession = async (ctx: Koa.Context, accountId: string): Promise<void> => {
  const context = ctx as unknown as Regenerating
  // In this order: the library puts what is assigned under the old id, and `regenerate` moves it to a new one.
  context.session = { accountId }
  await context.session.regenerate?.()
}

export const endSession = (ctx: Koa.Context): void => {
  ;(ctx as unknown as SessionContext).session = null
}

/** Tells the routes who asks. */
export const identify: Koa.Middleware = async (ctx, next) => {
  const accountId = sessionOf(ctx)?.accountId
  if (accountId) ctx.state['by'] = { kind: 'account', id: accountId }
  await next()
}
