import * as v from 'valibot'
import { changePassword } from './credentials.ts'
import { sql, type Db, type Tx } from '../db.ts'
import { derivedId } from '../ids.ts'
import { insertPasskey, PasskeyRow } from './passkeys.ts'
import { putRecoveryCodes } from './recoveryCodes.ts'
import { shutOutOthers } from './sessions.ts'
import { putTotp } from './totp.ts'

const KEPT_FOR = '30 days'
/** What a change of how an account is opened does outside the log. */
const Effect = v.variant('kind', [
  /** `keep` is the session that asked, by the hash under which it is kept. */
  v.object({ kind: v.literal('password'), passwordHash: v.string(), keep: v.optional(v.string()) }),
  v.object({ kind: v.literal('passkey'), passkey: PasskeyRow }),
  v.object({ kind: v.literal('totp'), secret: v.string(), codeHashes: v.array(v.string()) }),
  v.object({ kind: v.literal('recovery-codes'), codeHashes: v.array(v.string()) }),
])
export type Effect = v.InferOutput<typeof Effect>
const Row = v.object({ accountId: v.string(), effect: v.nullable(Effect), epoch: v.nullable(v.number()) })

type Asked = { readonly commandId: string; readonly commandHash: string }
/** Of a command and its body: the same key with another body stages something of its own, which its refusal leaves there. */
const idOf = ({ commandId, commandHash }: Asked) => derivedId(`staged:${commandId}:${commandHash}`)

/** Keeps an effect until the event of its command stands; a row goes after thirty days. */
export const stage = async (db: Db, accountId: string, asked: Asked, effect: Effect): Promise<void> => {
  await db.query(sql.typeAlias('void')`delete from kernel.staged where staged_at < now() - ${KEPT_FOR}::interval`)
  await db.query(sql.typeAlias('void')`
    insert into kernel.staged (id, account_id, effect) values (${idOf(asked)}, ${accountId}, ${sql.jsonb(effect)})
    on conflict (id) do nothing`)
}

const apply = async (db: Tx, accountId: string, effect: Effect): Promise<void> => {
  if (effect.kind === 'password') await changePassword(db, accountId, effect.passwordHash)
  if (effect.kind === 'passkey') await insertPasskey(db, accountId, effect.passkey)
  if (effect.kind === 'totp') await putTotp(db, accountId, effect.secret)
  if (effect.kind === 'totp' || effect.kind === 'recovery-codes')
    await putRecoveryCodes(db, accountId, effect.codeHashes)
}

/**
 * Does once what was staged for a command whose event stands. A new password shuts out every session but the one that asked.
 * @returns the epoch that a new password began and its session goes on in, whoever did it
 */
export const applyStaged = (db: Db, asked: Asked): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const row = await tx.maybeOne(sql.type(Row)`
      select account_id, effect, epoch from kernel.staged where id = ${idOf(asked)} for update`)
    if (!row?.effect) return row?.epoch ?? undefined
    const { accountId, effect } = row
    await apply(tx, accountId, effect)
    const epoch = effect.kind === 'password' ? await shutOutOthers(tx, accountId, effect.keep) : undefined
    await tx.query(sql.typeAlias('void')`
      update kernel.staged set effect = null, epoch = ${epoch ?? null} where id = ${idOf(asked)}`)
    return epoch
  })
