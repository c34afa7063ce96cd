import { createHash, randomBytes } from 'node:crypto'
import type Koa from 'koa'
import { createSession } from 'koa-session'
import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import { dataLoaderIn } from '../log/dataLoader.ts'
import { derivedKey } from '../log/keyring.ts'
import { Role } from '../contract.ts'
import { deviceIn } from './device.ts'
import { isOfToday } from './sessions.ts'
import { beginIn, noteSession } from './signs.ts'
import type { Settings } from '../process/settings.ts'

/** @number how long a session lasts */
const THIRTY_DAYS_MS = 30 * 86_400_000
const SEEN_EVERY = '5 minutes'
/** What is under way with the id of before may still arrive; a page would take a refusal for having been signed out. */
const UNDER_WAY = '10 seconds'

/** What a session knows of its person since it began; a changed role or a suspension ends the sessions before it. */
const SessionFacts = v.object({
  /** The account's epoch (kernel/identity/sessions.ts). */
  epoch: v.optional(v.number(), 0),
  role: v.optional(Role, 'user'),
  beganAt: v.optional(v.string(), ''),
  /** When a second factor was last shown. */
  factorAt: v.optional(v.string()),
  /** It began with a factor that was not added by a password alone: more than a mailbox and a password. */
  isProven: v.optional(v.boolean(), false),
  /** The session looks at a demo, and is over then. */
  demoUntil: v.optional(v.string()),
  /** The family that its person chose last. */
  familyId: v.optional(v.string()),
  /** Browser and system in words. */
  device: v.optional(v.string(), ''),
})
export type SessionFacts = v.InferOutput<typeof SessionFacts>
const Data = v.object({ accountId: v.optional(v.string()), ...SessionFacts.entries })
const Row = v.object({ idHash: v.string(), data: v.unknown(), isSeen: v.boolean() })

/** Ids whose session goes on under another: the library's word for it is the one for its end. */
const turning = new Set<string>()
const hashOfSession = (id: string) => createHash('sha256').update(id).digest('hex')

/** What open sessions hold, by the hashes of their ids. */
const opened = dataLoaderIn(async (db, hashes: readonly string[]) => {
  const rows = await db.any(sql.type(Row)`
    select id_hash, data, seen_at > now() - ${SEEN_EVERY}::interval as is_seen
    from kernel.sessions
    where id_hash = any(${sql.array([...new Set(hashes)], 'text')}) and expires_at > now() and ${isOfToday}`)
  const unseen = rows.filter(({ isSeen }) => !isSeen).map(({ idHash }) => idHash)
  if (unseen.length > 0)
    await db.query(sql.typeAlias('void')`
      update kernel.sessions set seen_at = now() where id_hash = any(${sql.array(unseen, 'text')})`)
  const known = new Map(rows.map(({ idHash, data }) => [idHash, data]))
  return hashes.map((hash) => known.get(hash))
})

/** Sessions live in Postgres under the hash of their id, so that a copy of the table opens no session. */
const storeOf = (db: Db) => ({
  // Each request has its own: a library that changes what it was given changes nobody else's.
  get: async (id: string): Promise<unknown> => structuredClone(await opened(db, hashOfSession(id))),
  // Only a new id makes a row: a session that was ended while its request was under way stays ended.
  set: async (id: string, data: unknown, _maxAge: number, asked: unknown): Promise<void> => {
    const { state } = (asked as { ctx: Koa.Context }).ctx
    const kept = sql.jsonb(JSON.parse(JSON.stringify(data)))
    const until = sql.fragment`now() + ${`${THIRTY_DAYS_MS} milliseconds`}::interval`
    const isNew = state['newSession'] === id
    delete state['newSession']
    const { accountId } = v.parse(Data, data)
    if (isNew && accountId) await noteSession(db, accountId)
    await db.query(
      isNew
        ? sql.typeAlias('void')`
            insert into kernel.sessions (id_hash, account_id, data, expires_at)
            values (${hashOfSession(id)}, ${accountId ?? null}, ${kept}, ${until})`
        : sql.typeAlias('void')`
            update kernel.sessions set data = ${kept}, expires_at = ${until}
            where id_hash = ${hashOfSession(id)} and not is_replaced`,
    )
  },
  destroy: async (id: string): Promise<void> => {
    await db.query(
      turning.delete(id)
        ? sql.typeAlias('void')`
            update kernel.sessions set is_replaced = true, expires_at = now() + ${UNDER_WAY}::interval
            where id_hash = ${hashOfSession(id)}`
        : sql.typeAlias('void')`delete from kernel.sessions where id_hash = ${hashOfSession(id)}`,
    )
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
      genid: (ctx: Koa.Context) => (ctx.state['newSession'] = randomBytes(32).toString('base64url')),
      store: storeOf(db),
    },
    app,
  ) as Koa.Middleware
}

type Session = { accountId?: string } & Partial<SessionFacts> & {
    externalKey?: string
    regenerate?: () => Promise<void>
  }
type SessionContext = { session: Session | null }

/** The typed way to the session, whose library knows it as `any`. */
const sessionOf = (ctx: Koa.Context): Session | null => (ctx as unknown as SessionContext).session

/** The session's name in lists: the hash under which it is kept. */
export const sessionIdOf = (ctx: Koa.Context): string | undefined => {
  const key = sessionOf(ctx)?.externalKey
  return key && hashOfSession(key)
}

/**
 * Begins a session for the account under a new id; what the cookie named before is gone. Its epoch is the one that was read
 * before anything was asked of the account.
 */
export const beginSession = async (
  ctx: Koa.Context,
  accountId: string,
  {
    epoch,
    role = 'user',
    factorAt,
    isProven,
    demoUntil,
  }: Pick<SessionFacts, 'epoch'> & Pick<Partial<SessionFacts>, 'role' | 'factorAt' | 'isProven' | 'demoUntil'>,
): Promise<void> => {
  const context = ctx as unknown as { session: Session }
  const device = deviceIn(ctx.get('User-Agent'))
  const beganAt = new Date().toISOString()
  // In this order: the library puts what is assigned under the old id, and `regenerate` moves it to a new one.
  const ends = {
    ...(factorAt !== undefined && { factorAt }),
    ...(isProven && { isProven }),
    ...(demoUntil && { demoUntil }),
  }
  context.session = { accountId, epoch, role, beganAt, device, ...ends }
  await context.session.regenerate?.()
  beginIn(ctx, accountId)
}

/** Takes the session along into the epoch that its own request began, if it goes on in one. */
export const goOnIn = (ctx: Koa.Context, epoch: number | undefined): void => {
  const session = sessionOf(ctx)
  if (session && epoch !== undefined) session.epoch = epoch
}

/** Keeps which family its person looks at: pages that name none show this one. */
export const chooseFamily = (ctx: Koa.Context, familyId: string): void => {
  const session = sessionOf(ctx)
  if (session) session.familyId = familyId
}

/** Goes on under a new id; a copy of the old cookie opens nothing any more, but for what was under way already. */
export const rotateSession = async (ctx: Koa.Context): Promise<void> => {
  const session = sessionOf(ctx)
  if (session?.externalKey) turning.add(session.externalKey)
  await session?.regenerate?.()
}

/** Notes that a second factor was shown now, under a new id. */
export const stepUpSession = async (ctx: Koa.Context): Promise<void> => {
  const session = sessionOf(ctx)
  if (!session) return
  session.factorAt = new Date().toISOString()
  await rotateSession(ctx)
}

export const endSession = (ctx: Koa.Context): void => {
  ;(ctx as unknown as SessionContext).session = null
}

/** Tells the routes who asks, and as what. */
export const identify: Koa.Middleware = async (ctx, next) => {
  const { accountId, ...session } = v.parse(Data, sessionOf(ctx)?.accountId ? { ...sessionOf(ctx) } : {})
  const isOver = session.demoUntil !== undefined && session.demoUntil <= new Date().toISOString()
  if (accountId && !isOver) Object.assign(ctx.state, { by: { kind: 'account', id: accountId }, session })
  await next()
}
