import { Router } from '@koa/router'
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
import { readWishes } from './decide.ts'
import { isLinkOf } from './link.ts'
import { coverPage, wishesPage, type Shown } from './pages.ts'
import { momentOf } from './queries.ts'
import { openIn, wishes, type Moment } from './wishes.ts'

const refuse = refusing<WishesRefusal>()
const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
const A_DAY_S = 86_400
const Press = v.strictObject({ nonce: bounded() })

type Named = Shown & { readonly contactId: string; readonly moment: Moment }

/** The page of a trusted contact who may read last wishes. What opens, and who may read, is asked anew each time. */
export const readers = (kernel: Kernel): Router => {
  const posts = limited(kernel, 'wishes-read', 60, HOUR_S)
  // From however many networks: each reading is an event that the author sees.
  const readings = limited(kernel, 'wishes-readings', 50, A_DAY_S, tokenOf)

  const find = async (accountId: string, token: string): Promise<Named | undefined> => {
    const { contacts, moment } = await momentOf(kernel, accountId)
    const contact = contacts.find(({ contactId }) => isLinkOf(kernel, token, accountId, contactId))
    if (!contact) return undefined
    const [{ state }, { name, email }] = await Promise.all([kernel.load(wishes, accountId), reachOf(kernel, accountId)])
    const sections = openIn(state, moment)
    if (email === '' || sections.length === 0) throw refuse('wishes-closed')
    const { version, publishedAt, hash } = state
    const author = shownName(name)
    return { accountId, author, version, publishedAt, hash, sections, contactId: contact.contactId, moment }
  }
  const { read, pressed, inPages } = linkPage<Named>(kernel, {
    title: 'Last wishes',
    path: '/wishes',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: (named, form) => coverPage(form(), named),
    end: (code, sentence) => overPage(endHeading(code, { 'wishes-closed': 'Nothing is open' }), sentence),
  })
  const open = pressed(
    Press,
    async (ctx, named) => {
      const { accountId, contactId, moment } = named
      const target = { aggregate: wishes, id: accountId, by: { kind: 'contact', id: contactId } } as const
      const { state } = await handleAndWait(kernel, 'wishes')(ctx, target, readWishes({ contactId }, moment), {})
      const { version, publishedAt, hash } = state
      return { ...named, version, publishedAt, hash, sections: openIn(state, moment) }
    },
    undefined,
    wishesPage,
  )
  return new Router()
    .use('/wishes', catchRefused(words), inPages)
    .get('/wishes/:token', read)
    .post('/wishes/:token', posts, readings, open)
}
