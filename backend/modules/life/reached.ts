import { endHeading, overPage } from '../../kernel/page/end.ts'
import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import { commandOf, awaitProjection } from '../../kernel/http/http.ts'
import { limited } from '../../kernel/http/limits.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ornament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, linkPage } from '../../kernel/page/linkPage.ts'
import { reachOf } from '../accounts/reading.ts'
import { ContactAnswer, refusals, sentences } from './contract.ts'
import { proveMailbox } from './decide/mailbox.ts'
import { life } from './life.ts'

const words = { statuses: refusals, sentences }
const HOUR_S = 3_600

/** Whose mail asked, which of theirs it was, and whether its button was pressed. */
type Asked = { readonly accountId: string; readonly n: number; readonly isKnown: boolean }

const askPage = (accountId: string, form: Form): Html =>
  pageFrame(
    ornament(accountId, { isLit: true }),
    'Did our email reach you?',
    html`${alertOf(form)}
      <p>
        Before we send one of your messages, we check with you by email. So we need to know that our emails reach you.
      </p>
      <form class="open" method="post" action="/reached/${form.token}">
        <input type="hidden" name="nonce" value="${form.nonce}" />
        <button class="primary" type="submit">Yes, your email reached me</button>
      </form>
      <p class="muted">It changes nothing else: your messages and their dates stay as they are.</p>`,
  )

const thanksPage = (accountId: string, origin: string): Html =>
  pageFrame(
    ornament(accountId, { isLit: false }),
    'Thank you. Our emails reach you',
    html`<p>Nothing else has changed. If we have no answer from you in the meantime, we ask again in a year.</p>
      <p><a href="${origin}/future-messages">See your messages</a> (you may have to sign in)</p>`,
  )

/** The page behind the mail that asks whether ours arrive: reading it changes nothing, and its one button only says so. */
export const reached = (kernel: Kernel): Router => {
  const { capabilities, settings } = kernel
  const posts = limited(kernel, 'mailbox-proof', 60, HOUR_S)

  /** Whose mail it was, and which: the one that was sent last may not be written down yet. */
  const find = async (accountId: string, token: string): Promise<Asked | undefined> => {
    const { mailbox } = (await kernel.load(life, accountId)).state
    for (let n = mailbox.asked + 1; n > 0; n -= 1) {
      if (!capabilities.isValid(token, 'reached', accountId, n)) continue
      const isGone = (await reachOf(kernel, accountId)).email === ''
      return isGone ? undefined : { accountId, n, isKnown: mailbox.proven >= n }
    }
    return undefined
  }
  const { read, pressed, inPages } = linkPage(kernel, {
    title: 'Did our email reach you?',
    path: '/reached',
    refusals: words,
    invalid: 'link-invalid',
    onceMore:
      'Please press the button once more. Programs that look through email press buttons too, so we do not know it yet.',
    find,
    author: ({ accountId }) => accountId,
    page: ({ accountId, isKnown }, form) =>
      isKnown ? thanksPage(accountId, settings.origin) : askPage(accountId, form()),
    end: (code, sentence) => overPage(endHeading(code), sentence),
  })
  const press = pressed(ContactAnswer, async (ctx, mail) => {
    const command = commandOf(kernel, ctx, { kind: 'account', id: mail.accountId }, { n: mail.n })
    await awaitProjection(kernel, ctx, 'life', await kernel.handle(life, mail.accountId, proveMailbox(mail), command))
    return { ...mail, isKnown: true }
  })

  return new Router()
    .use('/reached', catchRefused(words), inPages)
    .get('/reached/:token', read)
    .post('/reached/:token', posts, press)
}
