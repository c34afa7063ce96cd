import { fingerprintOf } from '../../kernel/fingerprint.ts'
import type { Settings } from '../../kernel/settings.ts'

/** An address as the address book remembers it, of somebody who wants nothing there (docs/adr/0040). */
export const bookHashOf = (settings: Settings, address: string): string =>
  fingerprintOf(settings, 'addresses', address.toLowerCase())
