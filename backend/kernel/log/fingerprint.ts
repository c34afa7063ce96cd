import { createHmac } from 'node:crypto'
import { derivedKey } from './keyring.ts'
import type { Settings } from '../process/settings.ts'

/**
 * A keyed hash in hex: the same for the same value and purpose. Unlike a plain hash, a copy of the log or of a table
 * gives nobody a way to try out addresses, passcodes or network addresses.
 */
export const fingerprintOf = ({ masterKey }: Settings, purpose: string, value: unknown): string =>
  createHmac('sha256', derivedKey(masterKey, `fingerprint:${purpose}`))
    .update(JSON.stringify(value))
    .digest('hex')
