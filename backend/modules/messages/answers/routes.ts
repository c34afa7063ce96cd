import { endHeading } from '../../../kernel/page/end.ts'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { catchRefused } from '../../../kernel/http/problem.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { asAway, AWAY } from '../../../kernel/page/away.ts'
import { linkOf, tokenOf } from '../../../kernel/page/link.ts'
import { checkedBy, isOver } from './checked.ts'
import { AnswerCheck, refusals, sentences } from '../contract.ts'
import { isPausable } from '../contract/status.ts'
import { refuse } from '../decide/guards.ts'
import { lastRecall } from '../decide/recall.ts'
import type { Message } from '../message.ts'
import { answeredInWords } from './inWords.ts'
import { answeredPage, askPage, endPage, isResting, messageLink, questionOf, type Told, type Wish } from './pages.ts'
import { authorFacts } from '../queries/facts.ts'
import { recallableUntil, wasClaimedIn } from '../message/recallable.ts'
import { strengthOn } from './strength.ts'
import { reportersOf } from '../announce/announcers.ts'

const words = { statuses: refusals, sentences: { ...sentences, 'store-unavailable': AWAY } }
const headings = { 'recall-too-late': 'It is too late to take it back' }

/**
 * The page behind the links of a check: GET shows it, only its one button answers. Works without script. Mail scanners
 * press buttons too: an answer that a hand may not have given is asked for the number that stands in the mail.
 */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, clock, settings } = kernel
  const { find, give } = checkedBy(kernel)
  const link = linkOf(kernel, {
    title: 'Your message',
    path: '/check',
    refusals: words,
    invalid: 'link-invalid',
    find,
    end: (code, sentence, token) => {
      const leadsOn = code === 'link-expired' || code === 'sign-in-needed'
      const id = leadsOn ? capabilities.idIn(token) : undefined
      const wayOn = id === undefined ? undefined : messageLink(settings.origin, id)
      return endPage(endHeading(code, headings), sentence, wayOn)
    },
  })
  const strengthOf = strengthOn(kernel, link)

  const told = (ctx: Context, state: Message, what?: Told) =>
    link.send(ctx, answeredPage(state, { origin: settings.origin, token: tokenOf(ctx) }, what), 200, {
      title: answeredInWords(state, what).heading,
    })
  const isRecallable = (state: Message): boolean => (recallableUntil(state) ?? '') >= clock.now()
  const ask = async (ctx: Context, state: Message, wish: Wish, status = 200) => {
    const [{ username }, reporters] = await Promise.all([
      authorFacts(kernel, state.ownerId).catch(() => ({ username: '' })),
      reportersOf(kernel, state).catch(() => []),
    ])
    const body = askPage({ ...link.form(ctx), authorName: username, reporters }, state, wish)
    link.send(ctx, body, status, { title: questionOf(state, wish) })
  }
  const show = async (ctx: Context) => {
    const { state, round } = await link.found(ctx)
    const isClaimed = wasClaimedIn(state, round)
    if (isClaimed && isRecallable(state)) return ask(ctx, state, 'recall')
    if (isClaimed && round !== state.round)
      return told(ctx, state, lastRecall(state).length > 0 ? 'recalled' : 'delivered')
    if (state.status === 'cancelled') return told(ctx, state, 'already cancelled')
    if (round !== state.round) throw refuse('link-expired')
    const wish = ctx.query['do']
    if (isResting(state) && wish === 'cancel') return ask(ctx, state, wish)
    if (!isPausable(state.status)) return told(ctx, state)
    const isWish = wish === 'cancel' || (wish === 'planned' && !isResting(state))
    await ask(ctx, state, isWish ? wish : 'here')
  }
  const press = async (ctx: Context) => {
    const said = bodyOf(ctx, AnswerCheck)
    const { action } = said
    const checked = await link.found(ctx)
    const strength = await strengthOf(ctx, checked, said)
    if (strength === undefined) return
    try {
      const after = await give(ctx, checked, action, strength)
      if (isOver(checked.state, action)) return told(ctx, after, 'already cancelled')
      const isPaused = after.status === 'paused' && action !== 'recall'
      told(ctx, after, action === 'recall' ? 'recalled' : isPaused ? 'answered in a pause' : undefined)
    } catch (error) {
      // The claim was first: what was meant to stop it is now a press away from taking it back.
      const isLate = error instanceof Refused && error.code === 'message-claimed'
      const now = isLate ? (await link.found(ctx)).state : undefined
      if (!now || !isRecallable(now)) throw error
      await ask(ctx, now, 'recall', 409)
    }
  }

  return new Router()
    .use('/check', catchRefused(words), link.inPages, asAway)
    .get('/check/:token', show)
    .post('/check/:token', press)
}
