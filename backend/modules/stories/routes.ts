import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandsOf } from '../../kernel/http/command.ts'
import { awaitPosition, commandOf, onRevision, awaitProjection } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { oneMore } from '../../kernel/http/places.ts'
import { actorOf, bodyOf, describing, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
import { familyOf, inFamily, requireRight } from '../../kernel/identity/family.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { askFactsOf } from './askFacts.ts'
import { askCounted } from './asks.ts'
import { AskForStory, NameStory, Nothing, refusals, sentences, StoriesQuery } from './contract.ts'
import { askForStory, withdrawStory } from './decide/ask.ts'
import { mayChange, refuse, type Decide, type InFamily } from './decide/guards.ts'
import { nameStory, removeStory, restoreStory } from './decide/keep.ts'
import { storyPageOf } from './link.ts'
import { sendRecording } from './play.ts'
import { detailOf, storiesOf } from './queries.ts'
import { isHandedOver, isTold, story, type Story } from './story.ts'

const HOUR_S = 3_600

type WithId = Context & { params: Record<string, string> }

export const routes = (kernel: Kernel): Router => {
  const asks = limited(kernel, 'story-ask', 20, HOUR_S, (ctx) => actorOf(ctx).id)
  const places = oneMore(kernel, 'open-questions', (ctx) => actorOf(ctx).id)

  const detail = async (id: string) => {
    const found = await detailOf(kernel, id)
    if (!found) throw refuse('not-found')
    return found
  }
  /** The story that a path names, and what the account is in its family. */
  const named = async (ctx: WithId): Promise<InFamily & { readonly id: string; readonly state: Story }> => {
    const id = idOf(ctx.params['id'])
    const { state } = await kernel.load(story, id)
    if (state.status === 'new' || state.status === 'erased' || state.status === 'misdirected') throw refuse('not-found')
    return { id, state, role: await requireRight(kernel, ctx, state.familyId, 'see') }
  }
  /** The same where the family sees it; what was removed is there for those alone who may bring it back. */
  const found = async (ctx: WithId) => {
    const { id, state, role } = await named(ctx)
    if (state.status === 'removed' && !mayChange(state, actorOf(ctx), { role })) throw refuse('not-found')
    return { id, state, role }
  }

  const list = async (ctx: Context) => {
    const { before } = queryOf(ctx, StoriesQuery)
    await awaitPosition(kernel, ctx, 'stories')
    const { familyId, role } = familyOf(ctx)
    ctx.body = await storiesOf(kernel, familyId, { before, reader: { id: actorOf(ctx).id, role } })
  }
  const ask = async (ctx: Context) => {
    const by = actorOf(ctx)
    const { familyId } = familyOf(ctx)
    const command = bodyOf(ctx, AskForStory)
    const { storyId, question } = command
    const { facts, asked } = await askFactsOf(kernel, ctx, familyId, command)
    const decision = askForStory({
      storyId,
      familyId,
      question,
      ...asked,
      ...facts,
    })
    const about = { storyId, familyId, addressHash: asked.addressHash }
    const handled = await askCounted(kernel, about, decision, commandOf(kernel, ctx, by, command))
    await awaitProjection(kernel, ctx, 'stories', handled)
    ctx.status = 201
    ctx.body = await detail(storyId)
  }
  /** Lets in whom `found` does, before a body is read. */
  const inStory: Middleware = async (ctx, next) => {
    ctx.state['story'] = await found(ctx as WithId)
    await next()
  }
  const command = commandsOf(kernel, 'stories', {
    aggregate: story,
    target: (ctx) => {
      const { id, role } = ctx.state['story'] as Awaited<ReturnType<typeof found>>
      return { id, by: actorOf(ctx), role }
    },
    answer: (_, __, { id }) => detail(id),
  })
  /** A command whose name says all. */
  const simple = (decisionOf: (as: InFamily) => Decide) => command(Nothing, (_, as) => decisionOf(as))

  const one = async (ctx: WithId) => {
    await awaitPosition(kernel, ctx, 'stories')
    const { id } = await found(ctx)
    const row = await detail(id)
    ctx.set('ETag', `"${row.revision}"`)
    ctx.body = row
  }
  /** Its link is for who is asked, and for the asker to hand over, until it is told. */
  const link = async (ctx: WithId) => {
    const { state, role } = await named(ctx)
    const by = actorOf(ctx)
    const isAskers = state.contributorId === by.id && isHandedOver(state)
    if (state.toAccountId !== by.id && !isAskers) throw refuse('not-found')
    if (isAskers && !mayChange(state, by, { role })) throw new Refused('forbidden')
    if (isAskers && isTold(state)) throw refuse('link-spent')
    if (state.status === 'withdrawn') throw refuse('link-over')
    ctx.body = { url: storyPageOf(kernel, state) }
  }
  const recording = (part: string) => async (ctx: WithId) => {
    const { state } = await found(ctx)
    if (state.status !== 'told') throw refuse('not-found')
    await sendRecording(ctx, kernel, state, part)
  }

  return new Router({ prefix: '/api/stories' })
    .use(catchRefused({ statuses: refusals, sentences }), signedIn)
    .get('/', inFamily(kernel, 'see'), list)
    .post('/', inFamily(kernel, 'add'), asks, places, describing(AskForStory, ask))
    .get('/:id', one)
    .patch(
      '/:id',
      onRevision,
      inStory,
      command(NameStory, (body, { role }) => nameStory({ role, ...body })),
    )
    .delete('/:id', inStory, simple(removeStory))
    .post('/:id/withdraw', inStory, simple(withdrawStory))
    .post('/:id/restore', inStory, simple(restoreStory))
    .get('/:id/link', link)
    .get('/:id/play', recording('play'))
    .get('/:id/video', recording('video'))
    .get('/:id/peaks', recording('peaks'))
    .get('/:id/original', recording('original'))
}
