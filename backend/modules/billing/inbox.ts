import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'

type House = Pick<Kernel, 'db'>

/** What the provider told: only whose account is to be looked at again. */
type Told = {
  readonly eventId: string
  readonly type: string
  readonly customer: string
  readonly charge: string
  readonly at: string
}

/** Keeps it, once. */
export const takeIn = async ({ db }: House, { eventId, type, customer, charge, at }: Told): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.payment_inbox (event_id, type, customer, charge, told_at)
    values (${eventId}, ${type}, ${customer}, ${charge}, ${at}) on conflict (event_id) do nothing`)
}

const Row = v.object({ id: v.string() })

/** The accounts of which something was told that nobody has looked at. */
export const unreadAccounts = async ({ db }: House): Promise<readonly string[]> => {
  const rows = await db.any(sql.type(Row)`
    select distinct p.id from kernel.payment_inbox i join billing.plans p on p.customer = i.customer
    where i.read_at is null order by p.id limit 200`)
  return rows.map(({ id }) => id)
}

const Newest = v.object({ newest: v.nullable(v.string()) })

/** Up to where something was told of a customer that nobody has looked at; undefined where nothing was. */
export const unreadOf = async ({ db }: House, customer: string): Promise<string | undefined> => {
  if (customer === '') return undefined
  const { newest } = await db.one(sql.type(Newest)`
    select max(place)::text as newest from kernel.payment_inbox where customer = ${customer} and read_at is null`)
  return newest ?? undefined
}

export const markRead = async ({ db }: House, customer: string, upTo: string): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    update kernel.payment_inbox set read_at = now()
    where customer = ${customer} and read_at is null and place <= ${upTo}::int8`)
}

/** Has each plan looked at once a day, whatever was lost; what was read long ago goes. `day` counts days. */
export const askDaily = async ({ db }: House, day: number, keepMs: number): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.payment_inbox (event_id, type, customer, charge, told_at)
    select 'daily:' || customer || ':' || ${day}::text, 'daily', customer, '', now()
    from billing.plans where customer <> '' and state <> 'closed' and (state <> 'free' or has_checkout)
    on conflict (event_id) do nothing`)
  await db.query(sql.typeAlias('void')`
    delete from kernel.payment_inbox where read_at < now() - make_interval(secs => ${keepMs / 1_000})`)
}
