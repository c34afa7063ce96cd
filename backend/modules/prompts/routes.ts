import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import { Refused, requireVerified } from '../../kernel/errors.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf, own } from '../../kernel/http/command.ts'
import { commandOf } from '../../kernel/http/http.ts'
import { count, type Limit } from '../../kernel/http/limits.ts'
import { actorOf, signedIn } from '../../kernel/http/request.ts'
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
  const command = commandsOf(kernel, 'prompts', { aggregate: prompt, target: own, answer: shown })
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
    .put(
      '/api/prompts/mine',
      signedIn,
      command(WeeklyPrompt, ({ isOn }, { id }) => (isOn ? requesting(id) : stopPrompts('settings'))),
    )
    .get('/questions/u/:token', leaving.read)
    .post('/questions/u/:token', leaving.left(leave))
}
