import type { Decision } from '../../kernel/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { RecipientRefusal } from './contract.ts'
import type { Person, RecipientsEvent } from './events.ts'
import type { Recipient } from './recipient.ts'

type Decide = Decision<Recipient, RecipientsEvent>
const refuse = refusing<RecipientRefusal>()

/** What the route finds out: whether the zone exists, and who of the author's people has this address already. */
export type Facts = { readonly isZone: boolean; readonly twin: string | undefined }

// The HTML standard's address with a dotted domain; a comma or bracket would be read as a second mailbox.
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i
const SHORTEST_PASSCODE = 6

const requirePerson = ({ address }: Person, { isZone, twin }: Facts) => {
  if (!ADDRESS.test(address)) throw refuse('address-invalid')
  if (!isZone) throw refuse('zone-unknown')
  if (twin !== undefined) throw refuse('duplicate', { name: twin })
}

const isSame = (a: Person, b: Person) =>
  a.name === b.name && a.address === b.address && a.zone === b.zone && a.addressHash === b.addressHash

export const addRecipient =
  ({ recipientId, facts, ...person }: Person & { recipientId: string; facts: Facts }): Decide =>
  (recipient, { by }) => {
    if (recipient.status === 'added' && recipient.ownerId !== by.id) throw refuse('not-found')
    if (recipient.status === 'added' && isSame(recipient, person)) return []
    if (recipient.status === 'added') throw refuse('duplicate', { name: recipient.name })
    requirePerson(person, facts)
    return [{ type: 'RecipientAdded', data: { recipientId, ownerId: by.id, ...person, isChild: false } }]
  }

/** Fields that are not given stay as they are. */
export const changeRecipient =
  ({ facts, ...changes }: { [Field in keyof Person]?: Person[Field] | undefined } & { facts: Facts }): Decide =>
  (recipient, { by }) => {
    if (recipient.ownerId !== by.id) throw refuse('not-found')
    const { name, address, addressHash, zone } = recipient
    const person = {
      name: changes.name ?? name,
      address: changes.address ?? address,
      addressHash: changes.addressHash ?? addressHash,
      zone: changes.zone ?? zone,
    }
    requirePerson(person, facts)
    return isSame(recipient, person) ? [] : [{ type: 'RecipientChanged', data: person }]
  }

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ')

const isGuessable = (passcode: string, name: string) =>
  passcode === name || passcode === name.replaceAll(' ', '') || name.split(' ').includes(passcode)

/** `passcode` is looked at here and goes no further: what is kept is `secretHash`, which the caller made of it. */
export const setVerification =
  ({ passcode, secretHash, ...given }: { passcode: string; hint?: string | undefined; secretHash: string }): Decide =>
  (recipient, { by }) => {
    if (recipient.ownerId !== by.id) throw refuse('not-found')
    const plain = folded(passcode)
    if (plain.length < SHORTEST_PASSCODE || isGuessable(plain, folded(recipient.name))) throw refuse('passcode-weak')
    const hint = given.hint || undefined
    const isUnchanged = recipient.secretHash === secretHash && recipient.hint === hint
    return isUnchanged
      ? []
      : [{ type: 'VerificationSet', data: { method: 'passcode', secretHash, ...(hint && { hint }) } }]
  }

/** The recipient wants nothing from this author; it outlives a change of address. */
export const declineRecipient =
  (): Decide =>
  ({ status, consent }) => {
    if (status === 'new') throw refuse('not-found')
    return consent === 'declined' ? [] : [{ type: 'RecipientDeclined', data: { scope: 'author' } }]
  }
