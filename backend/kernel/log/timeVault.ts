import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { sql, type Db, type Tx } from '../db.ts'
import { Refused, Unreadable } from '../errors.ts'
import type { Clock } from '../clock.ts'
import type { Settings } from '../process/settings.ts'
import { derivedKey, KEYS, unwrap, wrap } from './keyring.ts'

const Key = v.object({ kid: v.string(), wrappedKey: v.instance(Buffer) })
const Locked = v.object({ ...Key.entries, opensAt: v.string(), isDue: v.boolean() })

/**
 * Keys that open nothing before their time, in table kernel.time_vault. Each leaves the keyring for it, wrapped by VAULT_KEY
 * and bound to its subject and moment, and comes back under the same name; every process is told, and forgets what it knew.
 * @param forget this process's own, which is not waited for
 */
export const timeVaultOf = (
  db: Db,
  { masterKey, vaultKey }: Pick<Settings, 'masterKey' | 'vaultKey'>,
  clock: Clock,
  forget: (subject: string) => void,
) => {
  const keyring = derivedKey(masterKey, 'keyring')
  const vault = derivedKey(vaultKey, 'time vault')
  /** Tells which VAULT_KEY wrapped a key, and nothing of it. */
  const vaultKid = createHash('sha256').update(derivedKey(vaultKey, 'time vault id')).digest('hex').slice(0, 16)
  const bound = (subject: string, opensAt: string) => `${subject}\n${Date.parse(opensAt)}`
  const told = (tx: Tx, subject: string) => tx.query(sql.typeAlias('void')`select pg_notify(${KEYS}, ${subject})`)

  const secretIn = (subject: string, { wrappedKey, opensAt }: v.InferOutput<typeof Locked>): Buffer => {
    try {
      return unwrap(vault, bound(subject, opensAt), wrappedKey)
    } catch (error) {
      throw new Unreadable(`VAULT_KEY does not open the key of ${subject}`, { cause: error })
    }
  }
  const lockedIn = (tx: Db | Tx, subject: string, isHeld = false) =>
    tx.maybeOne(sql.type(Locked)`
      select kid, wrapped_key, opens_at, opens_at <= clock_timestamp() as is_due from kernel.time_vault
      where subject = ${subject} ${isHeld ? sql.fragment`for update` : sql.fragment``}`)

  /** Locks the subject's key away until then; of one that lies there already nothing changes. */
  const lock = async (subject: string, opensAt: string): Promise<void> => {
    await db.transaction(async (tx) => {
      const key = await tx.maybeOne(sql.type(Key)`
        select kid, wrapped_key from kernel.keyring where subject = ${subject} for update`)
      if (!key) return
      const secret = unwrap(keyring, subject, key.wrappedKey)
      await tx.query(sql.typeAlias('void')`
        insert into kernel.time_vault (subject, kid, wrapped_key, opens_at, vault_kid)
        values (${subject}, ${key.kid}, ${sql.binary(wrap(vault, bound(subject, opensAt), secret))}, ${opensAt}, ${vaultKid})
        on conflict (subject) do nothing`)
      await tx.query(sql.typeAlias('void')`delete from kernel.keyring where subject = ${subject}`)
      await told(tx, subject)
    })
    forget(subject)
  }

  /** Whether the subject's key lies there. */
  const holds = (subject: string): Promise<boolean> =>
    db.exists(sql.typeAlias('void')`select from kernel.time_vault where subject = ${subject}`)

  /** @throws Unreadable where VAULT_KEY is not the one that locked it */
  const requireOpens = async (subject: string): Promise<void> => {
    const locked = await lockedIn(db, subject)
    if (locked) secretIn(subject, locked)
  }

  /**
   * Brings the subject's key back, once the clock of this process and that of Postgres have both passed its moment. What lies
   * there no more is back already.
   * @throws Refused not-yet; Unreadable where VAULT_KEY is not the one that locked it
   */
  const release = async (subject: string): Promise<void> => {
    await db.transaction(async (tx) => {
      const locked = await lockedIn(tx, subject, true)
      if (!locked) return
      if (!locked.isDue || clock.now() < locked.opensAt) throw new Refused('not-yet')
      const wrapped = wrap(keyring, subject, secretIn(subject, locked))
      await tx.query(sql.typeAlias('void')`
        insert into kernel.keyring (subject, kid, wrapped_key)
        values (${subject}, ${locked.kid}, ${sql.binary(wrapped)})
        on conflict (subject) do update set kid = excluded.kid, wrapped_key = excluded.wrapped_key`)
      await tx.query(sql.typeAlias('void')`delete from kernel.time_vault where subject = ${subject}`)
      await told(tx, subject)
    })
    forget(subject)
  }

  return { lock, holds, requireOpens, release }
}
export type TimeVault = ReturnType<typeof timeVaultOf>
