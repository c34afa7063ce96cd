import { endHeading } from '../../../kernel/page/end.ts'
import { Router } from '@koa/router'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { linkPage } from '../../../kernel/page/linkPage.ts'
import { trustedOf } from '../confirmers.ts'
import { ProposalAnswer, ProposeAddress } from '../contract.ts'
import { proposeAddress, proposeAgainAt, refuseAddress, supportAddress } from '../decide/propose.ts'
import { isLost } from '../decide/send.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import { proposePage } from '../pages/propose.ts'
import { proposalFacts, proposerIn } from '../proposers.ts'
import { giving, trustedPage, type Named } from './trusted.ts'

const HOUR_S = 3_600
/** What was wrong with what was given, said on the page where the next one is given. */
const again = new Set([
  'invalid',
  'address-of-proposer',
  'address-of-contact',
  'address-of-author',
  'address-refused',
  'address-declined',
  'proposal-open',
  'proposed-lately',
])
const headingOf = (code: string): string =>
  code.startsWith('proposal') ? 'There is nothing to do here now' : endHeading(code)

/** A contact's page, by the link of our mail: where can the recipient be reached? Reading it changes nothing. */
export const proposeRoutes = (kernel: Kernel): Router => {
  const { clock } = kernel
  const posts = limited(kernel, 'propose-address', 60, HOUR_S)
  const give = giving(kernel)
  const trusted = trustedPage(
    kernel,
    async (id, token, state) => proposerIn(kernel, token, id, state, await trustedOf(kernel, state)),
    headingOf,
  )
  const { read, pressed, inPages } = linkPage<Named, { readonly address?: string }>(kernel, {
    ...trusted,
    page: ({ contact, author, recipient, state }, form, { address = '' } = {}) => {
      if (!isLost(state)) throw refuse('proposal-over')
      const until = proposeAgainAt(state, clock.dayMs)
      const againAt = until > clock.now() ? until : ''
      return proposePage({ ...form(), author, recipient, contact, proposal: state.proposal, address, againAt })
    },
  })
  const answered = (decisionOf: (said: { contactId: string; n: number }) => Decide) =>
    pressed(ProposalAnswer, (ctx, named, { n }) => give(ctx, named, decisionOf({ contactId: named.contact.id, n })))

  return new Router({ prefix: '/trusted/:token' })
    .use(inPages)
    .get('/propose-address', read)
    .post(
      '/propose-address',
      posts,
      pressed(
        ProposeAddress,
        async (ctx, named, { address }) => {
          const facts = await proposalFacts(kernel, named.state, named.contact.id, address)
          return give(ctx, named, proposeAddress(facts))
        },
        again,
      ),
    )
    .post('/support-address', posts, answered(supportAddress))
    .post('/refuse-address', posts, answered(refuseAddress))
}
