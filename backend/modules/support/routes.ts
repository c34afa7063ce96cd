import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import * as v from 'valibot'
import { catchRefused } from '../../kernel/http/problem.ts'
import { Refused, refusing } from '../../kernel/errors.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition, commandOf, handleAndWait, onRevisionRead, awaitProjection } from '../../kernel/http/http.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { bodyOf, describing, idOf, queryOf } from '../../kernel/http/request.ts'
import { requireRole } from '../../kernel/identity/staff.ts'
import { isOpenAt } from '../../kernel/words/hours.ts'
import {
  InboxFilter,
  RATINGS,
  Rate,
  Resume,
  Say,
  StartConversation,
  refusals,
  sentences,
  type SupportRefusal,
} from './contract.ts'
import { conversation } from './conversation.ts'
import {
  addNote,
  closeConversation,
  reopenConversation,
  replyAsCustomer,
  replyAsStaff,
  startConversation,
} from './decide.ts'
import { inboxOf, ratings, shown, shownToStaff } from './queries.ts'
import { doorsOf } from './doors.ts'
import { filesOf } from './files.ts'

const HOUR_S = 3_600
const Nothing = v.strictObject({})
const refuse = refusing<SupportRefusal>()

export const routes = (kernel: Kernel) => {
  const { settings, handle, load, clock } = kernel
  const doors = doorsOf(kernel)
  const staffCommand = commandsOf(kernel, 'support', { aggregate: conversation, target: named, answer: shownToStaff })
  const files = filesOf(kernel, doors)
  const isOpen = () => isOpenAt(settings.supportHours, clock.now())

  type Wanted = Omit<StartConversation, 'website' | 'about'> & { readonly about: string }
  const begin = async (ctx: Context, { about, ...wanted }: Wanted) => {
    const by = doors.visitorOf(ctx)
    const command = commandOf(kernel, ctx, by, [wanted, about])
    const conversationId = derivedId(`conversation:${command.commandId}`)
    const accountId = by.kind === 'account' ? by.id : null
    const decision = startConversation({ conversationId, ...wanted, about, accountId, isOpen: isOpen() })
    const handled = await handle(conversation, conversationId, decision, command)
    await awaitProjection(kernel, ctx, 'support', handled)
    doors.open(ctx, conversationId)
    ctx.status = 201
    ctx.body = shown(handled.state)
  }
  const start = async (ctx: Context) => {
    const { website, about = '', ...wanted } = bodyOf(ctx, StartConversation)
    if (website) throw refuse('machine')
    await begin(ctx, { about, ...wanted })
  }
  const rate = async (ctx: Context) => {
    const { about, isUseful } = bodyOf(ctx, Rate)
    const text = isUseful ? RATINGS.yes : RATINGS.no
    await begin(ctx, { channel: 'useful', topic: 'feedback', name: '', email: '', text, about })
  }
  const read = async (ctx: Context) => {
    const { state } = await doors.enter(ctx)
    ctx.body = shown(state)
  }
  const resume = async (ctx: Context) => {
    const { key } = bodyOf(ctx, Resume)
    const id = idOf(ctx.params['id'])
    if (!doors.isKey(key, id)) throw refuse('link-invalid')
    doors.open(ctx, id)
    ctx.body = shown((await load(conversation, id)).state)
  }
  /** Lets in whoever may enter the conversation, before a body is read. */
  const entered: Middleware = async (ctx, next) => {
    ctx.state['conversation'] = await doors.enter(ctx)
    await next()
  }
  const customerCommand = commandsOf(kernel, 'support', {
    aggregate: conversation,
    target: (ctx) => ctx.state['conversation'] as Awaited<ReturnType<typeof doors.enter>>,
    answer: shown,
  })
  /** Takes no body. */
  const close = async (ctx: Context) => {
    const { id, by } = await doors.enter(ctx)
    const target = { aggregate: conversation, id, by }
    const { state } = await handleAndWait(kernel, 'support')(ctx, target, closeConversation('customer'), {})
    ctx.body = shown(state)
  }
  const list = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'support')
    ctx.body = await inboxOf(kernel, queryOf(ctx, InboxFilter).state)
  }
  const listRatings = async (ctx: Context) => {
    await awaitPosition(kernel, ctx, 'support')
    ctx.body = await ratings(kernel)
  }
  const open = async (ctx: Context) => {
    const { state, revision } = await load(conversation, idOf(ctx.params['id']))
    if (state.status === 'new') throw new Refused('not-found')
    ctx.body = shownToStaff(state, Number(revision))
  }

  const staff = requireRole('support', 'admin')
  const begins = limited(kernel, 'support', 30, HOUR_S)
  // Apart from questions: whoever has rated a page many times may still ask.
  const rates = limited(kernel, 'support-ratings', 60, HOUR_S)
  const words = limited(kernel, 'support-words', 60, HOUR_S)
  const attaches = limited(kernel, 'support-files', 20, HOUR_S)
  return new Router({ prefix: '/api' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/support/desk', (ctx) => void (ctx.body = { isOpen: isOpen(), hours: settings.supportHours }))
    .post('/support', begins, describing(StartConversation, start))
    .post('/support/ratings', rates, describing(Rate, rate))
    .get('/support/:id/messages', read)
    .post('/support/:id/messages', words, entered, customerCommand(Say, replyAsCustomer))
    .post('/support/:id/resume', words, describing(Resume, resume))
    .put('/support/:id/files/:fileId', attaches, files.attach)
    .post('/support/:id/close', close)
    .get('/admin/support', staff, list)
    .get('/admin/support/ratings', staff, listRatings)
    .get('/admin/support/:id', staff, open)
    .get('/admin/support/:id/files/:fileId', staff, files.download)
    .post('/admin/support/:id/reply', staff, onRevisionRead, staffCommand(Say, replyAsStaff))
    .post('/admin/support/:id/note', staff, onRevisionRead, staffCommand(Say, addNote))
    .post(
      '/admin/support/:id/close',
      staff,
      onRevisionRead,
      staffCommand(Nothing, () => closeConversation('staff')),
    )
    .post('/admin/support/:id/reopen', staff, onRevisionRead, staffCommand(Nothing, reopenConversation))
}
