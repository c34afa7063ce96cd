import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { actorOf, bodyOf } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { SystemSettings, type SignUps } from './contract.ts'
import { changeSettings } from './decide.ts'
import { system, SYSTEM_ID } from './system.ts'

export const routes = (kernel: Kernel) => {
  const read = async (ctx: Context) => {
    ctx.body = (await kernel.load(system, SYSTEM_ID)).state
  }
  const change = async (ctx: Context) => {
    const after = bodyOf(ctx, SystemSettings)
    const command = commandOf(kernel, ctx, actorOf(ctx), after)
    const handled = await kernel.handle(system, SYSTEM_ID, changeSettings(after), command)
    await settle(kernel, ctx, 'settings', handled)
    kernel.system.forget()
    ctx.body = handled.state
  }
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
    .put('/admin/settings', admins, Object.assign(change, { bodySchema: SystemSettings }))
}
