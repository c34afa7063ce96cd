import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { sql, type Db } from '../db.ts'
import { Refused, Unreadable } from '../errors.ts'
import type { Key } from './codec.ts'

export type { Key }

/** The channel of Postgres on which the name of a key is told that moved: each process forgets what it knew. */
export const KEYS = 'keys'

/** @number how long a process uses a key without asking for it again */
const FOR_MS = 5 * 60_000

/** A key of its own for each purpose, derived from the master key (HKDF, RFC 5869). */
export const derivedKey = (masterKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, '', `everhearth:${purpose}`, 32))

/** Seals a secret for its subject; `unwrap` opens it for the same subject alone. */
export const wrap = (wrapping: Buffer, subject: string, secret: Buffer): Buffer => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', wrapping, iv).setAAD(Buffer.from(subject))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

export const unwrap = (wrapping: Buffer, subject: string, wrapped: Buffer): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', wrapping, wrapped.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(-16))
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()])
}

const Row = v.object({ subject: v.string(), kid: v.string(), wrappedKey: v.instance(Buffer) })

/**
 * One AES-256 key a subject, wrapped by the master key in table kernel.keyring. Deleting a subject's row erases all
 * that the key has sealed; a copy lives in memory for at most five minutes.
 */
export const keyringOf = (db: Db, masterKey: Buffer) => {
  const wrapping = derivedKey(masterKey, 'keyring')
  const cache = new Map<string, { key: Key | undefined; until: number }>()

  const secretIn = (subject: string, wrappedKey: Buffer): KeyObject => {
    try {
      return createSecretKey(unwrap(wrapping, subject, wrappedKey))
    } catch (error) {
      throw new Unreadable(`The key of ${subject} is damaged`, { cause: error })
    }
  }
  /** Those that are asked for in the same moment, as a list's are, are read by one statement. */
  let asked: Map<string, PromiseWithResolvers<Key | undefined>> | undefined
  const answer = async (all: NonNullable<typeof asked>): Promise<void> => {
    const until = Date.now() + FOR_MS
    try {
      const rows = await db.any(sql.type(Row)`
        select subject, kid, wrapped_key from kernel.keyring where subject = any(${sql.array([...all.keys()], 'text')})`)
      for (const { subject, kid, wrappedKey } of rows) {
        const waiting = all.get(subject)
        try {
          waiting?.resolve({ kid, secret: secretIn(subject, wrappedKey), until })
        } catch (error) {
          // A damaged key is told to whoever asked for it, and to nobody beside them.
          waiting?.reject(error)
        }
      }
      for (const { resolve } of all.values()) resolve(undefined)
    } catch (error) {
      for (const { reject } of all.values()) reject(error)
    }
  }
  const read = (subject: string): Promise<Key | undefined> => {
    if (!asked) {
      const all = (asked = new Map())
      setImmediate(() => {
        asked = undefined
        void answer(all)
      })
    }
    const waiting = asked.get(subject) ?? Promise.withResolvers<Key | undefined>()
    asked.set(subject, waiting)
    return waiting.promise
  }
  const remember = (subject: string, key: Key | undefined) => {
    if (cache.size > 10_000) cache.clear()
    cache.set(subject, { key, until: key?.until ?? Date.now() + FOR_MS })
    return key
  }

  /**
   * The key that opens what `kid` sealed; undefined once it was erased.
   * @throws Unreadable where the master key does not open it any more
   */
  const opening = async (subject: string, kid: string): Promise<Key | undefined> => {
    const known = cache.get(subject)
    const key = known && known.until > Date.now() ? known.key : remember(subject, await read(subject))
    return key?.kid === kid ? key : undefined
  }

  /**
   * The subject's key, made at its first use.
   * @throws Refused sealed where the key lies in the time vault: nothing more is sealed with it
   */
  const sealing = async (subject: string): Promise<Key> => {
    const known = cache.get(subject)
    if (known?.key && known.until > Date.now()) return known.key
    const fresh = randomBytes(32)
    await db.query(sql.typeAlias('void')`
      insert into kernel.keyring (subject, kid, wrapped_key)
      select ${subject}, ${randomBytes(8).toString('hex')}, ${sql.binary(wrap(wrapping, subject, fresh))}
      where not exists (select from kernel.time_vault where subject = ${subject})
      on conflict (subject) do nothing`)
    const key = remember(subject, await read(subject))
    if (!key) throw new Refused('sealed')
    return key
  }

  /** Destroys a subject's key: whatever it sealed is noise from now on, elsewhere within five minutes. */
  const erase = async (subject: string): Promise<void> => {
    await db.query(sql.typeAlias('void')`
      with locked as (delete from kernel.time_vault where subject = ${subject})
      delete from kernel.keyring where subject = ${subject}`)
    cache.delete(subject)
  }

  /** Whether one of these subjects has a key. */
  const hasAny = (subjects: readonly string[]): Promise<boolean> =>
    db.exists(sql.typeAlias('void')`
      select from kernel.keyring where subject = any(${sql.array([...subjects], 'text')})`)

  /** Forgets what it knows of a subject's key, or of all: another process has moved it. */
  const forget = (subject?: string): void => {
    if (subject === undefined) cache.clear()
    else cache.delete(subject)
  }

  return { opening, sealing, erase, hasAny, forget }
}
export type ErasingKeyring = ReturnType<typeof keyringOf>
/** What opens and seals under a name that is known; `keys.ts` alone says whose key it is, and erases one. */
export type Keyring = Pick<ErasingKeyring, 'opening' | 'sealing'>

/**
 * A keyring that opens nothing: for decisions that read and write no personal field and must work while Postgres, where
 * the keys are, is away.
 */
export const blindKeyring: Omit<ErasingKeyring, 'erase' | 'forget'> = {
  opening: async () => undefined,
  hasAny: async () => false,
  sealing: async () => {
    throw new Error('A blind keyring seals nothing')
  },
}
