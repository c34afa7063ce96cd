import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { backup } from './backup.ts'
import { refusals, RequestBackup, sentences } from './contract.ts'
import { requestBackup } from './decide.ts'
import { backups, runningBeside } from './queries.ts'

const HOUR_S = 3_600

/** An administrator asks for a backup and sees how it goes; none of it ever travels through the browser. */
export const routes = (kernel: Kernel): Router => {
  const admins = requireRole('admin')
  const requests = limited(kernel, 'admin-backup', 10, HOUR_S, (ctx) => actorOf(ctx).id)
  const command = commandsOf(kernel, 'backups', {
    aggregate: backup,
    target: named,
    answer: ({ status }) => ({ state: status }),
  })
  const request = async ({ backupId }: RequestBackup) =>
    requestBackup({ isOneRunning: (await runningBeside(kernel, backupId)).length > 0 })
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'backups')
    ctx.body = await backups(kernel)
  }
  return new Router({ prefix: '/api/admin' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/backups', admins, list)
    .post('/backups', admins, requests, command(RequestBackup, request, { status: 202 }))
}
