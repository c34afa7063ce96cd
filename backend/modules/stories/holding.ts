import type { Context } from 'koa'
import { commandOf, settle } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { refusals, sentences, type TellStory } from './contract.ts'
import { requireOpen, type Decide } from './decide/guards.ts'
import { takeBack, tellStory } from './decide/tell.ts'
import { isTokenOf } from './link.ts'
import { hasArrived } from './queries.ts'
import { story, type Story } from './story.ts'

const HOUR_S = 3_600
export const words = { statuses: refusals, sentences }
export type Named = { readonly id: string; readonly story: Story }

/** What whoever holds a question's link can do with it, on its page or by the page's script. */
export const holding = (kernel: Kernel) => {
  /** What is over leads nowhere; what was told stays its teller's to take back. */
  const find = async (id: string, token: string): Promise<Named | undefined> => {
    if (!isTokenOf(kernel, token, id)) return undefined
    const { state } = await kernel.load(story, id)
    if (state.status === 'new') return undefined
    if (state.status !== 'told' && state.status !== 'removed') requireOpen(state, kernel.clock.now())
    return { id, story: state }
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
  const back = (ctx: Context, named: Named) => give(ctx, named, takeBack(), {})
  const posts = limited(kernel, 'story-answer', 60, HOUR_S)
  return { posts, linked: { invalid: 'link-invalid', find }, give, tell, back }
}
