import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import { addressHashOf, bookHashOf } from '../../../kernel/identity/addressHash.ts'
import { liveCode, requireNotLocked, triesLeft } from '../../../kernel/identity/codes.ts'
import { isCode } from '../../../kernel/identity/digits.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, limited } from '../../../kernel/http/limits.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { isSecret } from '../../../kernel/identity/secrets.ts'
import { foldedAnswer } from '../../../kernel/words/folded.ts'
import { wantsPage } from '../../../kernel/page/html.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { Decline, Press, Unlock, sentences } from '../contract.ts'
import { mayAskContacts } from '../confirmers.ts'
import { requestCode } from '../decide/code.ts'
import { requestConfirmation, requireConfirmed, unlockConfirmed } from '../decide/confirm.ts'
import { refuse } from '../decide/guards.ts'
import {
  declineDelivery,
  notMe,
  openDelivery,
  requestHelp,
  requireTry,
  SOON,
  undoDecline,
  undoNotMe,
  unlock,
} from '../decide/open.ts'
import { reissueLink, resendLink } from '../decide/send.ts'
import { mailboxOf } from '../mailing.ts'
import { proofOf } from '../proofs.ts'
import { mailboxesOf } from '../readers.ts'
import { wasTakenBack } from '../recalls.ts'
import { linkAccess, type Held } from '../linkAccess.ts'
import { pagesOf } from './page.ts'

const HOUR_S = 3_600
const DAY_S = 86_400

/** From the envelope to the proof, and the ways to say no. */
export const openRoutes = (kernel: Kernel): Router => {
  const { clock, settings } = kernel
  const { anyHeld, held, give, prove } = linkAccess(kernel)
  const { show, showEnd, showResent, fromHand, onward } = pagesOf(kernel)
  const asks = limited(kernel, 'ask-contacts', 20, HOUR_S)
  // Each yes after a no, and each no after a yes, is an event, and its author and their contacts are written to.
  const turn = (ctx: Context) => count(kernel, { name: 'delivery-turns', points: 20, seconds: DAY_S }, tokenOf(ctx))
  const resends = limited(kernel, 'resend-link', 20, HOUR_S)

  const isLiveCode = ({ id, state }: Held, answer: string): boolean => {
    const nonce = liveCode(state, clock.now())
    if (nonce === undefined) throw refuse('no-code')
    return isCode(settings, id, nonce, answer)
  }
  const tryProof = async (found: Held, answer: string, isTakenBack: boolean) => {
    const { method, secretHash } = await proofOf(kernel, found.state.recipientId)
    if (method === 'none') throw refuse('no-proof')
    const isProof = async () => {
      if (method === 'otp') return isLiveCode(found, answer)
      const secret = method === 'question' ? foldedAnswer(answer) : answer.trim()
      return secretHash !== '' && isSecret(secretHash, secret)
    }
    const isRight = await isProof()
    return { isRight, decision: unlock({ isRight, method, isTakenBack }) }
  }
  /** The digits count instead of the proof only where a contact said that it is really them. */
  const tryCode = (found: Held, answer: string, isTakenBack: boolean) => {
    requireConfirmed(found.state, clock.now())
    const isRight = isLiveCode(found, answer)
    return { isRight, decision: unlockConfirmed({ isRight, isTakenBack }) }
  }
  /** The link's delivery, for a press of a button of its page. */
  const pressed = async (ctx: Context, find: (ctx: Context) => Promise<Held> = held): Promise<Held> => {
    const found = await find(ctx)
    fromHand(ctx, bodyOf(ctx, Press))
    return found
  }
  const declined = async (ctx: Context) => {
    const found = await anyHeld(ctx)
    const { nonce, scope = ctx.path.endsWith('/decline-all') ? 'author' : 'message' } = bodyOf(ctx, Decline)
    fromHand(ctx, { nonce })
    await turn(ctx)
    const addressHash = bookHashOf(settings, mailboxOf(found.state))
    await give(ctx, found, declineDelivery({ scope, addressHash }), { scope })
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
      await give(ctx, await pressed(ctx), openDelivery(), {})
      onward(ctx, 'verify')
    })
    .post('/api/d/:token/code', async (ctx) => {
      await give(ctx, await pressed(ctx), requestCode({ nonce: newId() }), {}, newId())
      onward(ctx, 'verify')
    })
    .post('/api/d/:token/unlock', async (ctx) => {
      const found = await held(ctx)
      const { nonce, answer, by } = bodyOf(ctx, Unlock)
      fromHand(ctx, { nonce })
      const isTakenBack = await wasTakenBack(kernel, found.state.messageId, found.id)
      requireTry(found.state, clock.now(), isTakenBack)
      const proof = by === 'code' ? tryCode(found, answer, isTakenBack) : await tryProof(found, answer, isTakenBack)
      // Under an id of its own: one request key sent with many guesses would count as one try.
      const state = await give(ctx, found, proof.decision, { isRight: proof.isRight }, newId())
      requireNotLocked(state, clock.now())
      if (!proof.isRight) throw refuse('code-wrong', { left: triesLeft(state, clock.now(), SOON) })
      prove(ctx, found.id)
      onward(ctx, 'unlocked')
    })
    .post('/api/d/:token/decline', declined)
    .post('/api/d/:token/decline-all', declined)
    .post('/api/d/:token/undo', async (ctx) => {
      const found = await pressed(ctx)
      await turn(ctx)
      await give(ctx, found, undoDecline(), {}, newId())
      onward(ctx, 'closed')
    })
    .post('/api/d/:token/its-me', async (ctx) => {
      const found = await pressed(ctx)
      await turn(ctx)
      const addressHash = addressHashOf(settings, mailboxOf(found.state))
      await give(ctx, found, undoNotMe({ addressHash }), {}, newId())
      onward(ctx, 'closed')
    })
    .post('/api/d/:token/not-me', async (ctx) => {
      const found = await pressed(ctx)
      await turn(ctx)
      const addressHash = addressHashOf(settings, mailboxOf(found.state))
      await give(ctx, found, notMe({ addressHash }), {})
      if (!wantsPage(ctx)) return onward(ctx, 'closed')
      return showEnd(ctx, 'wrong-person', sentences['wrong-person'])
    })
    .post('/api/d/:token/help', async (ctx) => {
      await give(ctx, await pressed(ctx), requestHelp(), {}, newId())
      onward(ctx, 'verify', '?help=1')
    })
    .post('/api/d/:token/ask-contacts', asks, async (ctx) => {
      const found = await pressed(ctx)
      const proof = await proofOf(kernel, found.state.recipientId)
      const hasContacts = await mayAskContacts(kernel, found.state, proof)
      await give(ctx, found, requestConfirmation({ hasContacts }), {}, newId())
      onward(ctx, 'verify', '?help=1')
    })
    .post('/api/d/:token/reissue', async (ctx) => {
      const found = await pressed(ctx, anyHeld)
      await give(ctx, found, reissueLink({ nonce: newId(), by: 'recipient' }), {}, newId())
      if (!wantsPage(ctx)) return onward(ctx, 'closed')
      return showEnd(ctx, 'link-replaced', sentences['link-replaced'])
    })
    .post('/api/d/:token/resend', resends, async (ctx) => {
      const found = await pressed(ctx, anyHeld)
      const mailboxes = await mailboxesOf(kernel, found.state.recipientId)
      await give(ctx, found, resendLink({ nonce: newId(), mailboxes }), {}, newId())
      if (!wantsPage(ctx)) return onward(ctx, 'closed')
      return showResent(ctx)
    })
}
