import { Refused } from '../../../kernel/errors.ts'
import { requireName } from '../../../kernel/words/requireName.ts'
import type { Person } from '../events.ts'
import type { Recipient } from '../recipient.ts'
import { isSameAddress, refuse, requireAddress, requireOwner, type Decide } from './guards.ts'
import { requireOwnAddress } from './ownAddress.ts'

/**
 * What the route finds out: whether the zone exists, who of the author's people has this address already, who said at one
 * of the addresses that they want nothing, and whether a child's own address is the author's.
 */
export type Facts = {
  readonly isZone: boolean
  readonly twin: string | undefined
  readonly declined?: string | undefined
  readonly isAuthors?: boolean
}
type Entry = Required<Person> & { readonly isChild: boolean }
/** Said with each change of a child's entry: the address is a guardian's. */
type Tick = { readonly isGuardians?: boolean | undefined }

const requireEntry = (entry: Entry, { isZone, twin, isAuthors = false }: Facts) => {
  const { address, backupAddress, ownAddress } = entry
  requireAddress(address)
  if (backupAddress) requireAddress(backupAddress, 'backupEmail')
  if (isSameAddress(backupAddress, address)) throw refuse('backup-same')
  if (ownAddress) requireOwnAddress(entry, ownAddress, isAuthors)
  if (!isZone) throw refuse('zone-unknown')
  if (twin !== undefined) throw refuse('duplicate', { name: twin })
}

/** A no stands for the address, not for the entry that it was said to. */
const requireWilling = ({ declined }: Facts) => {
  if (declined !== undefined) throw refuse('recipient-declined', { name: declined })
}

const FIELDS = [
  'name',
  'address',
  'addressHash',
  'zone',
  'backupAddress',
  'birthday',
  'relation',
  'ownAddress',
  'isChild',
] as const
const entryOf = ({
  name,
  address,
  addressHash,
  zone,
  backupAddress,
  birthday,
  relation,
  ownAddress,
  isChild,
}: Recipient): Entry => ({
  name,
  address,
  addressHash,
  zone,
  backupAddress,
  birthday,
  relation,
  ownAddress,
  isChild,
})
/** Only a child has another address than the first one to grow into. */
const entryWith = (entry: Entry): Entry => (entry.isChild ? entry : { ...entry, ownAddress: '' })
/** As it is stored: what is not there is absent, for there is nothing to seal. */
const stored = ({ backupAddress, birthday, relation, ownAddress, ...entry }: Entry) => ({
  ...entry,
  ...(backupAddress && { backupAddress }),
  ...(birthday && { birthday }),
  ...(relation && { relation }),
  ...(ownAddress && { ownAddress }),
})
const isSame = (a: Entry, b: Entry) => FIELDS.every((field) => a[field] === b[field])

type New = Person & Tick & { readonly recipientId: string; readonly isChild?: boolean; readonly facts: Facts }

export const addRecipient =
  ({ recipientId, facts, isGuardians, isChild = false, ...given }: New): Decide =>
  (recipient, { by }) => {
    const entry = entryWith({ backupAddress: '', birthday: '', relation: '', ownAddress: '', ...given, isChild })
    if (recipient.status !== 'new') {
      if (recipient.ownerId !== by.id) throw new Refused('id-taken')
      requireOwner(recipient, by)
      if (isSame(entryOf(recipient), entry)) return []
      throw refuse('duplicate', { name: recipient.name })
    }
    requireEntry(entry, facts)
    requireWilling(facts)
    if (isChild && !isGuardians) throw refuse('guardian-unconfirmed')
    return [{ type: 'RecipientAdded', data: { recipientId, ownerId: by.id, ...stored(entry) } }]
  }

type Changes = { readonly [Field in keyof Entry]?: Entry[Field] | undefined } & Tick & { readonly facts: Facts }

/** Fields that are not given stay as they are. A new address of a child is a guardian's again. */
export const changeRecipient =
  ({ facts, isGuardians, ...changes }: Changes): Decide =>
  (recipient, { by }) => {
    requireOwner(recipient, by)
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const before = entryOf(recipient)
    const entry = entryWith({ ...before, ...given })
    requireName(entry.name, before.name)
    requireEntry(entry, facts)
    const isMoved = entry.addressHash !== before.addressHash
    const isGiven = (field: 'backupAddress' | 'ownAddress') => entry[field] !== '' && entry[field] !== before[field]
    // Another address of somebody who said no is theirs, and not to be written to, or somebody else's, who did not.
    const declined = recipient.consent === 'declined' ? recipient.name : facts.declined
    if (isMoved || isGiven('backupAddress') || isGiven('ownAddress')) requireWilling({ ...facts, declined })
    const isNewChild = entry.isChild && (!before.isChild || isMoved)
    if (isNewChild && !isGuardians) throw refuse('guardian-unconfirmed')
    if (isSame(before, entry)) return []
    const { consent, wrongAddress } = recipient
    const isThere = [entry.address, entry.backupAddress, entry.ownAddress].includes(wrongAddress)
    const corrected = consent === 'wrong-person' && !isThere ? ({ isCorrected: true } as const) : {}
    return [{ type: 'RecipientChanged', data: { ...stored(entry), ...corrected } }]
  }

/** `inMessages` are those that have not been sent: a sealed message never loses somebody unseen. */
export const removeRecipient =
  ({ inMessages }: { readonly inMessages: number }): Decide =>
  (recipient, { by }) => {
    if (recipient.status === 'removed' && recipient.ownerId === by.id) return []
    requireOwner(recipient, by)
    if (inMessages > 0) throw refuse('recipient-in-use', { name: recipient.name, n: inMessages })
    return [{ type: 'RecipientRemoved', data: { reason: 'asked' } }]
  }
