import { endHeading, overPage } from '../../kernel/page/end.ts'
import { Router } from '@koa/router'
import { longBody } from '../../kernel/http/bodies.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { Decline, Pressed, TellStory } from './contract.ts'
import { declineStory, reportMisdirected, undoDecline } from './decide/tell.ts'
import { requireOpen } from './decide/guards.ts'
import { linkActions, requireUnspent, words, type Named } from './linkActions.ts'
import { pathOf, pageProofs, storyPageOf } from './link.ts'
import { notThemPage, storyPage, takenBackPage, type Shown } from './pages.ts'
import { soundMsOf } from './queries.ts'
import { isHandedOver } from './story.ts'

/** After these the page is shown as it stands, with what was written. */
const AGAIN: ReadonlySet<string> = new Set(['empty', 'content-too-long', 'recording-missing', 'already-told'])

/** The page behind a question's link. Reading it changes nothing, and needs no script. */
export const answers = (kernel: Kernel): Router => {
  const { linked, posts, give, tell, back } = linkActions(kernel)
  const reads = pageProofs(kernel.settings)

  const { read, pressed, inPages } = linkPage<Named, Shown['draft']>(kernel, {
    ...linked,
    title: 'A story for the family',
    path: '/story',
    script: '/ui/story.js',
    refusals: words,
    onceMore: 'Please press once more, so we know it’s you. Nothing has changed yet, and your words are still here.',
    pathOf: ({ story }) => pathOf(kernel, story),
    page: async (named, begin, draft = {}) => {
      const { story, isBegun } = requireUnspent(named)
      if (story.status === 'withdrawn') requireOpen(story, kernel.clock.now(), isBegun)
      const [{ name }, members, soundMs] = await Promise.all([
        reachOf(kernel, story.contributorId),
        kernel.membership.membersOf(story.familyId),
        soundMsOf(kernel, story),
      ])
      const form = begin()
      const people = { asker: shownName(name), listeners: members.length }
      const address = isHandedOver(story) ? storyPageOf(kernel, story) : undefined
      return storyPage({ ...people, form, read: reads.issue(form.token), story, address, draft, soundMs })
    },
    end: (code, sentence) => overPage(endHeading(code), sentence),
  })

  return new Router()
    .use('/story', catchRefused(words), inPages)
    .get('/story/:token', read)
    .post('/story/:token/tell', posts, longBody(256), pressed(TellStory, tell, AGAIN))
    .post(
      '/story/:token/decline',
      posts,
      pressed(Decline, (ctx, named, { scope }) => give(ctx, named, declineStory({ scope }), { scope }), AGAIN),
    )
    .post(
      '/story/:token/undo',
      posts,
      pressed(Pressed, (ctx, named) => give(ctx, named, undoDecline(), {}), AGAIN),
    )
    .post(
      '/story/:token/not-me',
      posts,
      pressed(Pressed, (ctx, named) => give(ctx, named, reportMisdirected(), {}), AGAIN, notThemPage),
    )
    .post('/story/:token/take-back', posts, pressed(Pressed, back, AGAIN, takenBackPage))
}
