import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { addressesOf, mailboxAt } from '../recipients/reading.ts'

const Person = v.object({
  id: v.string(),
  ownerId: v.string(),
  name: SealedText,
  relation: v.nullable(SealedText),
  address: SealedText,
  backupAddress: v.nullable(SealedText),
  ownAddress: v.nullable(SealedText),
  birthday: v.nullable(SealedText),
  isChild: v.boolean(),
  zone: v.nullable(v.string()),
  consent: v.string(),
})

const readerIn = async (kernel: Kernel, row: v.InferOutput<typeof Person>, at: string) => {
  const open = async (sealed: v.InferOutput<typeof SealedText> | null) => (sealed ? await kernel.unseal(sealed) : '')
  const { ownerId, isChild, zone, consent } = row
  const [address, backupAddress, ownAddress] = [
    await open(row.address),
    await open(row.backupAddress),
    await open(row.ownAddress),
  ]
  const person = { ownerId, isChild, zone, birthday: await open(row.birthday), address, backupAddress, ownAddress }
  return {
    name: await open(row.name),
    relation: await open(row.relation),
    zone,
    isChild,
    hasDeclined: consent === 'declined',
    isWrongPerson: consent === 'wrong-person',
    /** Those that a child grows out of. */
    guardians: [address, backupAddress].filter((one) => one !== ownAddress),
    addresses: addressesOf(person),
    ...(await mailboxAt(kernel, person, at)),
  }
}

type ReaderIn = Awaited<ReturnType<typeof readerIn>>

/**
 * People as their author's address book has them now, by id, with the mailboxes of today, or of a later moment;
 * `addresses` are all there are.
 */
export const recipientsOf = async (
  kernel: Kernel,
  ids: readonly string[],
  at = kernel.clock.now(),
): Promise<ReadonlyMap<string, ReaderIn>> => {
  const rows = await kernel.db.any(sql.type(Person)`
    select id, owner_id, name, relation, address, backup_address, own_address, birthday, is_child, zone, consent
    from recipients.recipients where id = any(${sql.array([...ids], 'uuid')})`)
  return new Map(await Promise.all(rows.map(async (row) => [row.id, await readerIn(kernel, row, at)] as const)))
}
export const recipientOf = async (kernel: Kernel, recipientId: string): Promise<ReaderIn | null> =>
  (await recipientsOf(kernel, [recipientId])).get(recipientId) ?? null

/** The person whom a delivery is for, as whoever reads this mailbox of theirs knows them. */
export const readerAt = async (kernel: Kernel, recipientId: string, mailbox: string) => {
  const person = await recipientOf(kernel, recipientId)
  if (!person) return null
  const isGuardians = person.isChild && (!person.isGrown || person.guardians.includes(mailbox))
  return { ...person, isGuardians }
}
export type Reader = NonNullable<Awaited<ReturnType<typeof readerAt>>>

/** Where somebody may be written to now: nowhere once they want nothing, or where the mailbox is not theirs. */
export const mailboxesOf = async (kernel: Kernel, recipientId: string): Promise<readonly string[]> => {
  const person = await recipientOf(kernel, recipientId)
  return !person || person.hasDeclined || person.isWrongPerson ? [] : person.addresses
}
