import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { isProved } from '../../../kernel/identity/reauth.ts'
import { standingOf } from '../../../kernel/identity/staff.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { reachOf } from '../../accounts/reading.ts'
import { Nothing, PauseLife, SetLifePlan } from '../contract.ts'
import type { Decide } from '../decide/guards.ts'
import { pauseLife, resumeLife } from '../decide/pause.ts'
import { setLifePlan } from '../decide/plan.ts'
import { present } from '../decide/sign.ts'
import { life } from '../life.ts'
import { lifeViewOf } from '../lifeView.ts'
import { runningWait } from '../waiting.ts'

/** What authors say of themselves: how we know that they are there, that they are away, and that they are here. */
export const planning = (kernel: Kernel) => {
  const tell = async (ctx: Context, body: object, decision: Decide) => {
    const by = actorOf(ctx)
    const handled = await kernel.handle(life, by.id, decision, commandOf(kernel, ctx, by, body))
    await settle(kernel, ctx, 'life', handled)
    return handled.state
  }
  const shown = async (ctx: Context, state: typeof life.initial) => {
    ctx.body = await lifeViewOf(kernel, actorOf(ctx).id, state)
  }
  const show = async (ctx: Context) => shown(ctx, (await kernel.load(life, actorOf(ctx).id)).state)

  const set = async (ctx: Context) => {
    const by = actorOf(ctx)
    const { password, proof, ...terms } = bodyOf(ctx, SetLifePlan)
    // A demo ends within hours and has no password: there is nothing that one would keep from whoever looks around in it.
    const isDemo = standingOf(ctx).demoUntil !== undefined
    const [{ isVerified }, isReauthenticated] = await Promise.all([
      reachOf(kernel, by.id),
      isDemo || isProved(kernel, by.id, { password, proof }),
    ])
    await shown(ctx, await tell(ctx, terms, setLifePlan({ ...terms, isVerified, isReauthenticated })))
  }
  const pause = async (ctx: Context) => {
    const body = bodyOf(ctx, PauseLife)
    await shown(ctx, await tell(ctx, body, pauseLife(body)))
  }
  const resume = async (ctx: Context) => shown(ctx, await tell(ctx, bodyOf(ctx, Nothing), resumeLife()))
  /** The author is there: nothing waits any more, and no question is open. */
  const here = async (ctx: Context) => {
    const state = await tell(ctx, bodyOf(ctx, Nothing), present({ source: 'app' }))
    ctx.body = { wait: runningWait(state, kernel.clock.now()) }
  }
  return {
    show,
    set: Object.assign(set, { bodySchema: SetLifePlan }),
    pause: Object.assign(pause, { bodySchema: PauseLife }),
    resume: Object.assign(resume, { bodySchema: Nothing }),
    here: Object.assign(here, { bodySchema: Nothing }),
  }
}
