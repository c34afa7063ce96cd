import { Router } from '@koa/router'
import type { Context } from 'koa'
import * as v from 'valibot'
import { refusing } from '../../kernel/errors.ts'
import { handleAndWait } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { endHeading, overPage } from '../../kernel/page/end.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { bounded } from '../../kernel/words/bounded.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { refusals, sentences, type WishesRefusal } from './contract.ts'
import { askAccess, readWishes, type Decide } from './decide.ts'
import { isLinkOf } from './link.ts'
import { coverPage, wishesPage, type Shown } from './pages.ts'
import { momentOf } from './queries.ts'
import { mayBeAskedFor, openIn, wishes, type Reader, type Wishes } from './wishes.ts'

const refuse = refusing<WishesRefusal>()
const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
const A_DAY_S = 86_400
const Press = v.strictObject({ nonce: bounded() })

type Named = Shown & { readonly reader: Reader }

const moreIn = (state: Wishes, reader: Reader): Shown['more'] => {
  if (!mayBeAskedFor(state, reader)) return undefined
  const ask = state.asks[reader.contactId]
  if (!ask) return { is: 'may-ask', opensAt: '' }
  return { is: ask.deniedAt === '' ? 'waiting' : 'denied', opensAt: ask.opensAt }
}
const AGAIN = new Set<string>(['asked-lately'] satisfies WishesRefusal[])

/** The page of a trusted contact who may read last wishes. What opens, and who may read, is asked anew each time. */
export const readers = (kernel: Kernel): Router => {
  const posts = limited(kernel, 'wishes-read', 60, HOUR_S)
  // From however many networks: each reading is an event that the author sees.
  const readings = limited(kernel, 'wishes-readings', 50, A_DAY_S, tokenOf)

  const shownIn = (of: {
    readonly accountId: string
    readonly author: string
    readonly state: Wishes
    readonly reader: Reader
  }): Named => {
    const { accountId, author, state, reader } = of
    const { version, publishedAt, hash } = state
    const [sections, more] = [openIn(state, reader), moreIn(state, reader)]
    return { accountId, author, version, publishedAt, hash, sections, more, reader }
  }
  const find = async (accountId: string, token: string): Promise<Named | undefined> => {
    const { contacts, moment } = await momentOf(kernel, accountId)
    const contact = contacts.find(({ contactId }) => isLinkOf(kernel, token, accountId, contactId))
    if (!contact) return undefined
    const [{ state }, { name, email }] = await Promise.all([kernel.load(wishes, accountId), reachOf(kernel, accountId)])
    const named = shownIn({
      accountId,
      author: shownName(name),
      state,
      reader: { contactId: contact.contactId, ...moment },
    })
    if (email === '' || (named.sections.length === 0 && !named.more)) throw refuse('wishes-closed')
    return named
  }
  const { read, pressed, inPages } = linkPage<Named>(kernel, {
    title: 'Last wishes',
    path: '/wishes',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: (named, form) => coverPage(form, named),
    end: (code, sentence) => overPage(endHeading(code, { 'wishes-closed': 'Nothing is open' }), sentence),
  })
  const give = async (ctx: Context, named: Named, decision: Decide): Promise<Named> => {
    const { accountId, author, reader } = named
    const target = { aggregate: wishes, id: accountId, by: { kind: 'contact', id: reader.contactId } } as const
    const { state } = await handleAndWait(kernel, 'wishes')(ctx, target, decision, {})
    return shownIn({ accountId, author, state, reader })
  }
  const open = pressed(Press, (ctx, named) => give(ctx, named, readWishes(named.reader)), undefined, wishesPage)
  const ask = pressed(Press, (ctx, named) => give(ctx, named, askAccess(named.reader)), AGAIN)
  return new Router()
    .use('/wishes', catchRefused(words), inPages)
    .get('/wishes/:token', read)
    .post('/wishes/:token', posts, readings, open)
    .post('/wishes/:token/ask', posts, readings, ask)
}
