import * as v from 'valibot'
import { SealedText } from '../../../kernel/log/codec.ts'
import { sql } from '../../../kernel/db.ts'
import { bookHashOf } from '../../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { dataLoaderIn } from '../../../kernel/log/dataLoader.ts'
import { houseIsClosed } from '../../../kernel/process/restored.ts'
import { reachOf } from '../../accounts/reading.ts'
import type { MediaFact, RecipientFact } from '../decide/guards.ts'
import type { SealFacts } from '../decide/seal.ts'
import { endingOf } from './ending.ts'

export type Author = {
  readonly email: string
  readonly username: string
  readonly emailVerified: boolean
  readonly backupEmail: string | null
  /** The optional mails that they want. */
  readonly wantsNews: boolean
  readonly wantsReminders: boolean
  /** Their time zone, if they said it. */
  readonly zone: string | null
}

/** The author, as their account describes them. */
export const authorFacts = async (kernel: Kernel, accountId: string): Promise<Author> => {
  const { name, email, isVerified, backup, zone, notifications } = await reachOf(kernel, accountId)
  return {
    email,
    username: name,
    emailVerified: isVerified,
    backupEmail: backup?.isVerified ? backup.address : null,
    wantsNews: notifications.news,
    wantsReminders: notifications.reminders,
    zone,
  }
}

const Verification = v.picklist(['none', 'passcode', 'question', 'otp'])
type Verification = v.InferOutput<typeof Verification>

/** The addresses that checks go to, in the order in which they are tried. */
export const addressesOf = ({ email, backupEmail }: Author): readonly string[] =>
  backupEmail ? [email, backupEmail] : [email]

const Person = v.object({
  id: v.string(),
  ownerId: v.string(),
  name: SealedText,
  address: SealedText,
  hasOwnAddress: v.boolean(),
  verification: Verification,
  consent: v.string(),
})

type Chosen = { readonly ownerId: string; readonly recipientIds: readonly string[] }
const peopleOf = dataLoaderIn(async (db, asked: readonly Chosen[]) => {
  const ids = asked.flatMap(({ recipientIds }) => recipientIds)
  const rows = await db.any(sql.type(Person)`
    select id, owner_id, name, address, own_address is not null as has_own_address, verification, consent
    from recipients.recipients where id = any(${sql.array(ids, 'uuid')})`)
  return asked.map(({ ownerId, recipientIds }) =>
    rows.filter((row) => row.ownerId === ownerId && recipientIds.includes(row.id)),
  )
})

/** The people of an author's address book, in the order asked for; strangers' ids are left out. */
export const recipientFacts = async (
  kernel: Kernel,
  ownerId: string,
  recipientIds: readonly string[],
): Promise<(RecipientFact & { readonly address: string; readonly verification: Verification })[]> => {
  const { db, unseal } = kernel
  const [rows, author] = await Promise.all([peopleOf(db, { ownerId, recipientIds }), authorFacts(kernel, ownerId)])
  const own = addressesOf(author).map((address) => address.toLowerCase())
  const known = await Promise.all(
    rows.map(async (row) => {
      const address = await unseal(row.address)
      return {
        recipientId: row.id,
        name: await unseal(row.name),
        address,
        hasDeclined: row.consent === 'declined',
        verification: row.verification,
        hasVerification: row.verification !== 'none',
        isAuthor: !row.hasOwnAddress && own.includes(address.toLowerCase()),
      }
    }),
  )
  return recipientIds.flatMap((id) => known.find(({ recipientId }) => recipientId === id) ?? [])
}

const Recording = v.object({
  id: v.string(),
  state: v.picklist(['receiving', 'storing', 'stored', 'ready', 'rejected']),
  progress: v.number(),
  sha256: v.nullable(v.string()),
  durationMs: v.nullable(v.number()),
  bytes: v.nullable(v.number()),
  variants: v.array(v.string()),
  cut: v.nullable(v.object({ from: v.string(), startMs: v.number(), endMs: v.number() })),
})
/** A recording made for a message; `cut` where it is a part of another recording. */
export type Recorded = MediaFact & Pick<v.InferOutput<typeof Recording>, 'variants' | 'cut'>

/** The recordings made for this message, whether or not they are attached. */
export const mediaFacts = async ({ db }: Kernel, ownerId: string, messageId: string): Promise<Recorded[]> => {
  const rows = await db.any(sql.type(Recording)`
    select id, state, progress, sha256, duration_ms, bytes, variants, cut from media.media
    where owner_id = ${ownerId} and message_id = ${messageId} order by id`)
  return rows.map(({ id, sha256, durationMs, bytes, ...rest }) => ({
    ...rest,
    mediaId: id,
    sha256: sha256 ?? '',
    durationMs: durationMs ?? 0,
    bytes: bytes ?? 0,
  }))
}

export const draftsOf = async ({ db }: Kernel, ownerId: string): Promise<number> =>
  (
    await db.one(sql.type(v.object({ n: v.number() }))`
      select count(*) as n from messages.messages where owner_id = ${ownerId} and state = 'draft'`)
  ).n

const Outcome = v.object({ id: v.string(), state: v.string(), sentAt: v.nullable(v.string()) })

const deliveriesOf = dataLoaderIn(async (db, asked: readonly (readonly string[])[]) => {
  const rows = await db.any(sql.type(Outcome)`
    select id, state, sent_at from deliveries.deliveries where id = any(${sql.array(asked.flat(), 'uuid')})`)
  return asked.map((ids) => rows.filter(({ id }) => ids.includes(id)))
})

/** The outcome of each delivery of an occurrence; a delivery that is not known yet counts as open. */
export const deliveryOutcomes = async (
  { db }: Pick<Kernel, 'db'>,
  deliveryIds: readonly string[],
): Promise<{ ok: number; failed: number }> => {
  const rows = await deliveriesOf(db, deliveryIds)
  // A recipient who declined, or whose delivery was closed, before a mail arrived was not reached.
  const failed = rows.filter(
    ({ state, sentAt }) => state === 'bounced' || (sentAt === null && state !== 'queued'),
  ).length
  const open = rows.filter(({ state, sentAt }) => state === 'queued' && sentAt === null).length
  return { ok: rows.length - failed - open, failed }
}

/** How far the link of each delivery has come, as a recall tells the author. */
export const linkFacts = async (
  { db }: Kernel,
  deliveryIds: readonly string[],
): Promise<{ deliveryId: string; isSent: boolean; isOpened: boolean; isDeclined: boolean }[]> => {
  const Link = v.object({
    deliveryId: v.string(),
    isSent: v.boolean(),
    isOpened: v.boolean(),
    isDeclined: v.boolean(),
  })
  const rows = await db.any(sql.type(Link)`
    select id as delivery_id, sent_at is not null as is_sent,
      opened_at is not null as is_opened, state = 'declined' as is_declined
    from deliveries.deliveries where id = any(${sql.array([...deliveryIds], 'uuid')})`)
  return [...rows]
}

const Claiming = v.object({
  now: v.string(),
  isClosed: v.boolean(),
  own: v.array(v.string()),
  people: v.array(
    v.object({
      recipientId: v.string(),
      hash: v.string(),
      hasOwnAddress: v.boolean(),
      hasDeclined: v.boolean(),
      hasVerification: v.boolean(),
    }),
  ),
})
type Claimed = { readonly dbAt: string; readonly isClosed: boolean; readonly people: readonly RecipientFact[] }

const claimingOf = dataLoaderIn((db, asked: readonly Chosen[]) => {
  const rows = asked.map(({ ownerId, recipientIds }) => [ownerId, `{${recipientIds.join()}}`])
  return db.any(sql.type(Claiming)`
    select clock_timestamp() as now, ${houseIsClosed} as is_closed,
      array(
        select unnest(array_remove(array[email, case when backup_verified then backup_email end], null))
        from accounts.accounts where id = asked.owner_id
      ) as own,
      (
        select coalesce(jsonb_agg(jsonb_build_object('recipientId', id, 'hash', address_hash,
          'hasOwnAddress', own_address is not null, 'hasDeclined', consent = 'declined', 'hasVerification', verification <> 'none')), '[]')
        from recipients.recipients where id = any(asked.recipient_ids::uuid[])
      ) as people
    from ${sql.unnest(rows, ['uuid', 'text'])} with ordinality as asked (owner_id, recipient_ids, n) order by n`)
})

/**
 * The facts that a claim needs from the database, in one query: its clock, whether the house waits for an admin, and which of
 * these people have no way to unlock a message, declined, or are its author. Somebody whom the read table does not know is
 * not among them: a table that is behind holds nothing back.
 */
export const claimFacts = async ({ db, settings }: Kernel, { ownerId, recipientIds }: Chosen): Promise<Claimed> => {
  const { now, isClosed, own, people } = await claimingOf(db, { ownerId, recipientIds })
  const hashes = own.map((address) => bookHashOf(settings, address))
  const facts = people.map(({ hash, hasOwnAddress, ...one }) => ({
    ...one,
    name: '',
    isAuthor: !hasOwnAddress && hashes.includes(hash),
  }))
  return { dbAt: now, isClosed, people: facts }
}

/** The facts that sealing needs of a message's author, from their stream, and of its recipients. */
export const sealFacts = async (
  kernel: Kernel,
  ownerId: string,
  recipientIds: readonly string[],
): Promise<SealFacts> => {
  const [recipients, { isVerified, isNamed }, ending] = await Promise.all([
    recipientFacts(kernel, ownerId, recipientIds),
    reachOf(kernel, ownerId),
    endingOf(kernel, ownerId),
  ])
  return { recipients, isVerified, isNameless: !isNamed, isEnding: ending !== undefined }
}
