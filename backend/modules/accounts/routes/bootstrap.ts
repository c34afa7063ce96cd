import type { Context } from 'koa'
import { requireVerified } from '../../../kernel/errors.ts'
import { commandIdOf, hashOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, type Limit } from '../../../kernel/http/limits.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { beginSession } from '../../../kernel/identity/session.ts'
import { shutOut } from '../../../kernel/identity/sessions.ts'
import { requireStepUp, sessionFactsOf } from '../../../kernel/identity/staff.ts'
import { purposeOfTicket, takeTicket } from '../../../kernel/identity/tickets.ts'
import { account } from '../account.ts'
import { Bootstrap } from '../contract.ts'
import { bootstrapAdmin } from '../decide/bootstrap.ts'
import { refuse } from '../decide/guards.ts'
import { grantRole } from '../decide/access.ts'
import { normalised } from '../email.ts'
import { userOf } from '../queries.ts'
import { setup } from '../setup.ts'
import { forgetSetupCode, SETUP_PURPOSE, setupIdOf } from '../setupCode.ts'

const tries: Limit = { name: 'setup-code', points: 5, seconds: 900 }

/** Takes the server's setup code from a confirmed account with a second factor, once in the life of the house. */
export const bootstrap = (kernel: Kernel) => async (ctx: Context) => {
  const { db, settings, handle, load, clock } = kernel
  const { id } = actorOf(ctx)
  const { code } = bodyOf(ctx, Bootstrap)
  await count(kernel, tries, id)
  const { state: house } = await load(setup, setupIdOf(kernel))
  if (house.accountId && house.accountId !== id) throw refuse('setup-over')
  const { state } = await load(account, id)
  const isRight = (await purposeOfTicket(db, code)) === SETUP_PURPOSE
  const isAddress = !settings.adminEmail || normalised(settings.adminEmail) === normalised(state.email)
  if (!isRight || !isAddress) throw refuse('setup-code-wrong')
  requireVerified(state.isVerified)
  requireStepUp(ctx)

  const command = (stream: string, name: string) => {
    const commandId = commandIdOf(stream, name, id)
    const ids = { commandId, commandHash: hashOf([name, id]), correlationId: commandId, causationId: commandId }
    return { ...clock.context({ kind: 'account', id }), ...ids }
  }
  await handle(setup, setupIdOf(kernel), bootstrapAdmin({ accountId: id }), command('setup', 'bootstrap'))
  const grant = grantRole({ role: 'admin', by: 'setup-code', admins: 0 })
  const granted = await handle(account, id, grant, command(`account-${id}`, 'bootstrap'))
  await takeTicket(db, code, SETUP_PURPOSE)
  await forgetSetupCode(kernel)
  const epoch = await shutOut(db, id, { revision: granted.revision })
  await beginSession(ctx, id, { epoch, role: 'admin', factorAt: sessionFactsOf(ctx).factorAt })
  ctx.body = userOf(kernel, granted.state)
}
