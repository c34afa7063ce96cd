import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { reachOf } from '../accounts/reading.ts'
import { isAsked, statusesThat } from '../messages/reading.ts'
import { ContactState, type ContactRow } from './contract.ts'

const Row = v.object({
  id: v.string(),
  name: SealedText,
  address: SealedText,
  state: ContactState,
  refusedAt: v.nullable(v.string()),
  leavesAt: v.nullable(v.string()),
})

/** An account's trusted contacts, in the order in which they were asked. */
export const contactsOf = async ({ db, unseal }: Kernel, { id }: Pick<Actor, 'id'>): Promise<ContactRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, name, address, state, refused_at, leaves_at from life.contacts where account_id = ${id} order by invited_at, id`)
  return Promise.all(
    rows.map(async ({ name, address, ...row }) => ({
      ...row,
      name: await unseal(name),
      email: await unseal(address),
    })),
  )
}

/** Every proven address of an author, for what they must know. */
export const addressesOf = async (kernel: Kernel, accountId: string): Promise<readonly string[]> => {
  const { email, backup } = await reachOf(kernel, accountId)
  return [email, backup?.isVerified ? backup.address : ''].filter((address) => address !== '')
}

const Owner = v.object({ accountId: v.string() })
export type Lost = {
  readonly accountId: string
  readonly recipient: { readonly name: string; readonly address: string }
}

/** Whose message it is, while no address of its author takes our question. */
export const ownerIfStalled = async ({ db }: Kernel, messageId: string) =>
  (await db.maybeOne(sql.type(Owner)`
    select owner_id as account_id from messages.messages
    where id = ${messageId} and state = 'stalled'`)) ?? undefined

/** A question of ours was taken and has no answer. */
const ASKED = statusesThat((status) => isAsked(status) && status !== 'stalled')

/** Whose message it is, while its author was asked and has not answered. */
export const ownerIfAsked = async ({ db }: Kernel, messageId: string) =>
  (await db.maybeOne(sql.type(Owner)`
    select owner_id as account_id from messages.messages
    where id = ${messageId} and state = any(${sql.array(ASKED, 'text')})`)) ?? undefined

const Stalled = v.object({ id: v.string(), round: v.number() })

/** A message of the author's that waits since no address of theirs takes our question. */
export const stalledOf = async ({ db }: Kernel, accountId: string) =>
  (await db.maybeOne(sql.type(Stalled)`
    select id, round from messages.messages
    where owner_id = ${accountId} and state = 'stalled' order by due_at, id limit 1`)) ?? undefined

const LostLink = v.object({ id: v.string(), n: v.nullable(v.number()) })

/** An author's deliveries that no address takes, each with the number of the address that a contact gave and that waits. */
export const lostTo = async ({ db }: Kernel, accountId: string) =>
  db.any(sql.type(LostLink)`
    select id, proposal_n as n from deliveries.deliveries
    where author_id = ${accountId} and state = 'bounced' and retry_at is null order by id`)

/** Whose message it is. */
export const ownerOf = async ({ db }: Kernel, messageId: string) =>
  (await db.maybeOne(sql.type(Owner)`
    select owner_id as account_id from messages.messages where id = ${messageId}`)) ?? undefined

const Link = v.object({ accountId: v.string(), name: SealedText, address: SealedText })

/** For whom a delivery is that no address takes, or that somebody else got, or nobody else any more; while that is so. */
export const recipientIfLost = async (
  { db, unseal }: Kernel,
  deliveryId: string,
  how: 'bounced' | 'wrong_person' | 'not any more',
): Promise<Lost | undefined> => {
  const row = await db.maybeOne(sql.type(Link)`
    select d.author_id as account_id, r.name, r.address
    from deliveries.deliveries d join recipients.recipients r on r.id = d.recipient_id
    where d.id = ${deliveryId}
      and case ${how} when 'bounced' then d.state = 'bounced' and d.retry_at is null
        when 'wrong_person' then d.revoked_as = 'wrong_person' else d.revoked_as is null end`)
  if (!row) return undefined
  return {
    accountId: row.accountId,
    recipient: { name: await unseal(row.name), address: await unseal(row.address) },
  }
}

/** Authors who have said how we know that they are there. */
export const plannedLives = async ({ db }: Kernel) =>
  db.any(sql.type(Owner)`select account_id from life.lives where planned_at is not null order by account_id`)

/** Authors who were there after what their silence or a report has begun; whether that counts, their streams say. */
export const signedSince = async ({ db }: Kernel) =>
  db.any(sql.type(Owner)`
    select l.account_id from life.lives l join kernel.signs s on s.account_id = l.account_id
    where l.silent_since is not null and s.at > l.silent_since order by l.account_id`)

const Unmailed = v.object({ accountId: v.string(), contactId: v.string() })
/** Trusted contacts whose invitation waits for the transport's answer. */
export const unmailedContacts = async ({ db }: Kernel) =>
  db.any(sql.type(Unmailed)`
    select account_id, id as contact_id from life.contacts where mail_waits_since is not null and state = 'invited'`)
