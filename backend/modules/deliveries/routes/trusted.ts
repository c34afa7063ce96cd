import { overPage } from '../../../kernel/page/end.ts'
import type { Context } from 'koa'
import { handleAndWait } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { shownName } from '../../../kernel/words/names.ts'
import type { Confirmer } from '../confirmers.ts'
import type { Decide } from '../decide/guards.ts'
import { delivery, type Delivery } from '../delivery.ts'
import { senderOf } from '../queries.ts'
import { recipientOf } from '../readers.ts'
import { words } from './page.ts'

/** A contact's link to one delivery: who they are, whom it is for and who left it. */
export type Named = {
  readonly id: string
  readonly contact: Confirmer
  readonly state: Delivery
  readonly author: string
  readonly recipient: string
}
/** Whose link it is, found by the token itself; nobody's where they may no longer answer. */
type ContactOf = (id: string, token: string, state: Delivery) => Promise<Confirmer | undefined>

/** What the pages of a contact have in common; `headingOf` tells a refusal on the page, by its code. */
export const trustedPage = (kernel: Kernel, contactOf: ContactOf, headingOf: (code: string) => string) => ({
  title: 'Trusted contact',
  path: '/trusted',
  refusals: words,
  invalid: 'contact-invalid',
  find: async (id: string, token: string): Promise<Named | undefined> => {
    const { state } = await kernel.load(delivery, id)
    // A link of another kind names another stream.
    if (state.status === 'new') return undefined
    const contact = await contactOf(id, token, state)
    const sender = await senderOf(kernel, state.messageId)
    if (!contact || !sender) return undefined
    const recipient = (await recipientOf(kernel, state.recipientId))?.name ?? state.name
    return { id, contact, state, author: shownName(sender.senderName), recipient }
  },
  end: (code: string, sentence: string) => overPage(headingOf(code), sentence),
})

/** Gives a contact's command; answers what their page then shows. */
export const giving =
  (kernel: Kernel) =>
  async (ctx: Context, named: Named, decision: Decide): Promise<Named> => {
    const target = { aggregate: delivery, id: named.id, by: { kind: 'contact', id: named.contact.id } } as const
    const { state } = await handleAndWait(kernel, 'deliveries')(ctx, target, decision, {})
    return { ...named, state }
  }
