import type { Middleware } from 'koa'
import { Refused } from '../errors.ts'
import type { SessionFacts } from '../identity/session.ts'

const FIELDS = ['email', 'backupEmail', 'ownEmail', 'address'] as const

/** An address of a domain that cannot exist (RFC 2606): mail to it is never tried. */
export const isNowhere = (address: string): boolean => address.trim().toLowerCase().endsWith('.invalid')

/** In a demo, refuses the address of a mailbox that might be somebody's: a stranger makes us write to nobody. */
export const withoutRealMail: Middleware = async (ctx, next) => {
  const { demoUntil } = (ctx.state['session'] ?? {}) as Partial<SessionFacts>
  const body = (ctx.request as { body?: Readonly<Record<string, unknown>> }).body
  const given = FIELDS.map((field) => body?.[field]).filter((each) => typeof each === 'string')
  if (demoUntil && !given.every((address) => address.trim() === '' || isNowhere(address)))
    throw new Refused('demo-address')
  await next()
}
