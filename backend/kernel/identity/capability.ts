import { createHmac, timingSafeEqual } from 'node:crypto'

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'

const base32 = (bytes: Buffer): string => {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

// A stream's id and a proof are 36 bytes: 58 letters.
const LETTERS = 58

/** The bytes that `base32` writes exactly so; one token has one spelling. */
const fromBase32 = (text: string): Buffer | undefined => {
  if (text.length !== LETTERS) return undefined
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  return base32(bytes) === text ? bytes : undefined
}

/**
 * Link tokens: base32 of a stream's id (16 bytes) and HMAC-SHA-256 cut to 160 bits over purpose, id and the parts that
 * the link stands for (round, address, nonce). A retry mails the same link, and no table is needed to check one, so
 * that the answer page works while Postgres is away (docs/adr/0003).
 */
export const capabilitiesOf = (key: Buffer) => {
  const mac = (purpose: string, id: string, parts: readonly (string | number)[]) =>
    createHmac('sha256', key)
      .update([purpose, id, ...parts].join('\n'))
      .digest()
      .subarray(0, 20)

  const issue = (purpose: string, id: string, ...parts: readonly (string | number)[]): string =>
    base32(Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), mac(purpose, id, parts)]))

  /** The stream's id that a token names, whether or not its proof holds. */
  const idIn = (token: string): string | undefined => {
    const bytes = fromBase32(token.trim().toLowerCase())
    if (bytes?.length !== 36) return undefined
    const hex = bytes.subarray(0, 16).toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }

  const isValid = (token: string, purpose: string, id: string, ...parts: readonly (string | number)[]): boolean => {
    const bytes = fromBase32(token.trim().toLowerCase())
    return bytes?.length === 36 && idIn(token) === id && timingSafeEqual(bytes.subarray(16), mac(purpose, id, parts))
  }
  return { issue, idIn, isValid }
}
export type Capabilities = ReturnType<typeof capabilitiesOf>
