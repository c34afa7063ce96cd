import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bodyOf } from '../../../kernel/request.ts'
import { isSecret } from '../../../kernel/secrets.ts'
import { wantsPage } from '../../../kernel/html.ts'
import { digitsOf } from '../code.ts'
import { Decline, Nothing, Unlock, sentences } from '../contract.ts'
import { liveCode, requestCode } from '../decide/code.ts'
import { refuse, requireLive } from '../decide/guards.ts'
import {
  declineDelivery,
  notMe,
  openDelivery,
  requestHelp,
  requireNotLocked,
  triesLeft,
  undoDecline,
  unlock,
} from '../decide/open.ts'
import { reissueLink } from '../decide/send.ts'
import { methodOf } from '../pages/proof.ts'
import { recipientOf } from '../queries.ts'
import { tokenOf, visiting, type Held } from '../visit.ts'
import { pagesOf } from './page.ts'

/** How a question's answer is compared (recipients, decide/proof.ts): without case, accents, spaces and signs. */
const foldedAnswer = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** From the envelope to the proof, and the ways to say no. */
export const openRoutes = (kernel: Kernel): Router => {
  const { clock, settings } = kernel
  const { anyHeld, held, give, prove } = visiting(kernel)
  const { show, showEnd, onward } = pagesOf(kernel)

  const tryProof = async ({ id, state }: Held, answer: string) => {
    const reader = await recipientOf(kernel, state.recipientId)
    const method = methodOf(reader)
    if (method === 'otp') {
      const nonce = liveCode(state, clock.now())
      if (nonce === undefined) throw refuse('no-code')
      return { method, isRight: answer.replaceAll(/\D/g, '') === digitsOf(settings, id, nonce) }
    }
    const secret = method === 'question' ? foldedAnswer(answer) : answer.trim()
    return { method, isRight: !!reader?.secretHash && (await isSecret(reader.secretHash, secret)) }
  }
  const declined = async (ctx: Context, scope: 'message' | 'author') => {
    const found = await anyHeld(ctx)
    await give(ctx, found, declineDelivery({ scope }), { scope })
    if (!wantsPage(ctx)) return onward(ctx, 'closed')
    return showEnd(ctx, 'declined', sentences.declined)
  }

  /** A delivery's link goes on to its page; what any other shared is the web's own page to say. */
  const forward = async (ctx: Context, next: Next) => {
    const isDelivery = await anyHeld(ctx).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refused) return false
        throw error
      },
    )
    if (!isDelivery) return next()
    ctx.redirect(`/d/${tokenOf(ctx)}`)
  }

  return new Router()
    .get('/d/:token', (ctx) => show(ctx))
    .get('/shared/:token', forward)
    .post('/api/d/:token/open', async (ctx) => {
      await give(ctx, await held(ctx), openDelivery(), bodyOf(ctx, Nothing))
      onward(ctx, 'verify')
    })
    .post('/api/d/:token/code', async (ctx) => {
      await give(ctx, await held(ctx), requestCode({ nonce: newId() }), bodyOf(ctx, Nothing), newId())
      onward(ctx, 'verify')
    })
    .post('/api/d/:token/unlock', async (ctx) => {
      const found = await held(ctx)
      const { answer } = bodyOf(ctx, Unlock)
      requireLive(found.state, clock.now())
      if (!found.state.isOpened) throw refuse('not-open')
      requireNotLocked(found.state, clock.now())
      const proof = await tryProof(found, answer)
      // Under an id of its own: one request key sent with many guesses would count as one try.
      const state = await give(ctx, found, unlock(proof), { isRight: proof.isRight }, newId())
      requireNotLocked(state, clock.now())
      if (!proof.isRight) throw refuse('code-wrong', { left: triesLeft(state, clock.now()) })
      prove(ctx, found.id)
      onward(ctx, 'unlocked')
    })
    .post('/api/d/:token/decline', (ctx) => declined(ctx, bodyOf(ctx, Decline).scope ?? 'message'))
    .post('/api/d/:token/decline-all', (ctx) => declined(ctx, 'author'))
    .post('/api/d/:token/undo', async (ctx) => {
      await give(ctx, await held(ctx), undoDecline(), bodyOf(ctx, Nothing), newId())
      onward(ctx, 'closed')
    })
    .post('/api/d/:token/not-me', async (ctx) => {
      await give(ctx, await held(ctx), notMe(), bodyOf(ctx, Nothing))
      if (!wantsPage(ctx)) return onward(ctx, 'closed')
      return showEnd(ctx, 'wrong-person', sentences['wrong-person'])
    })
    .post('/api/d/:token/help', async (ctx) => {
      await give(ctx, await held(ctx), requestHelp(), bodyOf(ctx, Nothing), newId())
      onward(ctx, 'verify')
    })
    .post('/api/d/:token/reissue', async (ctx) => {
      const found = await anyHeld(ctx)
      await give(ctx, found, reissueLink({ nonce: newId(), by: 'recipient' }), bodyOf(ctx, Nothing), newId())
      if (!wantsPage(ctx)) return onward(ctx, 'closed')
      return showEnd(ctx, 'link-replaced', sentences['link-replaced'])
    })
}
