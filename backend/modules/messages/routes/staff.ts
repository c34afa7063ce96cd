import { Router } from '@koa/router'
import { catchRefused } from '../../../kernel/http/problem.ts'
import { commandsOf, named } from '../../../kernel/http/command.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { actorOf, idOf } from '../../../kernel/http/request.ts'
import { requireRole } from '../../../kernel/identity/staff.ts'
import { notingLooks } from '../../../kernel/identity/staffLooks.ts'
import { looks } from '../../audit/reading.ts'
import { NoteMessage, PauseByStaff, refusals, sentences } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { noteMessage, pauseByStaff } from '../decide/staff.ts'
import { message } from '../message.ts'

const HOUR_S = 3_600

/** What an admin may do with anybody's message: hold it back and note why. Never read, send, change or cancel it. */
export const staffRoutes = (kernel: Kernel): Router => {
  const command = commandsOf(kernel, 'messages', {
    aggregate: message,
    target: named,
    answer: ({ status, pausedUntil }, revision) => ({ state: status, pausedUntil, revision }),
  })
  const noted = notingLooks(kernel, looks)
  const admins = requireRole('admin')
  const acts = limited(kernel, 'admin-acts', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  return new Router({ prefix: '/api/admin/messages' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/:id/notes', admins, async (ctx) => {
      const id = idOf(ctx.params['id'])
      const { state } = await kernel.load(message, id)
      if (state.status === 'new' || state.status === 'erased') throw refuse('not-found')
      await noted(ctx, { what: 'notes', of: `message-${id}` })
      ctx.body = state.notes
    })
    .post('/:id/pause', admins, acts, command(PauseByStaff, pauseByStaff))
    .post('/:id/note', admins, acts, command(NoteMessage, noteMessage))
}
