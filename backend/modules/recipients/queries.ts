import * as v from 'valibot'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import { bookHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { owedMail } from '../../kernel/mail/owed.ts'
import { reachOf } from '../accounts/reading.ts'
import { isOver, statusesThat } from '../messages/reading.ts'
import { Consent, VerificationMethod, type RecipientRow } from './contract.ts'
import { openPerson, personColumns } from './personRow.ts'
import type { Recipient } from './recipient.ts'

const Row = v.object({
  ...personColumns,
  verification: VerificationMethod,
  consent: Consent,
  bouncedAt: v.nullable(v.string()),
  mailWaitsSince: v.nullable(v.string()),
  leavesAt: v.nullable(v.string()),
  revision: v.number(),
})

/** A person as a command's answer shows them; what became of a mail is not theirs to know. */
export const rowOf = (recipient: Recipient, revision: number): RecipientRow => {
  const { recipientId, address, backupAddress, ownAddress, birthday, relation, ...rest } = recipient
  const { name, zone, isChild, verification, consent, hint = null, question = null } = rest
  const words = {
    hint,
    question,
    consent,
    inviteMail: null,
    bouncedAt: null,
    leavesAt: recipient.leavesAt || null,
    revision,
  }
  return {
    id: recipientId,
    name,
    email: address,
    backupEmail: backupAddress || null,
    ownEmail: ownAddress || null,
    zone,
    isChild,
    birthday: birthday || null,
    relation: relation || null,
    verification,
    ...words,
  }
}

/** The author's people, by name. */
export const recipientsOf = async (kernel: Kernel, by: Actor): Promise<RecipientRow[]> => {
  const rows = await kernel.db.any(sql.type(Row)`
    select id, name, address, backup_address, own_address, zone, is_child, birthday, relation, verification, hint,
      question, consent, mail_waits_since, bounced_at, leaves_at, revision
    from recipients.recipients where owner_id = ${by.id} and not is_removed order by id`)
  const now = kernel.clock.now()
  const people = await Promise.all(
    rows.map(async ({ mailWaitsSince: since, ...row }) => ({
      ...(await openPerson(kernel, row)),
      inviteMail: since !== null && row.consent === 'invited' ? owedMail(since, now) : null,
    })),
  )
  return people.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Of the addresses that are there. */
export const hashesOf = ({ settings }: Kernel, ...addresses: readonly (string | undefined)[]): string[] =>
  addresses.flatMap((one) => (one ? [bookHashOf(settings, one)] : []))

/** The name of another of the author's people who has this address. */
export const twinOf = async (
  { db, unseal }: Kernel,
  by: Actor,
  addressHash: string,
  id: string,
): Promise<string | undefined> => {
  const twin = await db.maybeOne(sql.type(v.object({ name: SealedText }))`
    select name from recipients.recipients
    where owner_id = ${by.id} and address_hash = ${addressHash} and id <> ${id} and not is_removed
    order by id limit 1`)
  return twin ? unseal(twin.name) : undefined
}

/** The name of somebody else in the author's book, or once there, who wants nothing at one of these addresses. */
export const declinedAt = async (
  { db, unseal }: Kernel,
  by: Actor,
  addressHashes: readonly string[],
  id: string,
): Promise<string | undefined> => {
  const declined = await db.maybeOne(sql.type(v.object({ name: SealedText }))`
    select r.name from recipients.declined d join recipients.recipients r on r.id = d.recipient_id
    where d.owner_id = ${by.id} and d.address_hash = any(${sql.array([...addressHashes], 'text')}) and r.id <> ${id}
    order by r.id limit 1`)
  return declined ? unseal(declined.name) : undefined
}

/** Whether an address is one of the author's own, confirmed or not. */
export const isAuthorsAddress = async (kernel: Kernel, ownerId: string, address: string): Promise<boolean> => {
  const { email, backup } = await reachOf(kernel, ownerId)
  return hashesOf(kernel, email, backup?.address).includes(bookHashOf(kernel.settings, address))
}

/** In how many messages that have not been sent somebody stands. */
export const openMessagesOf = async ({ db }: Kernel, by: Actor, id: string): Promise<number> =>
  (
    await db.one(sql.type(v.object({ n: v.number() }))`
      select count(*) as n from messages.messages
      where owner_id = ${by.id} and ${id} = any(recipient_ids)
        and state <> all(${sql.array(statusesThat(isOver), 'text')})`)
  ).n
