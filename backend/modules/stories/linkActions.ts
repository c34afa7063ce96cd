import type { Context } from 'koa'
import { handleAndWait } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { may } from '../../kernel/identity/roles.ts'
import { derivedId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fingerprintOf } from '../../kernel/log/fingerprint.ts'
import { refusals, sentences, type TellStory } from './contract.ts'
import { refuse, requireOpen, type Decide } from './decide/guards.ts'
import { takeBack, tellStory } from './decide/tell.ts'
import { isSpent, linkIn } from './link.ts'
import { hasArrived, hasBegun } from './queries.ts'
import { isHandedOver, isTold, story, takesBegun, type Story } from './story.ts'

const HOUR_S = 3_600
export const words = { statuses: refusals, sentences }
export type Named = {
  readonly id: string
  readonly story: Story
  /** The link by which it was told, whose place another has taken: all that it leads to is that other, for who told it. */
  readonly isSpent: boolean
  /** A recording of it had been begun when the question was withdrawn. */
  readonly isBegun: boolean
}

/** @throws Refused link-spent */
export const requireUnspent = (named: Named): Named => {
  if (named.isSpent) throw refuse('link-spent')
  return named
}

/** The actions of whoever holds a question's link, on its page or by the page's script. */
export const linkActions = (kernel: Kernel) => {
  /** What is over leads nowhere; what was told stays its teller's to take back. */
  const find = async (id: string, token: string): Promise<Named | undefined> => {
    const n = linkIn(kernel, token, id)
    if (n === undefined) return undefined
    const { state } = await kernel.load(story, id)
    if (state.status === 'new') return undefined
    const isBegun = takesBegun(state, kernel.clock.now()) && (await hasBegun(kernel, state))
    if (!isTold(state)) await requireAsked(state)
    return { id, story: state, isSpent: isSpent(n, state), isBegun }
  }
  /** What whoever asked has handed over asks for as long as they may ask. */
  const requireAsked = async (asked: Story): Promise<void> => {
    // Whether it was begun is asked where something is done with it.
    requireOpen(asked, kernel.clock.now(), true)
    if (!isHandedOver(asked)) return
    const role = await kernel.membership.roleIn(asked.familyId, asked.contributorId)
    if (role === undefined || !may(role, 'add')) throw refuse('link-over')
  }
  const handle = handleAndWait(kernel, 'stories')
  const hand = async (
    ctx: Context,
    { id }: Named,
    decision: Decide,
    body: object,
    commandId?: string,
  ): Promise<Named> => {
    const target = { aggregate: story, id, by: { kind: 'recipient', id } } as const
    const { state } = await handle(ctx, target, decision, body, commandId)
    return { id, story: state, isSpent: false, isBegun: false }
  }
  const give = (ctx: Context, named: Named, decision: Decide, body: object) =>
    hand(ctx, requireUnspent(named), decision, body)
  /**
   * What is sent again because no word came back, from the page that sent it, is the same command: it is answered as the
   * first, also by a link that was spent by it.
   */
  const tell = async (ctx: Context, named: Named, body: TellStory): Promise<Named> => {
    const { nonce, words: text, mediaId, mayShare } = body
    const isThere = mediaId !== undefined && (await hasArrived(kernel, named.id, mediaId))
    const told = { words: text, mayShare, ...(mediaId !== undefined && { mediaId }) }
    const decision: Decide = (state, context) => {
      requireUnspent(named)
      return tellStory({ ...told, hasArrived: isThere, isBegun: named.isBegun })(state, context)
    }
    const commandId = derivedId(fingerprintOf(kernel.settings, 'tellings', [named.id, nonce, told]))
    return hand(ctx, named, decision, told, commandId)
  }
  const back = (ctx: Context, named: Named) => give(ctx, named, takeBack(), {})
  const posts = limited(kernel, 'story-answer', 60, HOUR_S)
  return { posts, linked: { invalid: 'link-invalid', find }, give, tell, back }
}
