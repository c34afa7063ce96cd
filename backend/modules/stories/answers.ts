import { Router } from '@koa/router'
import type { Context } from 'koa'
import type * as v from 'valibot'
import { answering, problemOf } from '../../kernel/http/answer.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { Refused } from '../../kernel/errors.ts'
import { uploadTickets } from '../../kernel/identity/uploadTicket.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Html } from '../../kernel/page/html.ts'
import { linkOf, tokenOf } from '../../kernel/page/link.ts'
import { sendPage } from '../../kernel/page/html.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { Decline, Pressed, refusals, sentences, TellStory } from './contract.ts'
import { refuse, requireOpen, type Decide } from './decide/guards.ts'
import { declineStory, reportMisdirected, takeBack, tellStory, undoDecline } from './decide/tell.ts'
import { isTokenOf, readings } from './link.ts'
import { endPage, notThemPage, storyPage, takenBackPage, type Shown } from './pages.ts'
import { sendRecording } from './play.ts'
import { hasArrived } from './queries.ts'
import { story, type Story } from './story.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
const TITLE = 'A story for the family'
const GONE = 'This link leads nowhere now'
const ONCE_MORE =
  'Please press the button once more. Programs that look through mail press buttons too, so nothing has changed yet. Your words are still here.'
/** After these the page is shown as it stands, with what was written. */
const AGAIN: ReadonlySet<string> = new Set(['empty', 'content-too-long', 'recording-missing', 'already-told'])

type Named = { readonly id: string; readonly story: Story }
type Draft = Shown['draft']
type Said = { readonly sentence?: string; readonly status?: number; readonly draft?: Draft }

/** The page behind a question's link, and what its script asks for. Reading it changes nothing, and needs no script. */
export const answers = (kernel: Kernel): Router => {
  const { settings, membership } = kernel
  const posts = limited(kernel, 'story-answer', 60, HOUR_S)
  const tickets = uploadTickets(settings)
  const read = readings(settings)

  /** What is over leads nowhere; what was told stays its teller's to take back. */
  const find = async (id: string, token: string): Promise<Named | undefined> => {
    if (!isTokenOf(kernel, token, id)) return undefined
    const { state } = await kernel.load(story, id)
    if (state.status === 'new') return undefined
    if (state.status !== 'told' && state.status !== 'removed') requireOpen(state, kernel.clock.now())
    return { id, story: state }
  }
  const link = linkOf(kernel, {
    title: TITLE,
    path: '/story',
    refusals: words,
    invalid: 'link-invalid',
    find,
    end: (_, sentence) => endPage(GONE, sentence),
  })

  const show = async (ctx: Context, { story: state }: Named, said: Said = {}): Promise<void> => {
    const [{ name }, members] = await Promise.all([
      reachOf(kernel, state.contributorId),
      membership.membersOf(state.familyId),
    ])
    const form = link.form(ctx, said.sentence)
    const shown = {
      form,
      read: read.issue(form.token),
      story: state,
      asker: shownName(name),
      listeners: members.length,
    }
    const body = storyPage({ ...shown, draft: said.draft ?? {} })
    sendPage(ctx, settings, { title: TITLE, body, script: '/ui/story.js', status: said.status ?? 200 })
  }
  const give = async (ctx: Context, { id }: Named, decision: Decide, body: object): Promise<Named> => {
    const handled = await kernel.handle(story, id, decision, commandOf(kernel, ctx, { kind: 'recipient', id }, body))
    await settle(kernel, ctx, 'stories', handled)
    return { id, story: handled.state }
  }
  const tell = async (ctx: Context, named: Named, body: TellStory): Promise<Named> => {
    const { words: text, mediaId, mayShare } = body
    const isThere = mediaId !== undefined && (await hasArrived(kernel, named.id, mediaId))
    const told = { words: text, mayShare, ...(mediaId !== undefined && { mediaId }) }
    return give(ctx, named, tellStory({ ...told, hasArrived: isThere }), told)
  }

  /** The answer of a button: `done` is what is shown then, where that is not where the story stands. */
  const pressed = <Body extends Draft & { readonly nonce: string }>(
    schema: v.GenericSchema<unknown, Body>,
    act: (ctx: Context, named: Named, body: Body) => Promise<Named>,
    done?: Html,
  ) => {
    const press = async (ctx: Context): Promise<void> => {
      const body = bodyOf(ctx, schema)
      const named = await link.found(ctx)
      const draft: Draft = body
      if (!link.isByPerson(ctx, body.nonce)) return show(ctx, named, { sentence: ONCE_MORE, draft })
      try {
        const after = await act(ctx, named, body)
        return done ? link.send(ctx, done) : await show(ctx, after)
      } catch (error) {
        if (!(error instanceof Refused) || !AGAIN.has(error.code)) throw error
        const { status, problem } = problemOf(words, error)
        return show(ctx, await link.found(ctx), { sentence: problem.message, status, draft })
      }
    }
    return Object.assign(press, { bodySchema: schema })
  }
  /** What the page's script asks for: it says to have read the page. */
  const asked = <Body extends { readonly nonce: string }>(
    schema: v.GenericSchema<unknown, Body>,
    act: (ctx: Context, named: Named, body: Body) => Promise<void>,
  ) => {
    const answer = async (ctx: Context): Promise<void> => {
      const body = bodyOf(ctx, schema)
      const named = await link.found(ctx)
      if (!read.isValid(tokenOf(ctx), body.nonce)) throw refuse('page-old')
      await act(ctx, named, body)
    }
    return Object.assign(answer, { bodySchema: schema })
  }
  const back = (ctx: Context, named: Named) => give(ctx, named, takeBack(), {})

  return new Router()
    .use('/api/story', answering(words))
    .post(
      '/api/story/:token/recording',
      posts,
      asked(Pressed, async (ctx, { id, story: state }) => {
        requireOpen(state, kernel.clock.now())
        const ticket = tickets.issue({ purpose: 'story', ownerId: id, subject: id, familyId: state.familyId })
        ctx.body = { ticket, subject: id, mediaId: newId() }
      }),
    )
    .post(
      '/api/story/:token/tell',
      posts,
      asked(TellStory, async (ctx, named, body) => {
        ctx.body = { state: (await tell(ctx, named, body)).story.status }
      }),
    )
    .post(
      '/api/story/:token/take-back',
      posts,
      asked(Pressed, async (ctx, named) => {
        ctx.body = { state: (await back(ctx, named)).story.status }
      }),
    )
    .get('/api/story/:token/play', async (ctx) => {
      const { story: state } = await link.found(ctx)
      if (state.status !== 'told') throw refuse('not-found')
      await sendRecording(ctx, kernel, state, 'play')
    })
    .use('/story', answering(words), link.inPages)
    .get('/story/:token', async (ctx) => show(ctx, await link.found(ctx)))
    .post('/story/:token/tell', posts, pressed(TellStory, tell))
    .post(
      '/story/:token/decline',
      posts,
      pressed(Decline, (ctx, named, { scope }) => give(ctx, named, declineStory({ scope }), { scope })),
    )
    .post(
      '/story/:token/undo',
      posts,
      pressed(Pressed, (ctx, named) => give(ctx, named, undoDecline(), {})),
    )
    .post(
      '/story/:token/not-me',
      posts,
      pressed(Pressed, (ctx, named) => give(ctx, named, reportMisdirected(), {}), notThemPage),
    )
    .post('/story/:token/take-back', posts, pressed(Pressed, back, takenBackPage))
}
