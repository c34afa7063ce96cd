import { fingerprintOf } from '../log/fingerprint.ts'
import type { Settings } from '../process/settings.ts'

/** The six digits that were asked for: made anew each time, kept nowhere. `of` is whose they are. */
export const digitsOf = (settings: Settings, of: string, nonce: string): string => {
  const number = Number.parseInt(fingerprintOf(settings, 'codes', [of, nonce]).slice(0, 12), 16)
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether what was typed is those digits, spaces aside. */
export const isCode = (settings: Settings, of: string, nonce: string, answer: string): boolean =>
  answer.replaceAll(/\D/g, '') === digitsOf(settings, of, nonce)

/** An address of which its owner knows enough: "a…@hale.example". */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/, '$1…')
