import { Router } from '@koa/router'
import type { Context, Middleware } from 'koa'
import { answering } from '../../kernel/http/answer.ts'
import { ERASED } from '../../kernel/log/codec.ts'
import { Refused } from '../../kernel/errors.ts'
import { linkOf, tokenOf } from '../../kernel/page/link.ts'
import { commandOf } from '../../kernel/http/http.ts'
import { count, isSpent } from '../../kernel/http/limits.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { handling } from '../../kernel/log/handle.ts'
import { blindKeyring, derivedKey } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { ticketsOf } from '../../kernel/http/security.ts'
import { CANARY_ID, isCanary } from './canary.ts'
import { AnswerCheck, refusals, sentences } from './contract.ts'
import { isPausable } from './contract/status.ts'
import { cancelMessage } from './decide/cancel.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { lastRecall, recallMessage } from './decide/recall.ts'
import { recallableUntil, wasClaimedIn } from './recallable.ts'
import { respond, type Strength } from './decide/respond.ts'
import { message, type Message } from './message.ts'
import { choicesOf, numberOf } from './number.ts'
import {
  answeredPage,
  askPage,
  endPage,
  isResting,
  messageLink,
  numberPage,
  wrongPage,
  type Told,
  type Wish,
} from './pages.ts'
import { authorFacts, linkFacts } from './queries/facts.ts'

const AWAY = 'Nothing can be delivered while you see this page. Please try again in a few minutes.'
const words = { statuses: refusals, sentences: { ...sentences, 'store-unavailable': AWAY } }
const AN_HOUR_MS = 3_600_000
const POSTS = { name: 'check', points: 20, seconds: 60 } as const
/** A program that presses every number of a page is stopped by the first wrong one. */
const WRONG_PICKS = { name: 'check-number', points: 1, seconds: 3_600 } as const

/** Nobody's message, for whoever asks whether answers can be given: it is decided about, and never stored. */
const canary: Message = {
  ...message.initial,
  status: 'noticed',
  messageId: CANARY_ID,
  ownerId: CANARY_ID,
  round: 1,
  dueAt: '2000-01-01T00:00:00.000Z',
  zone: 'UTC',
}
const answersNow = (state: Message, decide: Decide, by: Parameters<Decide>[1]): Message =>
  decide(state, by).reduce(message.evolve, state)
const NUMBER_TITLE = 'Which number did we email you?'
/** Refusals that are no fault of the link. */
const HEADINGS: Readonly<Record<string, string>> = {
  'store-unavailable': 'We cannot save right now',
  'recall-too-late': 'It is too late to take it back',
  'rate-limited': 'A little too often',
}
/** Whatever fails here, the reader is told one thing: nothing is delivered until this page works again. */
const asAway: Middleware = async (_, next) => {
  try {
    await next()
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('store-unavailable')
  }
}

/**
 * The page behind the links of a check: GET shows it, only its one button answers. Works without script. Mail scanners
 * press buttons too: an answer that a hand may not have given is asked for the number that stands in the mail.
 */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, clock, store, settings } = kernel
  // The answer itself needs no key: it counts even while Postgres, where the keys are, is away.
  const handle = handling(store, blindKeyring)
  const blindLoad = loading(store, blindKeyring)
  const nonces = ticketsOf(derivedKey(settings.masterKey, 'answer'), AN_HOUR_MS)

  /** The message a link speaks of, and the round it was mailed in. */
  const find = async (id: string, token: string): Promise<{ state: Message; round: number } | undefined> => {
    const { state: loaded } = await kernel.load(message, id).catch(() => blindLoad(message, id))
    if (isCanary(capabilities, token)) return { state: canary, round: 1 }
    const state = { ...loaded, title: loaded.title === ERASED ? '' : loaded.title }
    for (let { round } = state; round > 0; round -= 1)
      if (capabilities.isValid(token, 'check', id, round)) return { state, round }
    return undefined
  }
  const { send, found, form, isOurs, isByPerson, inPages } = linkOf(kernel, {
    title: 'Are you there?',
    path: '/check',
    refusals: words,
    invalid: 'link-invalid',
    find,
    end: (code, sentence, token) => {
      const id = code === 'link-expired' ? capabilities.idIn(token) : undefined
      const wayOn = id === undefined ? undefined : messageLink(settings.origin, id)
      return endPage(HEADINGS[code] ?? 'This link no longer works', sentence, wayOn)
    },
  })

  const told = (ctx: Context, state: Message, what?: Told) =>
    send(ctx, answeredPage(state, { origin: settings.origin, token: tokenOf(ctx) }, what))
  const isRecallable = (state: Message): boolean => (recallableUntil(state) ?? '') >= clock.now()
  const ask = async (ctx: Context, state: Message, wish: Wish, status = 200) => {
    const { username } = await authorFacts(kernel, state.ownerId).catch(() => ({ username: '' }))
    send(ctx, askPage({ ...form(ctx), authorName: username }, state, wish), status)
  }
  const askNumber = (ctx: Context, state: Message, round: number, action: Wish) => {
    const nonce = nonces.issue(`number.${tokenOf(ctx)}`)
    const numbers = choicesOf(settings, state.messageId, round)
    send(ctx, numberPage({ token: tokenOf(ctx), nonce, action, numbers }, state), 200, NUMBER_TITLE)
  }
  /** What is counted lies in Postgres; while that is away, an answer counts all the same. */
  const whileThere = async <Told>(counting: Promise<Told>): Promise<Told | undefined> =>
    counting.catch((error: unknown) => {
      if (error instanceof Refused) throw error
      return undefined
    })

  /** How surely a person answered; undefined asks for the mail's number, `wrong` ends the page it was picked on. */
  const strengthOf = async (
    ctx: Context,
    { nonce, number }: { readonly nonce: string; readonly number?: string | undefined },
    { messageId }: Message,
    round: number,
  ): Promise<Strength | 'wrong' | undefined> => {
    if (isByPerson(ctx, nonce)) return 'strong'
    if (number === undefined) return undefined
    if (!isOurs(ctx, nonce) && !nonces.isValid(`number.${tokenOf(ctx)}`, nonce)) throw new Refused('csrf')
    if (await whileThere(isSpent(kernel, WRONG_PICKS, nonce))) return 'wrong'
    if (Number(number) === numberOf(settings, messageId, round)) return 'picked_number'
    await whileThere(count(kernel, WRONG_PICKS, nonce))
    return 'wrong'
  }

  const decisionOf = async (action: Wish, state: Message, round: number, strength: Strength): Promise<Decide> => {
    if (action === 'cancel') return cancelMessage({ via: 'mail', round })
    if (action !== 'recall')
      return respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'mail', round, strength })
    if (round !== state.round && !wasClaimedIn(state, round)) throw refuse('link-expired')
    const deliveryIds = (state.claim ?? state.previous?.claim)?.recipients.map(({ deliveryId }) => deliveryId) ?? []
    // In the hold nothing was sent: taking it back needs no read table.
    return recallMessage({ links: state.status === 'claimed' ? [] : await linkFacts(kernel, deliveryIds) })
  }

  return new Router()
    .use('/check', answering(words), inPages, asAway)
    .get('/check/:token', async (ctx) => {
      const { state, round } = await found(ctx)
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
    })
    .post('/check/:token', async (ctx) => {
      const said = bodyOf(ctx, AnswerCheck)
      const { action } = said
      const token = tokenOf(ctx)
      const { state, round } = await found(ctx)
      if (!isCanary(capabilities, token)) await whileThere(count(kernel, POSTS, token))
      const strength = await strengthOf(ctx, said, state, round)
      if (strength === undefined) return askNumber(ctx, state, round, action)
      if (strength === 'wrong') return send(ctx, wrongPage({ token, action }), 200, NUMBER_TITLE)
      if (state.status === 'cancelled' && action !== 'recall') return told(ctx, state, 'already cancelled')
      const by = { kind: 'account', id: state.ownerId } as const
      const decision = await decisionOf(action, state, round, strength)
      const command = commandOf(kernel, ctx, by, { action })
      try {
        const after = isCanary(capabilities, token)
          ? answersNow(state, decision, command)
          : (await handle(message, state.messageId, decision, command)).state
        const isPaused = after.status === 'paused' && action !== 'recall'
        told(ctx, after, action === 'recall' ? 'recalled' : isPaused ? 'answered in a pause' : undefined)
      } catch (error) {
        // The claim was first: what was meant to stop it is now a press away from taking it back.
        const isLate = error instanceof Refused && error.code === 'message-claimed'
        const now = isLate ? (await found(ctx)).state : undefined
        if (!now || !isRecallable(now)) throw error
        await ask(ctx, now, 'recall', 409)
      }
    })
}
