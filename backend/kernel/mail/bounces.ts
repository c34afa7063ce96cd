import { createHmac, timingSafeEqual } from 'node:crypto'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { catchRefused } from '../http/problem.ts'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { log } from '../process/log.ts'
import { metrics } from '../process/metrics.ts'
import { classOf } from './returnClass.ts'
import { saidByMail, saidByReport, statusIn, type Said } from './report.ts'

/** A mail that came back: the capability of its return path, and the status its transport gave (RFC 3463). */
export type Bounce = { readonly token: string; readonly status: string }
/** Takes the bounces of its own mails; false where the token is not one of them. */
export type TakesBounce = (bounce: Bounce) => Promise<boolean>

/** @number size of a report of returned mail */
const MOST_BYTES = 256 * 1_024
const RETURN_PATH = /\bb\+([a-z2-7]{58})@/i
const Report = v.object({ recipient: v.string(), status: v.string(), action: v.optional(v.string()) })

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

const saidByJson = (text: string): { readonly recipient: string; readonly said: Said } => {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refused('bad-json')
  }
  const parsed = v.safeParse(Report, body)
  if (!parsed.success) throw new Refused('invalid', { field: 'recipient', message: 'We could not read that report.' })
  const { recipient, status, action = status.startsWith('5') ? 'failed' : '' } = parsed.output
  const hasFailed = action.toLowerCase() === 'failed'
  return { recipient, said: hasFailed ? { is: 'failed', status: statusIn(status) } : { is: 'nothing' } }
}

const saidBy = async (type: string, text: string): Promise<{ readonly recipient: string; readonly said: Said }> => {
  if (type.includes('json')) return saidByJson(text)
  const isReport = type.includes('delivery-status')
  return { recipient: text, said: isReport ? saidByReport(text) : await saidByMail(text) }
}

/**
 * Reads what came to a return path: JSON {recipient, status, action} or a message/delivery-status (RFC 3464), alone or
 * inside the mail that brought it. Only `failed` counts: `delayed` and `relayed` are no bounce, nor is what a person or
 * their program answers.
 * @returns undefined where nothing failed or no mail of ours is named; `unread` where a person has to look at it
 */
export const bounceIn = async (type: string, text: string): Promise<Bounce | 'unread' | undefined> => {
  const { recipient, said } = await saidBy(type, text)
  const token = RETURN_PATH.exec(recipient)?.[1]?.toLowerCase()
  if (!token || said.is === 'nothing') return undefined
  return said.is === 'failed' ? { token, status: said.status } : 'unread'
}

/** What no address is to blame for is for staff: our own mails may be at fault, or nobody could read why one came back. */
const tellStaff = (kind: 'policy' | 'unread', status?: string): void => {
  metrics.returnedMails.inc({ kind })
  log.warn(`returned email: ${kind}`, { ...(status !== undefined && { status }) })
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
    const bounce = await bounceIn(ctx.get('Content-Type'), body.toString('latin1'))
    let isKnown = false
    if (bounce === 'unread') tellStaff('unread')
    else if (bounce) {
      for (const take of taking) isKnown ||= await take(bounce)
      if (isKnown && classOf(bounce.status) === 'policy') tellStaff('policy', bounce.status)
    }
    ctx.status = 200
    ctx.body = { isKnown }
  })
}
