import { randomBytes } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { derivedKey } from '../../../kernel/log/keyring.ts'
import { csrfOf } from '../../../kernel/http/security.ts'

const TWO_HOURS_MS = 2 * 3_600_000

/** The token that sign-up asks for, bound to a cookie from before there is a session. */
export const csrfTokens = ({ settings: { masterKey, origin } }: Kernel) => {
  const csrf = csrfOf(derivedKey(masterKey, 'csrf'))
  const secure = origin.startsWith('https:')
  const cookie = secure ? '__Host-csrf' : 'csrf'
  const seedOf = (ctx: Context) => ctx.cookies.get(cookie, { signed: false })

  const give: Middleware = (ctx) => {
    const seed = seedOf(ctx) ?? randomBytes(32).toString('base64url')
    const options = { httpOnly: true, secure, sameSite: 'lax', maxAge: TWO_HOURS_MS, signed: false } as const
    ctx.cookies.set(cookie, seed, options)
    ctx.body = { csrfToken: csrf.issue(seed) }
  }
  const ask: Middleware = async (ctx, next) => {
    const seed = seedOf(ctx)
    if (!seed || !csrf.isValid(seed, ctx.get('X-CSRF-Token'))) throw new Refused('csrf')
    await next()
  }
  return { give, ask }
}
