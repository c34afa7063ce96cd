import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import { handleAndWait } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { bookHashOf } from '../../kernel/identity/addressHash.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { endHeading, overPage } from '../../kernel/page/end.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { reachOf } from '../accounts/reading.ts'
import { GiveOwnAddress, refusals, sentences } from './contract.ts'
import { refuse } from './decide/guards.ts'
import { giveOwnAddress, isAddressOpen } from './decide/ownAddress.ts'
import { isGuardianToken } from './guardianLink.ts'
import { askGuardianPage, guardianThanksPage } from './guardianPages.ts'
import { isAddressNeeded } from './needed.ts'
import { declinedAt, isAuthorsAddress } from './queries.ts'
import { recipient, type Recipient } from './recipient.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
/** What was wrong with the address, said on the page where the next one is given. */
const AGAIN = new Set(['invalid', 'address-invalid', 'own-of-guardian', 'own-of-author', 'own-declined'])

type Found = {
  readonly state: Recipient
  readonly author: string
  /** What was given just now. */
  readonly given?: string
}

/** A guardian's page, by the link of our mail: which address will the child read alone? Reading it changes nothing. */
export const guardianRoutes = (kernel: Kernel): Router => {
  const posts = limited(kernel, 'own-address', 60, HOUR_S)

  const { read, pressed, inPages } = linkPage<Found, { readonly address?: string }>(kernel, {
    title: 'A question to a parent or guardian',
    path: '/d',
    refusals: words,
    invalid: 'link-invalid',
    find: async (id, token) => {
      const { state } = await kernel.load(recipient, id)
      if (state.status === 'new' || !isGuardianToken(kernel, token, state)) return undefined
      return { state, author: (await reachOf(kernel, state.ownerId)).name }
    },
    page: async ({ state, author, given = '' }, form, { address = '' } = {}) => {
      if (state.status === 'added' && state.ownAddress !== '') return guardianThanksPage(state, author, given)
      if (!isAddressOpen(state) || !(await isAddressNeeded(kernel, state.recipientId))) throw refuse('own-over')
      return askGuardianPage(state, author, form(), address)
    },
    end: (code, sentence) => overPage(endHeading(code, { 'own-over': 'There is nothing to do here now' }), sentence),
  })

  const press = pressed(
    GiveOwnAddress,
    async (ctx, found, { address: ownAddress }) => {
      const { recipientId: id, ownerId } = found.state
      const by = { kind: 'recipient', id } as const
      const [isAuthors, declined, isNeeded] = await Promise.all([
        isAuthorsAddress(kernel, ownerId, ownAddress),
        declinedAt(kernel, { kind: 'account', id: ownerId }, [bookHashOf(kernel.settings, ownAddress)], id),
        isAddressNeeded(kernel, id),
      ])
      const decision = giveOwnAddress({ ownAddress, isAuthors, isDeclined: declined !== undefined, isNeeded })
      const { state } = await handleAndWait(kernel, 'recipients')(ctx, { aggregate: recipient, id, by }, decision, {
        ownAddress,
      })
      return { ...found, state, given: ownAddress }
    },
    AGAIN,
  )

  return new Router()
    .use('/d/:token/own-address', catchRefused(words), inPages)
    .get('/d/:token/own-address', read)
    .post('/d/:token/own-address', posts, press)
}
