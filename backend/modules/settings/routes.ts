import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf } from '../../kernel/http/command.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { actorOf } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { SystemSettings, type SignUps } from './contract.ts'
import { changeSettings } from './decide.ts'
import { system, SYSTEM_ID } from './system.ts'

export const routes = (kernel: Kernel) => {
  const read = async (ctx: Context) => {
    ctx.body = (await kernel.load(system, SYSTEM_ID)).state
  }
  const command = commandsOf(kernel, 'settings', {
    aggregate: system,
    target: (ctx) => ({ id: SYSTEM_ID, by: actorOf(ctx) }),
    answer: (state) => {
      kernel.system.forget()
      return state
    },
  })
  /** For whoever is about to sign up. */
  const readSignUps = async (ctx: Context) => {
    const { registrationEnabled: isOpen } = await kernel.system.now()
    ctx.body = { isOpen } satisfies SignUps
  }
  const admins = requireRole('admin')
  return new Router({ prefix: '/api' })
    .use(catchRefused())
    .get('/sign-ups', readSignUps)
    .get('/admin/settings', admins, read)
    .put('/admin/settings', admins, command(SystemSettings, changeSettings))
}
