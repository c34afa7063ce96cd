import { Router } from '@koa/router'
import type { Context } from 'koa'
import type * as v from 'valibot'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import { bodyOf, describing } from '../../kernel/http/request.ts'
import { uploadTickets } from '../../kernel/identity/uploadTicket.ts'
import { plus } from '../../kernel/log/decider.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { finding, tokenOf } from '../../kernel/page/link.ts'
import { Pressed, STORY, TellStory } from './contract.ts'
import { refuse, requireOpen } from './decide/guards.ts'
import { linkActions, requireUnspent, words, type Named } from './linkActions.ts'
import { pathOf, pageProofs } from './link.ts'
import { sendRecording } from './play.ts'
import type { Story } from './story.ts'

/** What the script of a question's page asks for: it says to have read the page. */
export const scripted = (kernel: Kernel): Router => {
  const { settings } = kernel
  const { linked, posts, tell, back } = linkActions(kernel)
  const tickets = uploadTickets(settings)
  const read = pageProofs(settings)
  const found = finding(kernel, linked)
  const held = async (ctx: Context) => requireUnspent(await found(ctx))

  const byScript = <Body extends { readonly nonce: string }>(
    schema: v.GenericSchema<unknown, Body>,
    act: (ctx: Context, named: Named, body: Body) => Promise<object> | object,
  ) => {
    const answer = async (ctx: Context): Promise<void> => {
      const body = bodyOf(ctx, schema)
      const named = await found(ctx)
      if (!read.isValid(tokenOf(ctx), body.nonce)) throw refuse('page-old')
      // Whoever had its page open when the question was withdrawn was answering it.
      const wasOpen = isBefore(read.ageMs(body.nonce), named.story)
      ctx.body = await act(ctx, { ...named, isBegun: named.isBegun || wasOpen }, body)
    }
    return describing(schema, answer)
  }
  const isBefore = (ageMs: number, { withdrawnAt }: Story): boolean =>
    withdrawnAt !== '' && plus(kernel.clock.now(), -ageMs) < withdrawnAt
  const ticketOf = (_: Context, named: Named): object => {
    const { id, story, isBegun } = requireUnspent(named)
    requireOpen(story, kernel.clock.now(), isBegun)
    const ticket = tickets.issue({ purpose: STORY, ownerId: id, subject: id, familyId: story.familyId })
    return { ticket, subject: id, mediaId: newId() }
  }
  /** Where the page of a story lies from now on, for who told it. */
  const told = async (ctx: Context, named: Named, body: TellStory) => {
    const { story } = await tell(ctx, named, body)
    return { state: story.status, page: pathOf(kernel, story) }
  }
  const takenBack = async (ctx: Context, named: Named) => ({ state: (await back(ctx, named)).story.status })

  const played = (part: 'play' | 'peaks') => async (ctx: Context) => {
    const { story } = await held(ctx)
    if (story.status !== 'told') throw refuse('not-found')
    await sendRecording(ctx, kernel, story, part)
  }

  return new Router({ prefix: '/api/story/:token' })
    .use(catchRefused(words))
    .post('/recording', posts, byScript(Pressed, ticketOf))
    .post('/tell', posts, longBody(256), byScript(TellStory, told))
    .post('/take-back', posts, byScript(Pressed, takenBack))
    .get('/play', played('play'))
    .get('/peaks', played('peaks'))
}
