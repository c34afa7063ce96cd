import { Router } from '@koa/router'
import type { Context, Next } from 'koa'
import type * as v from 'valibot'
import { answering, problemOf } from '../../kernel/http/answer.ts'
import { Refused } from '../../kernel/errors.ts'
import { sendPage, type Html } from '../../kernel/page/html.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { shownName } from '../../kernel/words/names.ts'
import { pressesOf } from '../../kernel/page/press.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reach.ts'
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
type Answering<Form> = (contact: Contact, form: Form, accountId: string) => Decide | Promise<Decide>

/** The page of a trusted contact, by the link of any mail to them: reading it changes nothing, and needs no script. */
export const answers = (kernel: Kernel): Router => {
  const { capabilities, settings } = kernel
  const presses = pressesOf(settings, '/trusted')
  const posts = limited(kernel, 'contact-answer', 60, HOUR_S)
  const tokenOf = (ctx: Context) => String((ctx as Context & { params: Record<string, string> }).params['token'])
  const page = (ctx: Context, body: Html, status = 200) =>
    sendPage(ctx, settings, { title: 'Trusted contact', body, status })

  /** Whom a link was mailed to; it stays valid when they were taken off the list, so that they can be told. */
  const named = async (token: string): Promise<Named> => {
    const accountId = capabilities.idIn(token)
    if (!accountId) throw refuse('link-invalid')
    const { state } = await kernel.load(life, accountId)
    const contact = state.contacts.find(({ contactId }) => capabilities.isValid(token, 'trusted', accountId, contactId))
    if (!contact) throw refuse('link-invalid')
    const { name, email } = await reachOf(kernel, accountId)
    // Nobody trusts any more where the account is gone.
    if (contact.status === 'removed' || email === '') throw refuse('not-a-contact')
    return { accountId, contact, author: shownName(name), state }
  }
  const formOf = (ctx: Context, author: string, isAgain = false) => {
    const token = tokenOf(ctx)
    return { token, nonce: presses.begin(ctx, token), author, isAgain }
  }
  const waitingIn = async (accountId: string, state: Life): Promise<Waiting> => {
    const { dayMs } = kernel.clock
    const until = waitsUntil(state)
    const leftMs = waitLeftMs(state, await lastSignOf(kernel, accountId), dayMs)
    return {
      until: until > kernel.clock.now() ? until : '',
      daysLeft: Math.floor(leftMs / dayMs),
      holdUntil: await holdOf(kernel, accountId),
    }
  }
  const show = async (ctx: Context, { accountId, contact, author, state }: Named, isAgain = false) =>
    page(ctx, contactPage(formOf(ctx, author, isAgain), contact, await waitingIn(accountId, state)))

  const answer =
    <Form extends ContactAnswer>(schema: v.GenericSchema<unknown, Form>, toDecision: Answering<Form>) =>
    async (ctx: Context) => {
      const body = bodyOf(ctx, schema)
      const who = await named(tokenOf(ctx))
      const { accountId, contact } = who
      if (!presses.isByPerson(ctx, tokenOf(ctx), body.nonce)) return show(ctx, who, true)
      const { contactId } = contact
      const { nonce: _, ...said } = body
      const command = commandOf(kernel, ctx, { kind: 'contact', id: contactId }, said)
      const handled = await kernel.handle(life, accountId, await toDecision(contact, body, accountId), command)
      await settle(kernel, ctx, 'life', handled)
      const after = contactIn(handled.state, contactId) ?? contact
      await show(ctx, { ...who, contact: after, state: handled.state })
    }
  const wait: Answering<AskToWait> = async ({ contactId }, { days, reason }, accountId) =>
    askToWait({ contactId, days, reason, lastSignAt: await lastSignOf(kernel, accountId) })
  const inPages = async (ctx: Context, next: Next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, problem } = problemOf(words, error)
      page(ctx, endPage(headings[error.code] ?? 'This link leads nowhere now', problem.message), status)
    }
  }

  return new Router()
    .use('/trusted', answering(words), inPages)
    .get('/trusted/:token', async (ctx) => {
      await show(ctx, await named(tokenOf(ctx)))
    })
    .post(
      '/trusted/:token/accept',
      posts,
      Object.assign(answer(ContactAnswer, acceptRole), { bodySchema: ContactAnswer }),
    )
    .post(
      '/trusted/:token/decline',
      posts,
      Object.assign(answer(ContactAnswer, declineRole), { bodySchema: ContactAnswer }),
    )
    .post('/trusted/:token/wait', posts, Object.assign(answer(AskToWait, wait), { bodySchema: AskToWait }))
}
