import type { Context, Next } from 'koa'
import { problemOf } from '../../../kernel/http/answer.ts'
import { Refused } from '../../../kernel/errors.ts'
import { sendPage, type Html } from '../../../kernel/page/html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { shownName } from '../../../kernel/words/names.ts'
import type { Confirmer } from '../confirmers.ts'
import { refuse } from '../decide/guards.ts'
import { delivery, type Delivery } from '../delivery.ts'
import { overPage } from '../pages/confirm.ts'
import { recipientOf, senderOf } from '../queries.ts'
import { words } from './page.ts'

/** Whose link it is, found by the token itself. */
type ContactOf = (id: string, state: Delivery) => Promise<Confirmer | undefined>

/** What the pages of a contact have in common; `headingOf` tells a refusal on the page, by its code. */
export const trustedPages = (kernel: Kernel, headingOf: (code: string) => string) => {
  const { capabilities, settings } = kernel
  const page = (ctx: Context, body: Html, status = 200) =>
    sendPage(ctx, settings, { title: 'Trusted contact', body, status })

  /** The delivery of a link and whose it is; whoever may no longer answer has no link either. */
  const linked = async (token: string, contactOf: ContactOf) => {
    const id = capabilities.idIn(token)
    if (!id) throw refuse('contact-invalid')
    const { state } = await kernel.load(delivery, id)
    // A link of another kind names another stream.
    if (state.status === 'new') throw refuse('contact-invalid')
    const contact = await contactOf(id, state)
    const sender = await senderOf(kernel, state.messageId)
    if (!contact || !sender) throw refuse('contact-invalid')
    const recipient = (await recipientOf(kernel, state.recipientId))?.name ?? state.name
    return { token, id, contact, state, author: shownName(sender.senderName), recipient }
  }

  const inPages = async (ctx: Context, next: Next) => {
    try {
      await next()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, problem } = problemOf(words, error)
      page(ctx, overPage(headingOf(error.code), problem.message), status)
    }
  }
  return { page, linked, inPages }
}
export type Named = Awaited<ReturnType<ReturnType<typeof trustedPages>['linked']>>
