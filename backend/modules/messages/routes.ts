import { Router } from '@koa/router'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf, named } from '../../kernel/http/command.ts'
import { awaitPosition, onRevision } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { oneMore } from '../../kernel/http/places.ts'
import { actorOf, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
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
import { copying, drafting, editing } from './routes/draft.ts'
import { arming, recalling, releasing, resuming, scheduling } from './routes/decisions.ts'
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
  const command = commandsOf(kernel, 'messages', { aggregate: message, target: named, answer: stateOf })
  const drafts = limited(kernel, 'message-create', 60, HOUR_S, (ctx) => actorOf(ctx).id)
  const places = oneMore(kernel, 'drafts', (ctx) => actorOf(ctx).id)
  const recall = recalling(kernel)
  const draftCommand = commandsOf(kernel, 'messages', {
    aggregate: message,
    target: (ctx, { messageId }: { readonly messageId: string }) => ({ id: idOf(messageId), by: actorOf(ctx) }),
    answer: ({ messageId }, revision) => ({ messageId, revision }),
  })

  const own = new Router({ prefix: '/api/messages' })
    .use(catchRefused({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'messages')
      const { person, ...wanted } = queryOf(ctx, MessageFilter)
      ctx.body = await messagesOf(kernel, actorOf(ctx), { ...wanted, person: person && idOf(person) })
    })
    .get('/:id', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'messages')
      ctx.body = await messageDetail(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .get('/:id/timeline', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'messages')
      ctx.body = await timelineOf(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .get('/:id/captions/:mediaId', signedIn, async (ctx) => {
      await awaitPosition(kernel, ctx, 'messages')
      const captions = await captionsOf(kernel, actorOf(ctx), idOf(ctx.params['id']), idOf(ctx.params['mediaId']))
      ctx.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      ctx.type = 'text/vtt'
      ctx.body = captions
    })
    .post('/', signedIn, drafts, places, draftCommand(CreateDraft, drafting(kernel), { status: 201 }))
    .post('/:id/copy', signedIn, drafts, places, draftCommand(CopyMessage, copying(kernel), { status: 201 }))
    .patch('/:id', signedIn, longBody(1_024), onRevision, command(EditMessage, editing(kernel)))
    .post('/:id/schedule', signedIn, command(ScheduleMessage, scheduling(kernel), { answer: planOf }))
    .post('/:id/arm', signedIn, command(ArmMessage, arming(kernel)))
    .post('/:id/respond', signedIn, command(Respond, answer))
    .post('/:id/pause', signedIn, command(PauseMessage, pauseMessage))
    .post('/:id/resume', signedIn, command(ResumeMessage, resuming(kernel)))
    .post('/:id/recall', signedIn, command(RecallMessage, recall, { answer: recalledOf }))
    .post(
      '/:id/cancel',
      signedIn,
      command(CancelMessage, () => cancelMessage({ via: 'app' })),
    )
    .post('/:id/restore', signedIn, command(RestoreMessage, restoreMessage))
    .post('/:id/release', signedIn, onRevision, command(ReleaseHold, releasing(kernel), { answer: planOf }))
  return new Router().use(own.routes()).use(staffRoutes(kernel).routes())
}
