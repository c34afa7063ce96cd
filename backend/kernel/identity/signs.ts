import type { Context, Middleware } from 'koa'
import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import type { Actor } from '../event.ts'
import { dataLoaderIn } from '../log/dataLoader.ts'
import type { Heard, Ports } from '../process/ports.ts'

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
const noteAll = dataLoaderIn(async (db, seen: readonly Seen[]) => {
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

/** The same where a button in an email does not count. */
export const lastSignedIn = async ({ db }: { readonly db: Db }, accountId: string): Promise<string> =>
  (
    await db.maybeOne(sql.type(Sign)`
    select signed_in_at as at from kernel.signs where account_id = ${accountId} and signed_in_at is not null`)
  )?.at ?? ''

/** The last sign that counts: where only signing in answers what stands, a press by mail is none. */
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

type House = { readonly db: Db } & Pick<Ports, 'endSilence' | 'returnTriggered'>
type Sign = {
  readonly accountId: string
  /** Somebody who is signed in, or a press by mail. */
  readonly source: 'app' | 'mail'
  /** It is written down already. */
  readonly isNoted?: boolean
  /** Nobody is told that they were heard while it cannot be written, or messages not be looked at; else that waits. */
  readonly isNeeded?: boolean
}

/**
 * The way back of whoever was waited for, or taken for dead: their sign is written, what stands in their life's stream
 * ends, what they came for is done, and what only their silence or death had given a date rests again. In this order,
 * and before they are answered: a delivery that has begun reads the sign after its claim (docs/adr/0062,
 * docs/adr/0064).
 * @param answer what they came for; it is told what the sign is: a press by mail does not count where only signing in
 * answers what stands. What it stores counts while Postgres is away, though this then throws.
 * @throws whatever `answer` does; where `isNeeded`, what Postgres or the log does
 */
export const applySignWith = async <Answered>(
  { db, endSilence, returnTriggered }: House,
  { accountId, source, isNoted = false, isNeeded = true }: Sign,
  answer: (heard: Heard) => Promise<Answered>,
): Promise<Answered> => {
  const note = source === 'app' ? noteSession : noteSign
  const [noted] = await Promise.allSettled([isNoted ? undefined : note(db, accountId)])
  const heard = await endSilence(accountId, source)
  const answered = await answer(heard)
  try {
    if (noted.status === 'rejected') throw noted.reason
    if (heard !== 'sign-in-needed') await returnTriggered(accountId)
  } catch (error) {
    if (isNeeded) throw error
  }
  return answered
}

/** The same of somebody who is heard before what they came for, and where that fails does not get it. */
export const applySign = (house: House, sign: Sign): Promise<void> => applySignWith(house, sign, async () => undefined)

/**
 * Whoever is signed in and asks for more than to read is there, and so is who signs in, whose session writes it itself. A
 * page that stands open only reads.
 */
export const noting =
  (house: House): Middleware =>
  async (ctx, next) => {
    const by = ctx.state['by'] as Actor | undefined
    if (by && !READS.has(ctx.method)) await applySign(house, { accountId: by.id, source: 'app' })
    await next()
    const begun = begunIn(ctx)
    if (begun !== undefined && begun !== by?.id)
      await applySign(house, { accountId: begun, source: 'app', isNoted: true })
  }
