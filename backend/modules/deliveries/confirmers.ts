import * as v from 'valibot'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Delivery } from './delivery.ts'
import type { Proof } from '../recipients/reading.ts'
import { isByAnswer } from './proofs.ts'
import { recipientOf } from './readers.ts'

const Row = v.object({ id: v.string(), name: SealedText, address: SealedText })
export type Confirmer = { readonly id: string; readonly name: string; readonly address: string }

/** The author's trusted contacts who said yes, but for the recipient, at whichever of their addresses. */
export const trustedOf = async (kernel: Kernel, delivery: Delivery): Promise<Confirmer[]> => {
  const { db, unseal, settings } = kernel
  const [rows, reader] = await Promise.all([
    db.any(sql.type(Row)`
      select id, name, address from life.contacts
      where account_id = ${delivery.authorId} and state = 'accepted' order by invited_at, id`),
    recipientOf(kernel, delivery.recipientId),
  ])
  const own = [delivery.address, delivery.backupAddress, ...(reader?.addresses ?? [])]
  const ownHashes = new Set(own.flatMap((address) => (address ? [addressHashOf(settings, address)] : [])))
  const contacts = await Promise.all(
    rows.map(async ({ id, name, address }) => ({ id, name: await unseal(name), address: await unseal(address) })),
  )
  return contacts.filter(({ address }) => !ownHashes.has(addressHashOf(settings, address)))
}

/** Who may say whether it is the recipient: nobody confirms themselves, nor whoever reads an address that they gave. */
export const confirmersOf = async (kernel: Kernel, delivery: Delivery): Promise<Confirmer[]> =>
  (await trustedOf(kernel, delivery)).filter(({ id }) => !delivery.addressFrom.includes(id))

/** Whether a contact's word could let this reader in: there is one to ask, and a code alone does not do it. */
export const mayAskContacts = async (kernel: Kernel, delivery: Delivery, proof: Proof): Promise<boolean> =>
  isByAnswer(proof) && (await confirmersOf(kernel, delivery)).length > 0

const PURPOSE = 'confirm-access'

/** A contact's link: it names the delivery, and is theirs for the n-th time they are asked. */
export const confirmTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  deliveryId: string,
  contactId: string,
  n: number,
): string => capabilities.issue(PURPOSE, deliveryId, contactId, n)

/** Whose link it is, among those who may answer. */
export const confirmerIn = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  token: string,
  deliveryId: string,
  n: number,
  confirmers: readonly Confirmer[],
): Confirmer | undefined => confirmers.find(({ id }) => capabilities.isValid(token, PURPOSE, deliveryId, id, n))
