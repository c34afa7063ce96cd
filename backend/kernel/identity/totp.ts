import { Secret, TOTP } from 'otpauth'
import * as v from 'valibot'
import { sql, type Tx } from '../db.ts'
import type { Kernel } from '../kernel.ts'
import { derivedKey, unwrap, wrap } from '../log/keyring.ts'
import { removeRecoveryCodes } from './recoveryCodes.ts'

/** @number how long a code of an authenticator app lasts */
const PERIOD_S = 30
const Row = v.object({ secret: v.instance(Buffer), confirmed: v.boolean() })

const totpOf = (secret: Secret, issuer = '', label = '') =>
  new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S })

const sealingKey = ({ settings }: Kernel) => derivedKey(settings.masterKey, 'totp')

/** The 30-second step that a code belongs to, now or one step off (RFC 6238, 5.2); undefined for a wrong code. */
const stepOf = (totp: TOTP, code: string): number | undefined => {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = totp.validate({ token, window: 1 })
  return delta === null ? undefined : Math.floor(Date.now() / 1_000 / PERIOD_S) + delta
}

const secretOf = async (kernel: Kernel, accountId: string) => {
  const row = await kernel.db.maybeOne(sql.type(Row)`
    select secret, confirmed from kernel.totp where account_id = ${accountId}`)
  if (!row) return undefined
  const bytes = unwrap(sealingKey(kernel), accountId, row.secret)
  return { secret: new Secret({ buffer: new Uint8Array(bytes).buffer }), isConfirmed: row.confirmed }
}

/** Whether an authenticator app is asked for at sign-in. */
export const hasTotp = async (kernel: Kernel, accountId: string): Promise<boolean> =>
  (await secretOf(kernel, accountId))?.isConfirmed ?? false

/**
 * A new secret for an authenticator app, which counts once a code of it was shown. It takes the place of one that never counted.
 * @returns undefined when the account has an authenticator app already
 */
export const beginTotp = async (kernel: Kernel, accountId: string, label: string) => {
  const secret = new Secret({ size: 20 })
  const sealed = wrap(sealingKey(kernel), accountId, Buffer.from(secret.buffer))
  const { rowCount } = await kernel.db.query(sql.typeAlias('void')`
    insert into kernel.totp as t (account_id, secret) values (${accountId}, ${sql.binary(sealed)})
    on conflict (account_id) do update set secret = excluded.secret, last_step = 0 where not t.confirmed`)
  if (rowCount === 0) return undefined
  return { secret: secret.base32, uri: totpOf(secret, kernel.settings.productName, label).toString() }
}

/** Whether a code is right and was not used before; `isFirst` also takes a code of a secret that does not count yet. */
export const takeTotp = async (kernel: Kernel, accountId: string, code: string, isFirst = false): Promise<boolean> => {
  const known = await secretOf(kernel, accountId)
  const step = known && stepOf(totpOf(known.secret), code)
  if (step === undefined) return false
  const { rowCount } = await kernel.db.query(sql.typeAlias('void')`
    update kernel.totp set last_step = ${step}
    where account_id = ${accountId} and last_step < ${step} and (confirmed or ${isFirst})`)
  return rowCount === 1
}

/** The sealed secret of which a code was shown, in base64. */
export const sealedTotp = async ({ db }: Kernel, accountId: string): Promise<string> =>
  (
    await db.one(sql.type(Row)`select secret, confirmed from kernel.totp where account_id = ${accountId}`)
  ).secret.toString('base64')

/** Lets a sealed secret count from now on. */
export const putTotp = async (db: Tx, accountId: string, sealed: string): Promise<void> => {
  await db.query(sql.typeAlias('void')`
    insert into kernel.totp (account_id, secret, confirmed)
    values (${accountId}, ${sql.binary(Buffer.from(sealed, 'base64'))}, true)
    on conflict (account_id) do update set secret = excluded.secret, confirmed = true`)
}

/** Takes an authenticator app away, and with it the recovery codes that stand in for it. */
export const removeTotp = async (kernel: Kernel, accountId: string): Promise<void> => {
  await kernel.db.query(sql.typeAlias('void')`delete from kernel.totp where account_id = ${accountId}`)
  await removeRecoveryCodes(kernel, accountId)
}
