import * as v from 'valibot'
import { addressHashOf, bookHashOf } from '../../kernel/identity/addressHash.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { reachOf } from '../accounts/reading.ts'
import { trustedOf, type Confirmer } from './confirmers.ts'
import type { Whose } from './decide/propose.ts'
import type { Delivery } from './delivery.ts'
import { isByAnswer, proofOf } from './proofs.ts'
import { recipientOf } from './readers.ts'

const Contact = v.object({ id: v.string(), address: SealedText })

/** Whose address it is already, by its keyed hash; one where somebody wants nothing of the author's counts, too. */
export const whoseIs = async (kernel: Kernel, state: Delivery, contactId: string, address: string): Promise<Whose> => {
  const { db, unseal, settings } = kernel
  const hash = addressHashOf(settings, address)
  const isIt = (other: string | null | undefined) => Boolean(other) && addressHashOf(settings, other ?? '') === hash
  const [reader, author, rows, isDeclined] = await Promise.all([
    recipientOf(kernel, state.recipientId),
    reachOf(kernel, state.authorId),
    db.any(sql.type(Contact)`select id, address from life.contacts where account_id = ${state.authorId}`),
    db.exists(sql.typeAlias('void')`
      select from recipients.declined
        where owner_id = ${state.authorId} and address_hash = ${bookHashOf(settings, address)}`),
  ])
  const contacts = await Promise.all(rows.map(async (row) => ({ id: row.id, address: await unseal(row.address) })))
  const contact = contacts.find((each) => isIt(each.address))
  if (contact) return contact.id === contactId ? 'proposer' : 'contact'
  if (isIt(author.email) || isIt(author.backup?.address)) return 'author'
  // What the author wrote down since is followed by itself.
  const known = [state.address, state.backupAddress, ...(reader?.addresses ?? [])]
  if (known.some(isIt)) return 'refused'
  return isDeclined ? 'declined' : 'nobody'
}

/** What a decision on an address rests on besides the delivery. */
export const proposalFacts = async (kernel: Kernel, state: Delivery, contactId: string, address: string) => {
  const [whose, contacts, proof] = await Promise.all([
    whoseIs(kernel, state, contactId, address),
    trustedOf(kernel, state),
    proofOf(kernel, state.recipientId),
  ])
  const hasOthers = contacts.some(({ id }) => id !== contactId)
  return { contactId, address, whose, hasOthers, opensAlone: !isByAnswer(proof) }
}

/** What the link is for; the mail that tells contacts whom we cannot reach makes the same one (workflows/life). */
const PURPOSE = 'propose-address'

/** A contact's link: theirs for this delivery, as long as this last try of its mail is the last. */
export const proposeTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  deliveryId: string,
  contactId: string,
  { link }: Pick<Delivery, 'link'>,
): string => capabilities.issue(PURPOSE, deliveryId, contactId, link?.attempt ?? 0)

/** Whose link it is, among the contacts. */
export const proposerIn = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  token: string,
  deliveryId: string,
  { link }: Pick<Delivery, 'link'>,
  contacts: readonly Confirmer[],
): Confirmer | undefined =>
  contacts.find(({ id }) => capabilities.isValid(token, PURPOSE, deliveryId, id, link?.attempt ?? 0))
