import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import { answering, problemOf } from '../../kernel/answer.ts'
import { Refused } from '../../kernel/errors.ts'
import { sendPage, type Html } from '../../kernel/html.ts'
import { commandOf, settle } from '../../kernel/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/limits.ts'
import { shownName } from '../../kernel/names.ts'
import { pressesOf } from '../../kernel/press.ts'
import { bodyOf } from '../../kernel/request.ts'
import { ContactAnswer, refusals, sentences } from './contract.ts'
import { acceptRole, declineRole } from './decide/answer.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { life, type Contact } from './life.ts'
import { contactPage, endPage } from './pages.ts'
import { truster } from './queries.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600

/** The page of a trusted contact, by the link of any mail to them: reading it changes nothing, and needs no script. */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, settings } = kernel
  const presses = pressesOf(settings, '/trusted')
  const posts = limited(kernel, 'contact-answer', 60, HOUR_S)
  const tokenOf = (ctx: Context) => String((ctx as Context & { params: Record<string, string> }).params['token'])
  const page = (ctx: Context, body: Html, status = 200) =>
    sendPage(ctx, settings, { title: 'Trusted contact', body, status })

  /** Whom a link was mailed to; it stays valid when they were taken off the list, so that they can be told. */
  const named = async (token: string) => {
    const accountId = capabilities.idIn(token)
    if (!accountId) throw refuse('link-invalid')
    const { contacts } = (await kernel.load(life, accountId)).state
    const contact = contacts.find(({ contactId }) => capabilities.isValid(token, 'trusted', accountId, contactId))
    if (!contact) throw refuse('link-invalid')
    const { name, email } = await truster(kernel, accountId)
    // Nobody trusts any more where the account is gone.
    if (contact.status === 'removed' || email === '') throw refuse('not-a-contact')
    return { accountId, contact, author: shownName(name) }
  }
  const formOf = (ctx: Context, author: string, isAgain = false) => {
    const token = tokenOf(ctx)
    return { token, nonce: presses.begin(ctx, token), author, isAgain }
  }
  const answer = (decisionOf: (contact: Contact) => Decide) => async (ctx: Context) => {
    const body = bodyOf(ctx, ContactAnswer)
    const { accountId, contact, author } = await named(tokenOf(ctx))
    if (!presses.isByPerson(ctx, tokenOf(ctx), body.nonce))
      return page(ctx, contactPage(formOf(ctx, author, true), contact))
    const { contactId } = contact
    const command = commandOf(kernel, ctx, { kind: 'contact', id: contactId }, {})
    const handled = await kernel.handle(life, accountId, decisionOf(contact), command)
    await settle(kernel, ctx, 'life', handled)
    const after = handled.state.contacts.find((each) => each.contactId === contactId) ?? contact
    page(ctx, contactPage(formOf(ctx, author), after))
  }
  const inPages = async (ctx: Context, next: Next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, problem } = problemOf(words, error)
      const heading =
        error.code === 'not-a-contact' ? 'You are no trusted contact any more' : 'This link leads nowhere now'
      page(ctx, endPage(heading, problem.message), status)
    }
  }

  return new Router()
    .use('/trusted', answering(words), inPages)
    .get('/trusted/:token', async (ctx) => {
      const { contact, author } = await named(tokenOf(ctx))
      page(ctx, contactPage(formOf(ctx, author), contact))
    })
    .post('/trusted/:token/accept', posts, Object.assign(answer(acceptRole), { bodySchema: ContactAnswer }))
    .post('/trusted/:token/decline', posts, Object.assign(answer(declineRole), { bodySchema: ContactAnswer }))
}
