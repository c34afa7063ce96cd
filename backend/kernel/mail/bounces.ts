import { createHmac, timingSafeEqual } from 'node:crypto'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { catchRefused } from '../http/problem.ts'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'

/** A mail that came back: the capability of its return path, and the status its transport gave (RFC 3463). */
export type Bounce = { readonly token: string; readonly status: string }
/** Takes the bounces of its own mails; false where the token is not one of them. */
export type TakesBounce = (bounce: Bounce) => Promise<boolean>

/** @number size of a report of returned mail */
const MOST_BYTES = 256 * 1_024
const RETURN_PATH = /\bb\+([a-z2-7]{58})@/i
const Report = v.object({ recipient: v.string(), status: v.string(), action: v.optional(v.string()) })
const STATUS = /^[245]\.\d{1,3}\.\d{1,3}$/

/** The bytes that were signed; the body parser keeps those of JSON. */
const textOf = async (ctx: Context): Promise<Buffer> => {
  const { rawBody } = ctx.request as { readonly rawBody?: string }
  if (rawBody !== undefined) return Buffer.from(rawBody)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of ctx.req) {
    bytes += (chunk as Buffer).length
    if (bytes > MOST_BYTES) throw new Refused('too-large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

const fieldIn = (text: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*([^\\r\\n;]+)`, 'im').exec(text)?.[1]?.trim() ?? ''

const reportIn = (type: string, text: string): { recipient: string; status: string; action: string } => {
  if (!type.includes('json'))
    return { recipient: text, status: fieldIn(text, 'Status').split(' ')[0] ?? '', action: fieldIn(text, 'Action') }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refused('bad-json')
  }
  const parsed = v.safeParse(Report, body)
  if (!parsed.success) throw new Refused('invalid', { field: 'recipient', message: 'We could not read that report.' })
  return { ...parsed.output, action: parsed.output.action ?? (parsed.output.status.startsWith('5') ? 'failed' : '') }
}

/**
 * Reads a report of a mail that could not be delivered: JSON {recipient, status, action} or a message/delivery-status
 * (RFC 3464), alone or inside the mail that brought it. Only `failed` counts: `delayed` and `relayed` are no bounce.
 * @returns undefined where nothing failed or no mail of ours is named
 */
export const bounceIn = (type: string, text: string): Bounce | undefined => {
  const { recipient, status, action } = reportIn(type, text)
  const token = RETURN_PATH.exec(recipient)?.[1]?.toLowerCase()
  if (!token || action.toLowerCase() !== 'failed') return undefined
  return { token, status: STATUS.test(status) ? status : '5.0.0' }
}

export const signatureOf = (secret: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(body).digest('hex')

const requireSigned = (secret: string, given: string, body: Buffer): void => {
  if (!secret) throw new Refused('not-found')
  const wanted = Buffer.from(signatureOf(secret, body))
  const bytes = Buffer.from(given.replace(/^sha256=/, ''))
  if (bytes.length !== wanted.length || !timingSafeEqual(bytes, wanted)) throw new Refused('forbidden')
}

/**
 * The door for returned mails: `POST /hooks/bounces`, signed with BOUNCE_SECRET (`X-Signature`, hex HMAC-SHA-256 of the
 * body), closed without one. A report that comes twice, late or about nothing of ours changes nothing and is thanked.
 */
export const bounces = (kernel: Kernel, takers: readonly ((kernel: Kernel) => TakesBounce)[]): Router => {
  const { bounceSecret } = kernel.settings
  const taking = takers.map((taker) => taker(kernel))
  return new Router().use('/hooks', catchRefused()).post('/hooks/bounces', async (ctx) => {
    const body = await textOf(ctx)
    requireSigned(bounceSecret, ctx.get('X-Signature'), body)
    const bounce = bounceIn(ctx.get('Content-Type'), body.toString('utf8'))
    let isKnown = false
    for (const take of bounce ? taking : []) isKnown ||= bounce !== undefined && (await take(bounce))
    ctx.status = 200
    ctx.body = { isKnown }
  })
}
