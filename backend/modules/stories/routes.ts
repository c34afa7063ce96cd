import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { afterwards, commandOf, onRevision, settle } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { oneMore } from '../../kernel/http/places.ts'
import { actorOf, bodyOf, idOf, queryOf, signedIn } from '../../kernel/http/request.ts'
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
    await afterwards(kernel, ctx, 'stories')
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
    await settle(kernel, ctx, 'stories', handled)
    ctx.status = 201
    ctx.body = await detail(storyId)
  }
  /** Gives a command to the story that the path names, and answers with the story after it. */
  const giving =
    <Body extends object>(schema: Parameters<typeof bodyOf>[1], toDecision: (as: InFamily, body: Body) => Decide) =>
    async (ctx: WithId) => {
      const { id, role } = await found(ctx)
      const body = bodyOf(ctx, schema) as Body
      const command = commandOf(kernel, ctx, actorOf(ctx), body)
      const handled = await kernel.handle(story, id, toDecision({ role }, body), command)
      await settle(kernel, ctx, 'stories', handled)
      ctx.body = await detail(id)
    }
  const given = <Body extends object>(
    schema: Parameters<typeof bodyOf>[1],
    toDecision: (as: InFamily, body: Body) => Decide,
  ) => Object.assign(giving(schema, toDecision), { bodySchema: schema })

  const one = async (ctx: WithId) => {
    await afterwards(kernel, ctx, 'stories')
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
    .post('/', inFamily(kernel, 'add'), asks, places, Object.assign(ask, { bodySchema: AskForStory }))
    .get('/:id', one)
    .patch(
      '/:id',
      onRevision,
      given(NameStory, (as, body: { title: string }) => nameStory({ ...as, ...body })),
    )
    .delete('/:id', given(Nothing, removeStory))
    .post('/:id/withdraw', given(Nothing, withdrawStory))
    .post('/:id/restore', given(Nothing, restoreStory))
    .get('/:id/link', link)
    .get('/:id/play', recording('play'))
    .get('/:id/video', recording('video'))
    .get('/:id/peaks', recording('peaks'))
    .get('/:id/original', recording('original'))
}
