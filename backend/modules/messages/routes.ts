import { Router } from '@koa/router'
import type { Context } from 'koa'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { accepting, afterwards, commandOf, onRevision, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { actorOf, bodyOf, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import {
  ArmMessage,
  CancelMessage,
  CopyMessage,
  CreateDraft,
  EditMessage,
  MessageFilter,
  PauseMessage,
  RecallMessage,
  ReleaseHold,
  Respond,
  RestoreMessage,
  ResumeMessage,
  ScheduleMessage,
  refusals,
  sentences,
} from './contract.ts'
import { cancelMessage } from './decide/cancel.ts'
import { pauseMessage } from './decide/pause.ts'
import { lastRecall } from './decide/recall.ts'
import { respond } from './decide/respond.ts'
import { restoreMessage } from './decide/restore.ts'
import { message, type Message } from './message.ts'
import { messageDetail, messagesOf } from './queries/messages.ts'
import { timelineOf } from './queries/timeline.ts'
import { captionsOf } from './queries/transcripts.ts'
import { arming } from './routes/arm.ts'
import { copying, drafting, editing } from './routes/draft.ts'
import { recalling } from './routes/recall.ts'
import { releasing, resuming, scheduling } from './routes/schedule.ts'
import { staffRoutes } from './routes/staff.ts'

const HOUR_S = 3_600

const stateOf = ({ status }: Message, revision: number) => ({ state: status, revision })
const planOf = ({ status, dueAt, slots, plan }: Message, revision: number) => ({
  state: status,
  dueAt,
  slots,
  plan: plan?.plan ?? 'normal',
  revision,
})
const answer = ({ action }: Respond) => respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'app' })

const recalledOf = (state: Message, revision: number) => ({
  ...stateOf(state, revision),
  perRecipient: lastRecall(state).map(({ recipientId, state: found }) => ({ recipientId, state: found })),
})

/** What a person may do with messages, one line a use case, and the little that staff may. */
export const routes = (kernel: Kernel): Router => {
  const accept = accepting(kernel, 'messages')
  const drafts = limited(kernel, 'message-create', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const copy = copying(kernel)
  const recall = recalling(kernel)

  const copyDraft = async (ctx: Context & { params: Record<string, string> }) => {
    const by = actorOf(ctx)
    const body = bodyOf(ctx, CopyMessage)
    const decision = await copy(idOf(ctx.params['id']), body.messageId, by)
    const handled = await kernel.handle(message, body.messageId, decision, commandOf(kernel, ctx, by, body))
    await settle(kernel, ctx, 'messages', handled)
    ctx.status = 201
    ctx.body = { messageId: body.messageId, revision: handled.revision }
  }

  const own = new Router({ prefix: '/api/messages' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      const { person, ...wanted } = queryOf(ctx, MessageFilter)
      ctx.body = await messagesOf(kernel, actorOf(ctx), { ...wanted, person: person && idOf(person) })
    })
    .get('/:id', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      ctx.body = await messageDetail(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .get('/:id/timeline', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      ctx.body = await timelineOf(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .get('/:id/captions/:mediaId', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      const captions = await captionsOf(kernel, actorOf(ctx), idOf(ctx.params['id']), idOf(ctx.params['mediaId']))
      ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      ctx.type = 'text/vtt'
      ctx.body = captions
    })
    .post(
      '/',
      signedIn,
      drafts,
      accept(CreateDraft, message, drafting(kernel), ({ messageId }, revision) => ({ messageId, revision }), 201),
    )
    .post('/:id/copy', signedIn, drafts, Object.assign(copyDraft, { bodySchema: CopyMessage }))
    .patch('/:id', signedIn, longBody(1_024), onRevision, accept(EditMessage, message, editing(kernel), stateOf))
    .post('/:id/schedule', signedIn, accept(ScheduleMessage, message, scheduling(kernel), planOf))
    .post('/:id/arm', signedIn, accept(ArmMessage, message, arming(kernel), stateOf))
    .post('/:id/respond', signedIn, accept(Respond, message, answer, stateOf))
    .post('/:id/pause', signedIn, accept(PauseMessage, message, pauseMessage, stateOf))
    .post('/:id/resume', signedIn, accept(ResumeMessage, message, resuming(kernel), stateOf))
    .post('/:id/recall', signedIn, accept(RecallMessage, message, recall, recalledOf))
    .post(
      '/:id/cancel',
      signedIn,
      accept(CancelMessage, message, () => cancelMessage({ via: 'app' }), stateOf),
    )
    .post('/:id/restore', signedIn, accept(RestoreMessage, message, restoreMessage, stateOf))
    .post('/:id/release', signedIn, onRevision, accept(ReleaseHold, message, releasing(kernel), planOf))
  return new Router().use(own.routes()).use(staffRoutes(kernel).routes())
}
