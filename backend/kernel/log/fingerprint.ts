import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { derivedKey } from './keyring.ts'
import type { Settings } from '../process/settings.ts'

/** Made once for each purpose: deriving one costs more than a hash. */
const made = new WeakMap<Buffer, Map<string, KeyObject>>()
const keyFor = (masterKey: Buffer, purpose: string): KeyObject => {
  const keys = made.get(masterKey) ?? new Map<string, KeyObject>()
  made.set(masterKey, keys)
  const key = keys.get(purpose) ?? createSecretKey(derivedKey(masterKey, `fingerprint:${purpose}`))
  keys.set(purpose, key)
  return key
}

/**
 * A keyed hash in hex: the same for the same value and purpose. Unlike a plain hash, a copy of the log or of a table
 * gives nobody a way to try out addresses, passcodes or network addresses.
 */
export const fingerprintOf = ({ masterKey }: Settings, purpose: string, value: unknown): string =>
  createHmac('sha256', keyFor(masterKey, purpose)).update(JSON.stringify(value)).digest('hex')
