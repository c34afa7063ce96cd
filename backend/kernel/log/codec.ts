import { createCipheriv, createDecipheriv, randomBytes, type CipherKey } from 'node:crypto'
import * as v from 'valibot'
import { Unreadable } from '../errors.ts'
import type { Sealed } from '../event.ts'
import { keepingOpened } from './openedTexts.ts'

/** `secret` is a key object in processes: made once, it is not made anew for each field. */
export type Key = {
  readonly kid: string
  readonly secret: CipherKey
  /** Until when it may be used without being read again, in milliseconds since 1970. */
  readonly until?: number
}
type Opens = { readonly opening: (subject: string, kid: string) => Promise<Key | undefined> }

/** What a field reads as once its subject's key is gone. */
export const ERASED = '[erased]'

export type Envelope = {
  readonly pub: Record<string, unknown>
  readonly enc?: { readonly subject: string; readonly kid: string; readonly fields: Record<string, string> }
}
export type Place = { readonly stream: string; readonly type: string; readonly eventId: string }

// A sealed field opens only in the place it was sealed for.
const aad = ({ stream, type, eventId }: Place, field: string) => Buffer.from(`${stream}\n${type}\n${eventId}\n${field}`)

const seal = (key: Key, place: Place, field: string, value: unknown): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.secret, iv).setAAD(aad(place, field))
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()])
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64')
}

const open = (key: Key, place: Place, field: string, sealed: string): unknown => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key.secret, bytes.subarray(0, 12))
    .setAAD(aad(place, field))
    .setAuthTag(bytes.subarray(-16))
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString())
}

const openOrErased = (key: Key, place: Place, field: string, sealed: string): unknown => {
  const { stream, type, eventId } = place
  return keepingOpened(key, [stream, type, eventId, field, sealed].join('\n'), () => {
    try {
      return open(key, place, field, sealed)
    } catch {
      return ERASED
    }
  })
}

/** Splits an event's data into what may be read and what the subject's key seals. */
export const encode = (
  data: object,
  personal: readonly string[],
  subject: string,
  key: Key | undefined,
  place: Place,
) => {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  const pub = Object.fromEntries(entries.filter(([field]) => !personal.includes(field)))
  const secret = entries.filter(([field]) => personal.includes(field))
  if (secret.length === 0 || !key) return { pub } satisfies Envelope
  const fields = Object.fromEntries(secret.map(([field, value]) => [field, seal(key, place, field, value)]))
  return { pub, enc: { subject, kid: key.kid, fields } } satisfies Envelope
}

/**
 * Opens an envelope: each field has the JSON value it had, opened when it is first read. A field whose key was erased, or
 * that does not open in this place, reads `[erased]`.
 */
export const decode = async (keyring: Opens, { pub, enc }: Envelope, place: Place): Promise<object> => {
  if (!enc) return pub
  const key = await keyring.opening(enc.subject, enc.kid)
  const data = { ...pub }
  for (const [field, sealed] of Object.entries(enc.fields)) {
    const keep = (value: unknown) => Object.defineProperty(data, field, { value, enumerable: true, configurable: true })
    const get = () => {
      const value = key && sealed ? openOrErased(key, place, field, sealed) : ERASED
      keep(value)
      return value
    }
    Object.defineProperty(data, field, { get, enumerable: true, configurable: true })
  }
  return data
}

export const sealedField = ({ enc }: Envelope, place: Place, field: string): Sealed | null => {
  const sealed = enc?.fields[field]
  return enc && sealed ? { sealed, subject: enc.subject, kid: enc.kid, ...place, field } : null
}

const valueIn = async (keyring: Opens, { sealed, subject, kid, field, ...place }: Sealed): Promise<unknown> => {
  const key = await keyring.opening(subject, kid)
  return key ? openOrErased(key, place, field, sealed) : ERASED
}

/** Opens one stored field anywhere it was copied to, as the text that a read table's column stands for: empty for null. */
export const unseal = async (keyring: Opens, sealed: Sealed): Promise<string> => {
  const value = await valueIn(keyring, sealed)
  return typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
}

/** Whether a stored field does not open although its subject's key is there: it was changed, or its place or the key was. */
export const isClosed = async (keyring: Opens, { sealed, subject, kid, field, ...place }: Sealed): Promise<boolean> => {
  let key: Key | undefined
  try {
    key = await keyring.opening(subject, kid)
  } catch (error) {
    if (error instanceof Unreadable) return true
    throw error
  }
  if (!key) return false
  try {
    open(key, place, field, sealed)
    return false
  } catch {
    return true
  }
}

/** A read table's column that holds a sealed field. */
export const SealedText = v.custom<Sealed>((value) => typeof value === 'object' && value !== null && 'sealed' in value)
