import type { Context } from 'koa'
import type * as v from 'valibot'
import { commandsOf, own } from '../../../kernel/http/command.ts'
import type { Target } from '../../../kernel/http/http.ts'
import { actorOf } from '../../../kernel/http/request.ts'
import { isProved } from '../../../kernel/identity/reauth.ts'
import { sessionFactsOf } from '../../../kernel/identity/staff.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { reachOf } from '../../accounts/reading.ts'
import { Nothing, PauseLife, SetLifePlan } from '../contract.ts'
import { pauseLife, resumeLife } from '../decide/pause.ts'
import { setLifePlan } from '../decide/plan.ts'
import { present } from '../decide/sign.ts'
import { life } from '../life.ts'
import { lifeViewOf } from '../lifeView.ts'
import { runningWait } from '../waiting.ts'

type Given = v.InferOutput<typeof SetLifePlan>

const termsIn = ({ password: _password, proof: _proof, ...terms }: Given) => terms

/** What authors say of themselves: how we know that they are there, that they are away, and that they are here. */
export const planning = (kernel: Kernel) => {
  const command = commandsOf(kernel, 'life', {
    aggregate: life,
    target: own,
    answer: (state, _, { id }) => lifeViewOf(kernel, id, state),
  })
  const show = async (ctx: Context) => {
    const { id } = actorOf(ctx)
    ctx.body = await lifeViewOf(kernel, id, (await kernel.load(life, id)).state)
  }
  const set = async ({ password, proof, ...terms }: Given, { id }: Target, ctx: Context) => {
    // A demo ends within hours and has no password: there is nothing that one would keep from whoever looks around in it.
    const isDemo = sessionFactsOf(ctx).demoUntil !== undefined
    const [{ isVerified }, isReauthenticated] = await Promise.all([
      reachOf(kernel, id),
      isDemo || isProved(kernel, id, { password, proof }),
    ])
    return setLifePlan({ ...terms, isVerified, isReauthenticated })
  }
  return {
    show,
    set: command(SetLifePlan, set, { said: termsIn }),
    pause: command(PauseLife, pauseLife),
    resume: command(Nothing, resumeLife),
    /** The author is there: nothing waits any more, and no question is open. */
    here: command(Nothing, () => present({ source: 'app' }), {
      answer: (state) => ({ wait: runningWait(state, kernel.clock.now()) }),
    }),
  }
}
