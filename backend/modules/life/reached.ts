import { Router } from '@koa/router'
import type { Context } from 'koa'
import { answering, problemOf } from '../../kernel/http/answer.ts'
import { block } from '../../kernel/page/block.ts'
import { Refused } from '../../kernel/errors.ts'
import { framed } from '../../kernel/page/framed.ts'
import { html, sendPage, type Html } from '../../kernel/page/html.ts'
import { commandOf, settle } from '../../kernel/http/http.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { limited } from '../../kernel/http/limits.ts'
import { pressesOf } from '../../kernel/page/press.ts'
import { bodyOf } from '../../kernel/http/request.ts'
import { reachOf } from '../accounts/reach.ts'
import { ContactAnswer, refusals, sentences } from './contract.ts'
import { refuse } from './decide/guards.ts'
import { proveMailbox } from './decide/mailbox.ts'
import { life } from './life.ts'
import { endPage } from './pages.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600

type Asked = { readonly accountId: string; readonly n: number; readonly isKnown: boolean }

const askPage = (accountId: string, token: string, nonce: string, isAgain: boolean): Html =>
  framed(
    block(accountId, { isLit: true }),
    'Did our mail reach you?',
    html`${
        isAgain &&
        html`<p role="alert">
          Please press the button once more. Programs that look through mail press buttons too, so we do not know it
          yet.
        </p>`
      }
      <p>Before a message of yours goes out we ask you by mail. So we have to know that our mails reach you.</p>
      <form class="open" method="post" action="/reached/${token}">
        <input type="hidden" name="nonce" value="${nonce}" />
        <button class="primary" type="submit">Yes, your mail reached me</button>
      </form>
      <p class="muted">It changes nothing else: your messages and their dates stay as they are.</p>`,
  )

const thanksPage = (accountId: string, origin: string): Html =>
  framed(
    block(accountId, { isLit: false }),
    'Thank you. Our mails reach you',
    html`<p>Nothing else has changed. If we have no answer from you in the meantime, we ask again in a year.</p>
      <p><a href="${origin}/future-messages">See your messages</a> (you may have to sign in)</p>`,
  )

/** The page behind the mail that asks whether ours arrive: reading it changes nothing, and its one button only says so. */
export const reached = (kernel: Kernel): Router => {
  const { capabilities, settings } = kernel
  const presses = pressesOf(settings, '/reached')
  const posts = limited(kernel, 'mailbox-proof', 60, HOUR_S)
  const tokenOf = (ctx: Context) => String((ctx as Context & { params: Record<string, string> }).params['token'])
  const page = (ctx: Context, body: Html, status = 200) =>
    sendPage(ctx, settings, { title: 'Did our mail reach you?', body, status })

  /** Whose mail it was, and which: the one that was sent last may not be written down yet. */
  const asked = async (token: string): Promise<Asked> => {
    const accountId = capabilities.idIn(token)
    if (!accountId) throw refuse('link-invalid')
    const { mailbox } = (await kernel.load(life, accountId)).state
    for (let n = mailbox.asked + 1; n > 0; n -= 1)
      if (capabilities.isValid(token, 'reached', accountId, n)) {
        if ((await reachOf(kernel, accountId)).email === '') break
        return { accountId, n, isKnown: mailbox.proven >= n }
      }
    throw refuse('link-invalid')
  }
  const show = (ctx: Context, { accountId, isKnown }: Asked, isAgain = false) => {
    const token = tokenOf(ctx)
    page(
      ctx,
      isKnown ? thanksPage(accountId, settings.origin) : askPage(accountId, token, presses.begin(ctx, token), isAgain),
    )
  }
  const press = async (ctx: Context) => {
    const { nonce } = bodyOf(ctx, ContactAnswer)
    const mail = await asked(tokenOf(ctx))
    if (!mail.isKnown && !presses.isByPerson(ctx, tokenOf(ctx), nonce)) return show(ctx, mail, true)
    const command = commandOf(kernel, ctx, { kind: 'account', id: mail.accountId }, { n: mail.n })
    await settle(kernel, ctx, 'life', await kernel.handle(life, mail.accountId, proveMailbox(mail), command))
    show(ctx, { ...mail, isKnown: true })
  }
  const inPages = async (ctx: Context, next: () => Promise<unknown>) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, problem } = problemOf(words, error)
      page(ctx, endPage('This link leads nowhere now', problem.message), status)
    }
  }

  return new Router()
    .use('/reached', answering(words), inPages)
    .get('/reached/:token', async (ctx) => show(ctx, await asked(tokenOf(ctx))))
    .post('/reached/:token', posts, Object.assign(press, { bodySchema: ContactAnswer }))
}
