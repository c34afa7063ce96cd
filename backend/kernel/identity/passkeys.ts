import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import * as v from 'valibot'
import { sql, type Tx } from '../db.ts'
import { derivedId } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import { issueTicket, takeTicket } from './tickets.ts'

/** @number how long a passkey's question can be answered */
const FIVE_MINUTES_S = 300
const Row = v.object({ id: v.string(), name: v.string(), createdAt: v.string(), credentialId: v.string() })
const Stored = v.object({ id: v.string(), accountId: v.string(), publicKey: v.instance(Buffer), counter: v.number() })

const partyOf = ({ settings: { origin } }: Kernel) => ({ rpID: new URL(origin).hostname, origin })
const purposeOfAdding = (accountId: string) => `passkey-add:${accountId}`
const SHOWING = 'passkey-show'

const storedOf = ({ db }: Kernel, credentialId: string) =>
  db.maybeOne(sql.type(Stored)`
    select id, account_id, public_key, counter from kernel.passkeys where credential_id = ${credentialId}`)

export const passkeysOf = ({ db }: Kernel, accountId: string) =>
  db.any(sql.type(Row)`
    select id, name, created_at, credential_id from kernel.passkeys where account_id = ${accountId} order by created_at`)

/** What a browser needs to make a passkey: one that names its account by itself and asks its person for a gesture. */
export const optionsToAdd = async (kernel: Kernel, accountId: string, userName: string) => {
  const known = await passkeysOf(kernel, accountId)
  return generateRegistrationOptions({
    rpName: kernel.settings.productName,
    rpID: partyOf(kernel).rpID,
    userName,
    userID: new TextEncoder().encode(accountId),
    challenge: await challenge(kernel, purposeOfAdding(accountId)),
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

// The library writes a challenge that is text as base64url of it; ours goes through as bytes and comes back the same.
const challenge = async ({ db }: Kernel, purpose: string) =>
  new Uint8Array(Buffer.from(await issueTicket(db, purpose, FIVE_MINUTES_S), 'base64url'))

/** A passkey as it is staged before its event and kept after it; the public key in base64. */
export const PasskeyRow = v.object({
  id: v.string(),
  credentialId: v.string(),
  publicKey: v.string(),
  counter: v.number(),
  transports: v.array(v.string()),
  name: v.string(),
})
export type PasskeyRow = v.InferOutput<typeof PasskeyRow>

/** The passkey that a browser made. @returns undefined when the answer proves nothing, or the passkey is kept already */
export const madePasskey = async (
  kernel: Kernel,
  accountId: string,
  response: RegistrationResponseJSON,
  name: string,
): Promise<PasskeyRow | undefined> => {
  const { rpID, origin } = partyOf(kernel)
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (given) => takeTicket(kernel.db, given, purposeOfAdding(accountId)),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  const { id: credentialId, publicKey, counter, transports = [] } = verified.registrationInfo.credential
  if (await storedOf(kernel, credentialId)) return undefined
  const kept = { credentialId, publicKey: Buffer.from(publicKey).toString('base64'), counter, transports, name }
  return { id: derivedId(`passkey:${credentialId}`), ...kept }
}

export const insertPasskey = async (db: Tx, accountId: string, passkey: PasskeyRow): Promise<void> => {
  const { id, credentialId, publicKey, counter, transports, name } = passkey
  await db.query(sql.typeAlias('void')`
    insert into kernel.passkeys (credential_id, id, account_id, public_key, counter, transports, name)
    values (${credentialId}, ${id}, ${accountId}, ${sql.binary(Buffer.from(publicKey, 'base64'))}, ${counter},
      ${sql.jsonb(transports)}, ${name})
    on conflict do nothing`)
}

/** What a browser needs to show any passkey of this house: the person chooses which, and so who they are. */
export const optionsToShow = async (kernel: Kernel) =>
  generateAuthenticationOptions({
    rpID: partyOf(kernel).rpID,
    userVerification: 'required',
    challenge: await challenge(kernel, SHOWING),
  })

/** Which passkey was shown, and whose; undefined when the answer proves nothing, is a repeat or has a counter that went back. */
export const takePasskey = async (
  kernel: Kernel,
  response: AuthenticationResponseJSON,
): Promise<{ readonly id: string; readonly accountId: string } | undefined> => {
  const { rpID, origin } = partyOf(kernel)
  const known = await storedOf(kernel, response.id)
  if (!known) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (given) => takeTicket(kernel.db, given, SHOWING),
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id: response.id, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  await kernel.db.query(sql.typeAlias('void')`
    update kernel.passkeys set counter = ${verified.authenticationInfo.newCounter} where id = ${known.id}`)
  return { id: known.id, accountId: known.accountId }
}

/** Takes a passkey away. @returns whether there was one */
export const removePasskey = async ({ db }: Kernel, accountId: string, id: string): Promise<boolean> =>
  (await db.query(sql.typeAlias('void')`delete from kernel.passkeys where account_id = ${accountId} and id = ${id}`))
    .rowCount === 1
