import type { Context } from 'koa'
import type { Kernel } from '../../../kernel/kernel.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { goOnIn, sessionIdOf } from '../../../kernel/identity/session.ts'
import { revokeSession, sessionsOf, shutOutOthers } from '../../../kernel/identity/sessions.ts'
import type { Sessions } from '../contract.ts'

/** Where the account is open now; the session that asks is marked. */
export const listSessions =
  ({ db }: Kernel) =>
  async (ctx: Context) => {
    const own = sessionIdOf(ctx)
    const sessions = await sessionsOf(db, actorOf(ctx).id)
    const body: Sessions = { items: sessions.map((session) => ({ ...session, isThisOne: session.id === own })) }
    ctx.body = body
  }

/** Ends one session, or all but the one that asks. A session that is over already is over. */
export const endSessions =
  ({ db }: Kernel) =>
  async (ctx: Context) => {
    const by = actorOf(ctx)
    const { id } = ctx['params'] as { id?: string }
    if (id) await revokeSession(db, by.id, id)
    else goOnIn(ctx, await shutOutOthers(db, by.id, sessionIdOf(ctx)))
    ctx.status = 204
  }
