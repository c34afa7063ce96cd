import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Middleware } from 'koa'
import { Refused } from '../errors.ts'
import type { Settings } from '../process/settings.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The policy of every page, with the nonce that its own scripts and styles carry. */
export const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    "worker-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const newNonce = (): string => randomBytes(16).toString('base64')

/** @param opening addresses that open what they name: no other page learns them */
export const securityHeaders =
  ({ origin }: Settings, opening: readonly RegExp[]): Middleware =>
  async (ctx, next) => {
    const nonce = newNonce()
    ctx.state['nonce'] = nonce
    ctx.set({
      'Content-Security-Policy': contentSecurityPolicy(nonce),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': opening.some((path) => path.test(ctx.path))
        ? 'no-referrer'
        : 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'microphone=(self), camera=(self)',
      ...(origin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
      ...(ctx.path.startsWith('/api/') && { 'Cache-Control': 'no-store' }),
    })
    await next()
  }

/** An unsafe request comes from our own pages: by Origin where the browser sends it, else by Sec-Fetch-Site. */
export const sameOrigin =
  ({ origin }: Settings): Middleware =>
  async (ctx, next) => {
    const from = ctx.get('Origin')
    const site = ctx.get('Sec-Fetch-Site')
    const isOurs = from ? from === origin : ['', 'same-origin', 'none'].includes(site)
    if (!SAFE.has(ctx.method) && !isOurs) throw new Refused('csrf')
    await next()
  }

/** @number how long the token of a form works */
const TWO_HOURS_MS = 2 * 3_600_000

/** Tickets: an HMAC over what they are for and the time they end, so that no table has to keep them. */
export const ticketsOf = (key: Buffer, forMs: number) => {
  const mac = (subject: string, until: string) =>
    createHmac('sha256', key).update(`${subject}.${until}`).digest('base64url')
  const issue = (subject: string): string => {
    const until = String(Date.now() + forMs)
    return `${until}.${mac(subject, until)}`
  }
  const isValid = (subject: string, ticket: string): boolean => {
    const [until = '', given = ''] = ticket.split('.')
    const wanted = Buffer.from(mac(subject, until))
    const bytes = Buffer.from(given)
    return Number(until) > Date.now() && bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
  }
  /** How long ago a ticket was made, by its own word: only that of a valid one means something. */
  const ageMs = (ticket: string): number => Date.now() - (Number(ticket.split('.', 1)[0]) - forMs)
  return { issue, isValid, ageMs }
}

/** CSRF tokens for sign-up, bound to the pre-session cookie's value. */
export const csrfOf = (key: Buffer) => ticketsOf(key, TWO_HOURS_MS)
