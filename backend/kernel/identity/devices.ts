import { createHash, randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../db.ts'
import type { Kernel } from '../kernel.ts'

/** @number how long a device is known */
const A_YEAR_MS = 365 * 86_400_000
const hashOf = (accountId: string, device: string) =>
  createHash('sha256').update(`${accountId} ${device}`).digest('hex')
const cookieOf = (origin: string) => (origin.startsWith('https:') ? '__Host-device' : 'device')

/** This browser's hash, where the account was open in it before. */
export const knownDevice = async ({ db, settings: { origin } }: Kernel, ctx: Context, accountId: string) => {
  const hash = hashOf(accountId, ctx.cookies.get(cookieOf(origin), { signed: false }) ?? '')
  const isKnown = await db.exists(sql.typeAlias('void')`
    select from kernel.devices where account_id = ${accountId} and device_hash = ${hash}`)
  return isKnown ? hash : undefined
}

const Row = v.object({ isNew: v.boolean(), hasOthers: v.boolean() })

/**
 * Notes that the account was opened in this browser, by a cookie that says nothing else.
 * @returns whether it never was before while others were: worth a mail
 */
export const noteDevice = async ({ db, settings: { origin } }: Kernel, ctx: Context, accountId: string) => {
  const secure = origin.startsWith('https:')
  const name = cookieOf(origin)
  const device = ctx.cookies.get(name, { signed: false }) ?? randomBytes(32).toString('base64url')
  ctx.cookies.set(name, device, { httpOnly: true, secure, sameSite: 'lax', maxAge: A_YEAR_MS, signed: false })
  const hash = hashOf(accountId, device)
  const { isNew, hasOthers } = await db.one(sql.type(Row)`
    with kept as (
      insert into kernel.devices (account_id, device_hash) values (${accountId}, ${hash})
      on conflict (account_id, device_hash) do update set seen_at = now() returning xmax = 0 as is_new)
    select (select is_new from kept) as is_new,
      exists (select 1 from kernel.devices where account_id = ${accountId} and device_hash <> ${hash}) as has_others`)
  return isNew && hasOthers
}
