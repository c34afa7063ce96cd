import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { Refused, requireVerified } from '../../kernel/errors.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import { count, type Limit } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, signedIn } from '../../kernel/http/request.ts'
import { VISITOR } from '../../kernel/identity/visitor.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { How } from '../../kernel/page/oneButton.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { WeeklyPrompt } from './contract.ts'
import { requestPrompts, stopPrompts } from './decide.ts'
import { askToLeave, sayLeft } from './pages.ts'
import { prompt, type Prompt } from './prompt.ts'
import { LEAVE } from './queries.ts'
import { nextWeek } from './week.ts'

/** Each asking is an event; stopping is never refused. */
const asking: Limit = { name: 'prompts', points: 20, seconds: 86_400 }
const Row = v.object({ emailVerified: v.boolean(), zone: v.nullable(v.string()) })

const shown = ({ status }: Prompt): WeeklyPrompt => ({ isOn: status === 'on' })

export const routes = (kernel: Kernel) => {
  const { capabilities, clock, db, handle, load } = kernel

  const read = async (ctx: Context) => {
    ctx.body = shown((await load(prompt, actorOf(ctx).id)).state)
  }
  /** The first question comes next Sunday; nobody is written to at an address that they have not confirmed. */
  const requesting = async (accountId: string) => {
    await count(kernel, asking, accountId)
    const row = await db.maybeOne(sql.type(Row)`
      select email_verified, zone from accounts.accounts where id = ${accountId}`)
    if (!row) throw new Refused('sign-in')
    requireVerified(row.emailVerified)
    return requestPrompts({ accountId, dueAt: nextWeek(row.zone ?? 'UTC', clock.now(), clock.dayMs) })
  }
  const change = async (ctx: Context) => {
    const by = actorOf(ctx)
    const wanted = bodyOf(ctx, WeeklyPrompt)
    const decision = wanted.isOn ? await requesting(by.id) : stopPrompts('settings')
    const handled = await handle(prompt, by.id, decision, commandOf(kernel, ctx, by, wanted))
    await settle(kernel, ctx, 'prompts', handled)
    ctx.body = shown(handled.state)
  }
  const leaving = askToLeave(kernel)
  const leave = async (ctx: Context, how: How) => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    if (id && capabilities.isValid(token, LEAVE, id))
      await handle(prompt, id, stopPrompts(how), commandOf(kernel, ctx, VISITOR, how))
    sayLeft(ctx, kernel)
  }

  return new Router()
    .use(catchRefused())
    .get('/api/prompts/mine', signedIn, read)
    .put('/api/prompts/mine', signedIn, Object.assign(change, { bodySchema: WeeklyPrompt }))
    .get('/questions/u/:token', leaving.read)
    .post('/questions/u/:token', leaving.left(leave))
}
