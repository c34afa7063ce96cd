import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AdminStats, AdminUser, AdminUserDetail, Analytics, type UserFilter } from './contract.ts'

/**
 * Accounts and voice messages as they are. There is no payment and no subscription in this version: nothing is
 * earned or subscribed to, and those numbers are truly none. Demos are nobody, and count nowhere.
 */
export const stats = ({ db }: Kernel): Promise<AdminStats> =>
  db.one(sql.type(AdminStats)`
    select (select count(*) from accounts.accounts where not is_demo) as total_users, 
      (select count(*) from items.items i
        where i.family_id is not null and i.binned_at is null and i.motion_of is null
          and not exists (select from accounts.accounts a where a.id = i.contributor_id and a.is_demo)) as total_memories,
      (select count(*) from messages.messages m
        where kind in ('voice', 'mixed')
          and not exists (select from accounts.accounts a where a.id = m.owner_id and a.is_demo)) as total_voice_messages,
      0 as total_revenue, 0 as active_subscriptions`)

const orders = {
  newest: { column: 'created_at', isUp: false },
  oldest: { column: 'created_at', isUp: true },
  username: { column: 'username', isUp: true },
  email: { column: 'email', isUp: true },
} as const
const columns = sql.fragment`id, username, email, 'free' as subscription_plan, created_at`

const Cursor = v.tuple([v.string(), v.string()])

/** A page of accounts by the chosen order; `next` is the cursor of the page after. */
export const users = async ({ db }: Kernel, { q, sort, limit, cursor }: UserFilter) => {
  const { column, isUp } = orders[sort]
  const by = sql.identifier([column])
  const found = cursor === undefined ? undefined : v.safeParse(Cursor, parsed(cursor))
  const [value, id] = found?.success ? found.output : []
  const after =
    value === undefined || id === undefined
      ? sql.fragment`true`
      : column === 'created_at'
        ? sql.fragment`(${by}, id) ${isUp ? sql.fragment`>` : sql.fragment`<`} (${value}::timestamptz, ${id}::uuid)`
        : sql.fragment`(${by}, id) > (${value}, ${id}::uuid)`
  const direction = isUp ? sql.fragment`asc` : sql.fragment`desc`
  const wanted = q
    ? sql.fragment`and (strpos(lower(username), lower(${q})) > 0 or strpos(lower(email), lower(${q})) > 0)`
    : sql.fragment``
  const rows = await db.any(sql.type(AdminUser)`
    select ${columns} from accounts.accounts where ${after} ${wanted}
    order by ${by} ${direction}, id ${direction} limit ${limit + 1}`)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const lastValue = last && { created_at: last.createdAt, username: last.username, email: last.email }[column]
  const next = rows.length > limit && last && lastValue ? JSON.stringify([lastValue, last.id]) : undefined
  return { items, next: next && Buffer.from(next).toString('base64url') }
}

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

export const userDetail = async ({ db }: Kernel, id: string): Promise<AdminUserDetail | undefined> =>
  (await db.maybeOne(sql.type(AdminUserDetail)`
    select ${columns}, role, suspended as is_suspended, email_verified,
      (select count(*) from messages.messages m where m.owner_id = a.id) as messages,
      (select count(*) from kernel.sessions s where s.account_id = a.id and s.expires_at > now() and not s.is_replaced) as sessions
    from accounts.accounts a where id = ${id}`)) ?? undefined

export const analytics = ({ db }: Kernel): Promise<Analytics> =>
  db.one(sql.type(Analytics)`
    with month as (select date_trunc('month', now() at time zone 'utc') as began)
    select
      count(*) filter (where created_at at time zone 'utc' >= began) as new_users_this_month,
      count(*) filter (where created_at at time zone 'utc' < began
        and created_at at time zone 'utc' >= began - interval '1 month') as new_users_last_month
    from accounts.accounts, month where not is_demo`)
