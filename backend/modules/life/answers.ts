import { Router } from '@koa/router'
import type { Context } from 'koa'
import { answering } from '../../kernel/http/answer.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { linkPage } from '../../kernel/page/linkPage.ts'
import { shownName } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { AskToWait, ContactAnswer, refusals, sentences } from './contract.ts'
import { acceptRole, declineRole } from './decide/answer.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { askToWait, waitLeftMs } from './decide/wait.ts'
import { holdOf } from './hold.ts'
import { contactIn, life, waitsUntil, type Contact, type Life } from './life.ts'
import { contactPage, endPage, type Waiting } from './pages.ts'
import { lastSignOf } from './waiting.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600
const headings: Readonly<Record<string, string>> = {
  'not-a-contact': 'You are no trusted contact any more',
  'contact-pause-used-up': 'We have waited long enough',
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
  const waitingIn = async ({ accountId, state }: Named): Promise<Waiting> => {
    const { dayMs } = kernel.clock
    const until = waitsUntil(state)
    const leftMs = waitLeftMs(state, await lastSignOf(kernel, accountId), dayMs)
    return {
      until: until > kernel.clock.now() ? until : '',
      daysLeft: Math.floor(leftMs / dayMs),
      holdUntil: await holdOf(kernel, accountId),
    }
  }
  const { read, pressed, inPages } = linkPage(kernel, {
    title: 'Trusted contact',
    path: '/trusted',
    refusals: words,
    invalid: 'link-invalid',
    find,
    page: async (named, form) =>
      contactPage({ ...form(), author: named.author }, named.contact, await waitingIn(named)),
    end: (code, sentence) => endPage(headings[code] ?? 'This link no longer works', sentence),
  })
  const give = async (ctx: Context, named: Named, decision: Decide, said: object): Promise<Named> => {
    const { accountId, contact } = named
    const command = commandOf(kernel, ctx, { kind: 'contact', id: contact.contactId }, said)
    const handled = await kernel.handle(life, accountId, decision, command)
    await settle(kernel, ctx, 'life', handled)
    return { ...named, contact: contactIn(handled.state, contact.contactId) ?? contact, state: handled.state }
  }
  const answered = (decisionOf: (contact: Contact) => Decide) =>
    pressed(ContactAnswer, (ctx, named) => give(ctx, named, decisionOf(named.contact), {}))

  return new Router()
    .use('/trusted', answering(words), inPages)
    .get('/trusted/:token', read)
    .post('/trusted/:token/accept', posts, answered(acceptRole))
    .post('/trusted/:token/decline', posts, answered(declineRole))
    .post(
      '/trusted/:token/wait',
      posts,
      pressed(AskToWait, async (ctx, named, { days, reason }) => {
        const { accountId, contact } = named
        const lastSignAt = await lastSignOf(kernel, accountId)
        return give(ctx, named, askToWait({ contactId: contact.contactId, days, reason, lastSignAt }), { days, reason })
      }),
    )
}
