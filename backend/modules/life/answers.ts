import { endHeading, overPage } from '../../kernel/page/end.ts'
import { Router } from '@koa/router'
import type { Context } from 'koa'
import { catchRefused } from '../../kernel/http/problem.ts'
import { handleAndWait } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import { lastSign } from '../../kernel/identity/signs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { tokenOf } from '../../kernel/page/link.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { AskToWait, ContactAnswer, ReportDeath, refusals, sentences } from './contract.ts'
import { acceptRole, declineRole } from './decide/answer.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { askToWait, waitLeftMs } from './decide/wait.ts'
import { holdOf } from './hold.ts'
import { contactIn, life, waitsUntil, type Contact, type Life } from './life.ts'
import { occasionsFor } from './occasions.ts'
import { momentInWords } from './momentInWords.ts'
import { momentNow } from './momentNow.ts'
import { contactPage, type Shown, type Waiting } from './pages.ts'
import { AGAIN, reporting } from './reports.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
const A_DAY_S = 86_400
/** @number how long a contact asks us to wait unless they choose */
const USUAL_DAYS = 14
const headings: Readonly<Record<string, string>> = {
  'not-a-contact': 'You are no trusted contact any more',
  'contact-pause-used-up': 'We have waited long enough',
  'no-life-plan': 'Nobody can tell us of a death here',
}

/** Whom a link was mailed to, and whose contact they are. */
type Named = {
  readonly accountId: string
  readonly contact: Contact
  readonly author: string
  readonly state: Life
}

/** The page of a trusted contact, by the link of any mail to them: reading it changes nothing, and needs no script. */
export const answers = (kernel: Kernel): Router => {
  const { capabilities } = kernel
  const posts = limited(kernel, 'contact-answer', 60, HOUR_S)
  // From however many networks: each yes after a no, and each no after a yes, is an event of somebody else's life.
  const turns = limited(kernel, 'contact-turns', 20, A_DAY_S, tokenOf)
  // Each report takes a new code, and writes to its author and to their other contacts.
  const codes = limited(kernel, 'report-code', 10, A_DAY_S, tokenOf)

  /** Whom a link was mailed to; it stays valid when they were taken off the list, so that they can be told. */
  const find = async (accountId: string, token: string): Promise<Named | undefined> => {
    const { state } = await kernel.load(life, accountId)
    const contact = state.contacts.find(({ contactId }) => capabilities.isValid(token, 'trusted', accountId, contactId))
    if (!contact) return undefined
    const { name, email } = await reachOf(kernel, accountId)
    // Nobody trusts any more where the account is gone.
    if (contact.status === 'removed' || email === '') throw refuse('not-a-contact')
    return { accountId, contact, author: shownName(name), state }
  }
  const waitingIn = async ({ accountId, contact, state }: Named, days: number): Promise<Waiting> => {
    const { dayMs } = kernel.clock
    const until = waitsUntil(state)
    const leftMs = waitLeftMs(state, await lastSign(kernel, accountId), dayMs)
    return {
      until: until > kernel.clock.now() ? until : '',
      daysLeft: Math.floor(leftMs / dayMs),
      days,
      holdUntil: await holdOf(kernel, accountId),
      occasions: contact.status === 'accepted' ? await occasionsFor(kernel, accountId, contact.contactId) : [],
    }
  }
  const shownIn = async (named: Named, days: number): Promise<Shown> => {
    const { accountId, author, state } = named
    const [moment, waiting] = await Promise.all([momentNow(kernel, accountId, state), waitingIn(named, days)])
    const lifeSentence = momentInWords(moment, { is: 'contact', author })
    return { lifeSentence, waiting, reported: reportedIn(named, moment.is === 'ending') }
  }
  const { read, pressed, inPages } = linkPage<Named, { readonly days?: number }>(kernel, {
    title: 'Trusted contact',
    path: '/trusted',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: async (named, form, { days = USUAL_DAYS } = {}) =>
      contactPage({ ...form(), author: named.author }, named.contact, await shownIn(named, days)),
    end: (code, sentence) => overPage(endHeading(code, headings), sentence),
  })
  const give = async (
    ctx: Context,
    named: Named,
    decision: Decide,
    said: object,
    commandId?: string,
  ): Promise<Named> => {
    const { accountId, contact } = named
    const target = { aggregate: life, id: accountId, by: { kind: 'contact', id: contact.contactId } } as const
    const { state } = await handleAndWait(kernel, 'life')(ctx, target, decision, said, commandId)
    return { ...named, contact: contactIn(state, contact.contactId) ?? contact, state }
  }
  const { code, report, withdraw, reportedIn } = reporting(kernel, give)
  const answered = (decisionOf: (contact: Contact) => Decide) =>
    pressed(ContactAnswer, (ctx, named) => give(ctx, named, decisionOf(named.contact), {}))

  return new Router()
    .use('/trusted', catchRefused(words), inPages)
    .get('/trusted/:token', read)
    .post('/trusted/:token/accept', posts, turns, answered(acceptRole))
    .post('/trusted/:token/decline', posts, turns, answered(declineRole))
    .post('/trusted/:token/code', posts, codes, pressed(ContactAnswer, code, AGAIN))
    .post('/trusted/:token/report', posts, pressed(ReportDeath, report, AGAIN))
    .post('/trusted/:token/withdraw', posts, pressed(ContactAnswer, withdraw))
    .post(
      '/trusted/:token/wait',
      posts,
      pressed(AskToWait, async (ctx, named, { days, reason }) => {
        const { accountId, contact } = named
        const lastSignAt = await lastSign(kernel, accountId)
        return give(ctx, named, askToWait({ contactId: contact.contactId, days, reason, lastSignAt }), { days, reason })
      }),
    )
}
