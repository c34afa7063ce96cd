import { Router } from '@koa/router'
import type { Context } from 'koa'
import { problemOf } from '../../../kernel/http/answer.ts'
import { Refused } from '../../../kernel/errors.ts'
import { commandOf, settle } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { pressesOf } from '../../../kernel/page/press.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { trustedOf } from '../confirmers.ts'
import { ProposalAnswer, ProposeAddress } from '../contract.ts'
import { proposeAddress, proposeAgainAt, refuseAddress, supportAddress } from '../decide/propose.ts'
import { isLost } from '../decide/send.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { delivery, type Delivery } from '../delivery.ts'
import { proposePage } from '../pages/propose.ts'
import { proposalFacts, proposerIn } from '../proposers.ts'
import { tokenOf } from '../visit.ts'
import { words } from './page.ts'
import { trustedPages, type Named } from './trusted.ts'

const HOUR_S = 3_600
/** What was wrong with what was given, said on the page where the next one is given. */
const AGAIN = new Set([
  'invalid',
  'address-of-proposer',
  'address-of-contact',
  'address-of-author',
  'address-refused',
  'address-declined',
  'proposal-open',
  'proposed-lately',
])
/** What a form of the page holds besides the address. */
type Answer = { readonly nonce: string; readonly n: number }
type Wrong = { readonly sentence: string; readonly status: number }

const ONCE_MORE = {
  sentence:
    'Please press the button once more. Programs that look through mail press buttons too, so nothing has changed yet.',
  status: 200,
}

/** A contact's page, by the link of our mail: where can the recipient be reached? Reading it changes nothing. */
export const proposeRoutes = (kernel: Kernel): Router => {
  const { clock, settings } = kernel
  const presses = pressesOf(settings, '/trusted')
  const posts = limited(kernel, 'propose-address', 60, HOUR_S)
  const { page, linked, inPages } = trustedPages(kernel, (code) =>
    code.startsWith('proposal') ? 'There is nothing to do here now' : 'This link leads nowhere now',
  )
  const named = (ctx: Context) =>
    linked(tokenOf(ctx), async (id, state) =>
      proposerIn(kernel, tokenOf(ctx), id, state, await trustedOf(kernel, state)),
    )

  const show = (ctx: Context, { token, contact, author, recipient }: Named, state: Delivery, wrong?: Wrong) => {
    if (!isLost(state)) throw refuse('proposal-over')
    const until = proposeAgainAt(state, clock.dayMs)
    const shown = {
      token,
      nonce: presses.begin(ctx, token),
      author,
      recipient,
      contact,
      proposal: state.proposal,
      againAt: until > clock.now() ? until : '',
      sentence: wrong?.sentence,
    }
    page(ctx, proposePage(shown), wrong?.status)
  }
  const give = async (ctx: Context, found: Named, decision: Decide) => {
    const command = commandOf(kernel, ctx, { kind: 'contact', id: found.contact.id }, {})
    const handled = await kernel.handle(delivery, found.id, decision, command)
    await settle(kernel, ctx, 'deliveries', handled)
    show(ctx, found, handled.state)
  }
  const isByHand = (ctx: Context, { token }: Named, nonce: string) => presses.isByPerson(ctx, token, nonce)

  const propose = async (ctx: Context) => {
    const found = await named(ctx)
    try {
      const { nonce, address } = bodyOf(ctx, ProposeAddress)
      if (!isByHand(ctx, found, nonce)) return show(ctx, found, found.state, ONCE_MORE)
      const facts = await proposalFacts(kernel, found.state, found.contact.id, address)
      return await give(ctx, found, proposeAddress(facts))
    } catch (error) {
      if (!(error instanceof Refused) || !AGAIN.has(error.code)) throw error
      const { status, problem } = problemOf(words, error)
      const { state } = await kernel.load(delivery, found.id)
      return show(ctx, found, state, { sentence: problem.message, status })
    }
  }
  const answer = (decisionOf: (said: { contactId: string; n: number }) => Decide) => async (ctx: Context) => {
    const { nonce, n }: Answer = bodyOf(ctx, ProposalAnswer)
    const found = await named(ctx)
    if (!isByHand(ctx, found, nonce)) return show(ctx, found, found.state, ONCE_MORE)
    return give(ctx, found, decisionOf({ contactId: found.contact.id, n }))
  }

  return new Router({ prefix: '/trusted/:token' })
    .use(inPages)
    .get('/propose-address', async (ctx) => {
      const found = await named(ctx)
      show(ctx, found, found.state)
    })
    .post('/propose-address', posts, Object.assign(propose, { bodySchema: ProposeAddress }))
    .post('/support-address', posts, Object.assign(answer(supportAddress), { bodySchema: ProposalAnswer }))
    .post('/refuse-address', posts, Object.assign(answer(refuseAddress), { bodySchema: ProposalAnswer }))
}
