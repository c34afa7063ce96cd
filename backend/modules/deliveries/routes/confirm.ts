import { endHeading } from '../../../kernel/page/end.ts'
import { Router } from '@koa/router'
import type { Kernel } from '../../../kernel/kernel.ts'
import { limited } from '../../../kernel/http/limits.ts'
import { linkPage } from '../../../kernel/page/linkPage.ts'
import { confirmerIn, confirmersOf } from '../confirmers.ts'
import { ContactAnswer } from '../contract.ts'
import { giveConfirmation, openConfirmation, refuseConfirmation } from '../decide/confirm.ts'
import { refuse, type Decide } from '../decide/guards.ts'
import type { Delivery } from '../delivery.ts'
import { confirmPage } from '../pages/confirm.ts'
import { giving, trustedPage } from './trusted.ts'

const HOUR_S = 3_600
const numberOf = ({ confirmation }: Delivery): number => confirmation?.n ?? 0
const headingOf = (code: string): string =>
  endHeading(code, { 'confirmation-over': 'There is nothing to answer any more' })

/** A contact's page, by the link of our mail: is it really the recipient? Reading it changes nothing. */
export const confirmRoutes = (kernel: Kernel): Router => {
  const posts = limited(kernel, 'confirm-access', 60, HOUR_S)
  const give = giving(kernel)
  const trusted = trustedPage(
    kernel,
    async (id, token, state) => confirmerIn(kernel, token, id, numberOf(state), await confirmersOf(kernel, state)),
    headingOf,
  )
  const { read, pressed, inPages } = linkPage(kernel, {
    ...trusted,
    page: ({ contact, author, recipient, state }, form) => {
      const isStanding = openConfirmation(state, kernel.clock.now()) || state.confirmation?.state === 'refused'
      if (!isStanding) throw refuse('confirmation-over')
      return confirmPage({ ...form(), author, recipient, contact: contact.name, state })
    },
  })
  const answered = (decisionOf: (asked: { readonly n: number }) => Decide) =>
    pressed(ContactAnswer, (ctx, named) => give(ctx, named, decisionOf({ n: numberOf(named.state) })))

  return new Router({ prefix: '/trusted/:token' })
    .use(inPages)
    .get('/confirm-access', read)
    .post('/confirm-access', posts, answered(giveConfirmation))
    .post('/refuse-access', posts, answered(refuseConfirmation))
}
