import { fingerprintOf } from '../log/fingerprint.ts'
import type { Settings } from '../process/settings.ts'

/** A keyed hash of a mailbox, the same in every module. Its purpose is named after the first that used it. */
export const addressHashOf = (settings: Settings, address: string): string =>
  fingerprintOf(settings, 'subscribers', address.trim().toLowerCase())

/** The one of the address book, where it also remembers who wants nothing (projections/recipients/declined.ts). */
export const bookHashOf = (settings: Settings, address: string): string =>
  fingerprintOf(settings, 'addresses', address.toLowerCase())
