import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import * as v from 'valibot'
import type { Browser } from '../../../kernel/testing/browser.ts'
import { Proved } from '../contract.ts'
import { PASSWORD } from './visitor.ts'

const Options = v.object({ challenge: v.string() })
const PRESENT_AND_VERIFIED = 0x05
const WITH_KEY = 0x40

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64 = (text: string | undefined) => Buffer.from(text ?? '', 'base64url')
const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A device with one passkey (WebAuthn level 3, ES256, no attestation), whose person always makes the gesture. */
export const authenticatorFor = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(base64(x))],
    [-3, new Uint8Array(base64(y))],
  ])
  const party = sha256(new URL(origin).hostname)
  let shown = 0

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const answer = (response: Record<string, string>) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  const made = (challenge: string) => {
    const key = Buffer.concat([
      Buffer.alloc(16),
      number(credentialId.length, 2),
      credentialId,
      Buffer.from(isoCBOR.encode(cose)),
    ])
    const data = Buffer.concat([party, number(PRESENT_AND_VERIFIED | WITH_KEY, 1), number(shown, 4), key])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ])
    return answer({
      clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: [] as never,
    })
  }
  const signed = (challenge: string) => {
    shown += 1
    const data = Buffer.concat([party, number(PRESENT_AND_VERIFIED, 1), number(shown, 4)])
    const client = clientData('webauthn.get', challenge)
    return answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
    })
  }
  const challengeOf = (json: unknown) => v.parse(Options, json).challenge

  /** Makes the passkey and adds it to the account that is signed in. */
  const add = async ({ ask }: Browser, name = 'My phone') => {
    const { json } = await ask('POST', '/api/account/passkeys/options', { password: PASSWORD })
    return ask('POST', '/api/account/passkeys', { name, response: made(challengeOf(json)) })
  }
  const show = async ({ ask }: Browser, path: string) => {
    const { json } = await ask('POST', '/api/auth/passkey/options')
    return ask('POST', path, { response: signed(challengeOf(json)) })
  }
  /** Shows the passkey once more. @returns what stands in for the password */
  const prove = async (browser: Browser): Promise<string> =>
    v.parse(Proved, (await show(browser, '/api/auth/step-up/passkey')).json).proof
  return { add, show, prove }
}
