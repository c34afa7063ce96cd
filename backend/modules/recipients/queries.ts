import * as v from 'valibot'
import { SealedText } from '../../kernel/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Actor } from '../../kernel/event.ts'
import { fingerprintOf } from '../../kernel/fingerprint.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { RecipientRow } from './contract.ts'
import type { Recipient } from './recipient.ts'

const Row = v.object({
  id: v.string(),
  name: SealedText,
  address: SealedText,
  zone: v.nullable(v.string()),
  verification: v.picklist(['none', 'passcode']),
  hint: v.nullable(SealedText),
  consent: v.picklist(['unknown', 'declined']),
  revision: v.number(),
})

/** A person as a command's answer shows them. */
export const rowOf = (recipient: Recipient, revision: number): RecipientRow => {
  const { recipientId, name, address, zone, verification, hint, consent } = recipient
  return { id: recipientId, name, email: address, zone, verification, hint: hint ?? null, consent, revision }
}

/** The author's people, by name. */
export const recipientsOf = async ({ db, unseal }: Kernel, by: Actor): Promise<RecipientRow[]> => {
  const rows = await db.any(sql.type(Row)`
    select id, name, address, zone, verification, hint, consent, revision
    from recipients.recipients where owner_id = ${by.id} order by id`)
  const people = await Promise.all(
    rows.map(async ({ name, address, hint, ...row }) => ({
      ...row,
      name: await unseal(name),
      email: await unseal(address),
      hint: hint && (await unseal(hint)),
    })),
  )
  return people.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
}

export const addressHashOf = ({ settings }: Kernel, address: string): string =>
  fingerprintOf(settings, 'addresses', address.toLowerCase())

/** The name of another of the author's people who has this address. */
export const twinOf = async (
  { db, unseal }: Kernel,
  by: Actor,
  addressHash: string,
  id: string,
): Promise<string | undefined> => {
  const twin = await db.maybeOne(sql.type(v.object({ name: SealedText }))`
    select name from recipients.recipients
    where owner_id = ${by.id} and address_hash = ${addressHash} and id <> ${id} order by id limit 1`)
  return twin ? unseal(twin.name) : undefined
}
