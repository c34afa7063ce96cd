import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { AdminStats, AdminUser, AdminUserDetail, Analytics, type UserFilter } from './contract.ts'

type House = Pick<Kernel, 'db' | 'settings'>

/** What was paid and not given back, in dollars; of the provider that takes payments now. */
const revenue = (mode: string, since = sql.fragment`true`) => sql.fragment`
  (select coalesce(sum(p.cents - p.refunded_cents), 0) / 100.0 from billing.payments p where p.mode = ${mode} and ${since})`

/** Accounts, memories and voice messages as they are, and what plans bring. Demos are nobody, and count nowhere. */
export const stats = ({ db, settings }: House): Promise<AdminStats> => {
  const { mode } = settings.payments
  return db.one(sql.type(AdminStats)`
    select (select count(*) from accounts.accounts where not is_demo) as total_users,
      (select count(*) from items.items i
        where i.family_id is not null and i.binned_at is null and i.motion_of is null
          and not exists (select from accounts.accounts a where a.id = i.contributor_id and a.is_demo)) as total_memories,
      (select count(*) from messages.messages m
        where kind in ('voice', 'mixed')
          and not exists (select from accounts.accounts a where a.id = m.owner_id and a.is_demo)) as total_voice_messages,
      ${revenue(mode)}::float8 as total_revenue,
      (select count(*) from billing.plans p
        where p.mode = ${mode} and p.state in ('active', 'ending', 'past_due')) as active_subscriptions`)
}

/** Which plan an account pays for; `free` where it pays for none. */
export const planOf = ({ settings }: Pick<Kernel, 'settings'>) => sql.fragment`
  coalesce((select p.plan from billing.plans p
    where p.id = a.id and p.mode = ${settings.payments.mode} and p.state in ('active', 'ending', 'past_due')), 'free')`

const orders = {
  newest: { column: 'created_at', isUp: false },
  oldest: { column: 'created_at', isUp: true },
  username: { column: 'username', isUp: true },
  email: { column: 'email', isUp: true },
} as const
const columnsOf = (kernel: House) =>
  sql.fragment`id, username, email, ${planOf(kernel)} as subscription_plan, created_at`

const Cursor = v.tuple([v.string(), v.string()])

/** A page of accounts by the chosen order; `next` is the cursor of the page after. */
export const users = async (kernel: House, { q, sort, limit, cursor }: UserFilter) => {
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
  const rows = await kernel.db.any(sql.type(AdminUser)`
    select ${columnsOf(kernel)} from accounts.accounts a where ${after} ${wanted}
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

export const userDetail = async (kernel: House, id: string): Promise<AdminUserDetail | undefined> =>
  (await kernel.db.maybeOne(sql.type(AdminUserDetail)`
    select ${columnsOf(kernel)}, role, suspended as is_suspended, email_verified,
      (select count(*) from messages.messages m where m.owner_id = a.id) as messages,
      (select count(*) from kernel.sessions s where s.account_id = a.id and s.expires_at > now() and not s.is_replaced) as sessions
    from accounts.accounts a where id = ${id}`)) ?? undefined

export const analytics = ({ db, settings }: House): Promise<Analytics> => {
  const { mode } = settings.payments
  const month = sql.fragment`date_trunc('month', now() at time zone 'utc')`
  const paidAt = sql.fragment`p.paid_at at time zone 'utc'`
  const before = sql.fragment`${paidAt} < ${month} and ${paidAt} >= ${month} - interval '1 month'`
  return db.one(sql.type(Analytics)`
    with month as (select ${month} as began)
    select
      count(*) filter (where created_at at time zone 'utc' >= began) as new_users_this_month,
      count(*) filter (where created_at at time zone 'utc' < began
        and created_at at time zone 'utc' >= began - interval '1 month') as new_users_last_month,
      ${revenue(mode, sql.fragment`${paidAt} >= ${month}`)}::float8 as revenue_this_month,
      ${revenue(mode, before)}::float8 as revenue_last_month
    from accounts.accounts, month where not is_demo`)
}
