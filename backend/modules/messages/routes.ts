import { Router } from '@koa/router'
import * as v from 'valibot'
import { answering } from '../../kernel/answer.ts'
import { LocalDateTime } from '../../kernel/contract.ts'
import { accepting, afterwards } from '../../kernel/http.ts'
import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/limits.ts'
import { actorOf, idOf, signedIn } from '../../kernel/request.ts'
import { isZone, resolveLocal } from '../../kernel/zones.ts'
import { CancelMessage, CreateDraft, EditMessage, Respond, ScheduleMessage, refusals, sentences } from './contract.ts'
import { cancelMessage } from './decide/cancel.ts'
import { createDraft } from './decide/draft.ts'
import { editMessage } from './decide/edit.ts'
import { refuse } from './decide/guards.ts'
import { respond } from './decide/respond.ts'
import { scheduleMessage } from './decide/schedule.ts'
import { authorFacts, draftsOf, mediaFacts, recipientFacts } from './queries/facts.ts'
import { message, type Message } from './message.ts'
import { messageDetail, messagesOf } from './queries/messages.ts'
import { timelineOf } from './queries/timeline.ts'

const HOUR_S = 3_600

const stateOf = ({ status }: Message, revision: number) => ({ state: status, revision })

/** What a person may do with messages, one line a use case. */
export const routes = (kernel: Kernel): Router => {
  const accept = accepting(kernel, 'messages')
  const drafts = limited(kernel, 'message-create', 60, HOUR_S, (ctx) => actorOf(ctx).id)

  const draft = async (command: CreateDraft, by: Actor) => {
    const [{ emailVerified }, draftsN] = await Promise.all([authorFacts(kernel, by.id), draftsOf(kernel, by.id)])
    return createDraft({ ...command, isVerified: emailVerified, draftsN })
  }
  const edit = async ({ title, body, mediaIds, recipientIds }: EditMessage, by: Actor, id: string) => {
    const wanted = new Set(mediaIds)
    const media = mediaIds && (await mediaFacts(kernel, by.id, id)).filter(({ mediaId }) => wanted.has(mediaId))
    if (media && media.length < wanted.size) throw refuse('media-not-ready', { progress: 0 })
    const people = new Set(recipientIds)
    const recipients = recipientIds && (await recipientFacts(kernel, by.id, [...people]))
    if (recipients && recipients.length < people.size) throw refuse('recipient-unknown')
    return editMessage({ title, body, media, recipients })
  }
  const schedule = async (command: ScheduleMessage, by: Actor, id: string) => {
    if (!isZone(command.zone)) throw refuse('zone-unknown')
    const dueAt = v.is(LocalDateTime, command.local) && resolveLocal(command.local, command.zone)
    if (!dueAt) throw refuse('due-invalid')
    const { state } = await kernel.load(message, id)
    const recipients = await recipientFacts(kernel, by.id, state.recipientIds)
    const { emailVerified } = await authorFacts(kernel, by.id)
    return scheduleMessage({
      ...command,
      dueAt,
      tzdb: process.versions.tz ?? '',
      isVerified: emailVerified,
      recipients,
    })
  }
  const answer = ({ action }: Respond) => respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'app' })

  return new Router({ prefix: '/api/messages' })
    .use(answering({ statuses: refusals, sentences }))
    .get('/', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      const { state, cursor } = ctx.query
      const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
      ctx.body = await messagesOf(kernel, actorOf(ctx), { state: text(state), cursor: text(cursor) })
    })
    .get('/:id', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      ctx.body = await messageDetail(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .get('/:id/timeline', signedIn, async (ctx) => {
      await afterwards(kernel, ctx, 'messages')
      ctx.body = await timelineOf(kernel, actorOf(ctx), idOf(ctx.params['id']))
    })
    .post(
      '/',
      signedIn,
      drafts,
      accept(CreateDraft, message, draft, ({ messageId }, revision) => ({ messageId, revision }), 201),
    )
    .patch('/:id', signedIn, accept(EditMessage, message, edit, stateOf))
    .post(
      '/:id/schedule',
      signedIn,
      accept(ScheduleMessage, message, schedule, ({ status, dueAt, slots }, revision) => ({
        state: status,
        dueAt,
        slots,
        plan: 'normal',
        revision,
      })),
    )
    .post('/:id/respond', signedIn, accept(Respond, message, answer, stateOf))
    .post(
      '/:id/cancel',
      signedIn,
      accept(CancelMessage, message, () => cancelMessage({ via: 'app' }), stateOf),
    )
}
