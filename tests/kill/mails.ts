import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A mail as it lies in the catcher's folder, which outlives the catcher. */
export type Caught = {
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  /** When its last byte was written. */
  readonly at: number
}

const unfolded = (head: string) => head.replaceAll(/\r?\n[ \t]+/g, ' ')
const header = (head: string, name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''

/** Quoted-printable (RFC 2045, 6.7); other text has nothing that changes by it. */
const unquoted = (text: string) =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isWhole = (head: string, body: string) => {
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1]
  return boundary === undefined || body.includes(`--${boundary}--`)
}

const parsed = (raw: string, at: number): Caught | undefined => {
  const [first = '', ...rest] = raw.split(/\r?\n\r?\n/)
  const head = unfolded(first)
  const text = unquoted(rest.join('\n\n'))
  if (!isWhole(head, text)) return undefined // cut off by a kill: the sender never got its 250
  const address = (value: string) => /<([^>]*)>/.exec(value)?.[1] ?? value
  return {
    messageId: address(header(head, 'Message-ID')),
    to: address(header(head, 'To')).toLowerCase(),
    subject: header(head, 'Subject'),
    text,
    at,
  }
}

/** Every whole mail that was ever caught, the earliest first. */
export const mailsIn = (folder: string): Caught[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .flatMap((name) => {
      const file = join(folder, name)
      return parsed(readFileSync(file, 'utf8'), statSync(file).mtimeMs) ?? []
    })
    .sort((a, b) => a.at - b.at)

/** The distinct delivery links of some mails. */
export const linksIn = (mails: readonly Caught[]): string[] => [
  ...new Set(mails.flatMap(({ text }) => [...text.matchAll(/\/d\/([a-z2-7]{50,})/g)].map(([, token = '']) => token))),
]
