import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'

const normalised = (address: string): string => address.trim().toLowerCase()

/** The stream that stands for an address among our readers: a keyed hash, apart from the one of accounts. */
export const subscriberIdOf = ({ settings }: Pick<Kernel, 'settings'>, address: string): string =>
  derivedId(addressHashOf(settings, address))

/** Mailboxes of offices, not of persons: a favourite of whoever floods other people's desks. */
export const isOffice = (address: string): boolean =>
  /^(abuse|admin|contact|help|hello|hostmaster|info|mail|office|postmaster|press|sales|security|support|team|webmaster)@/.test(
    normalised(address),
  )

export const CONFIRM = 'newsletter-confirm'
export const LEAVE = 'newsletter-leave'

/** The two links of a reader: to confirm the address, and to leave, which never expires. */
export const linksOf = ({ capabilities, settings }: Pick<Kernel, 'capabilities' | 'settings'>, id: string) => ({
  confirm: `${settings.origin}/newsletter/confirm/${capabilities.issue(CONFIRM, id)}`,
  leave: `${settings.origin}/newsletter/u/${capabilities.issue(LEAVE, id)}`,
})
