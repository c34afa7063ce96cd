import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { sql, type Tx } from '../db.ts'
import { fingerprintOf } from '../log/fingerprint.ts'
import type { Kernel } from '../kernel.ts'

/** Without letters and figures that are read for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** @number recovery codes of an account */
const HOW_MANY = 10

const newCode = () => {
  const letters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

const hashOfCode = ({ settings }: Kernel, accountId: string, code: string) =>
  fingerprintOf(settings, 'recovery', [accountId, code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')])

/** Ten new codes of 79 bits, to be shown once, and what is kept of them. */
export const newRecoveryCodes = (kernel: Kernel, accountId: string) => {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  return { codes, codeHashes: codes.map((code) => hashOfCode(kernel, accountId, code)) }
}

/** Keeps an account's new codes; those before are void. */
export const putRecoveryCodes = async (db: Tx, accountId: string, codeHashes: readonly string[]): Promise<void> => {
  await db.query(sql.typeAlias('void')`delete from kernel.recovery_codes where account_id = ${accountId}`)
  await db.query(sql.typeAlias('void')`
    insert into kernel.recovery_codes (account_id, code_hash)
    select ${accountId}, unnest(${sql.array([...codeHashes], 'text')})`)
}

/** Whether a code is one of the account's; it is gone then. */
export const takeRecoveryCode = async (kernel: Kernel, accountId: string, code: string): Promise<boolean> => {
  const { rowCount } = await kernel.db.query(sql.typeAlias('void')`
    delete from kernel.recovery_codes
    where account_id = ${accountId} and code_hash = ${hashOfCode(kernel, accountId, code)}`)
  return rowCount === 1
}

export const recoveryCodesLeft = async ({ db }: Kernel, accountId: string): Promise<number> =>
  (
    await db.one(sql.type(v.object({ n: v.number() }))`
    select count(*) as n from kernel.recovery_codes where account_id = ${accountId}`)
  ).n

export const removeRecoveryCodes = ({ db }: Kernel, accountId: string) =>
  db.query(sql.typeAlias('void')`delete from kernel.recovery_codes where account_id = ${accountId}`)
