import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import type { Settings } from '../../kernel/process/settings.ts'

/** The six digits of a code that was asked for: made anew each time, kept nowhere. */
export const digitsOf = (settings: Settings, deliveryId: string, nonce: string): string => {
  const number = Number.parseInt(fingerprintOf(settings, 'codes', [deliveryId, nonce]).slice(0, 12), 16)
  return String(number % 1_000_000).padStart(6, '0')
}

/** An address of which its owner knows enough: "a…@hale.example". */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…')
