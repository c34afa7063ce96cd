import { Router } from '@koa/router'
import type { Context } from 'koa'
import { Refused } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { sendPage } from '../../../kernel/page/html.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { fromOf } from '../../../kernel/words/from.ts'
import { refuse } from '../decide/guards.ts'
import { delivery, type Delivery } from '../delivery.ts'
import { isLettersLink } from '../letters.ts'
import { mailboxOf } from '../mailing.ts'
import { lettersPage } from '../pages/letters.ts'
import { besides, senderOf } from '../queries.ts'
import { readerAt } from '../readers.ts'

/** The page behind a mail with several letters. Reading it changes nothing. */
export const lettersRoutes = (kernel: Kernel): Router => {
  const { capabilities, clock, load, settings } = kernel

  /** What arrived in that same mailbox, and opens. */
  const isListed = (first: Delivery, { status, leavesAt, expiresAt, ...mailed }: Delivery): boolean =>
    status === 'sent' && leavesAt !== '' && clock.now() < expiresAt && mailboxOf(mailed) === mailboxOf(first)

  const letters = async (ctx: Context): Promise<void> => {
    const token = tokenOf(ctx)
    const id = capabilities.idIn(token)
    if (!id) throw refuse('link-invalid')
    const { state: first } = await load(delivery, id)
    if (!isLettersLink(kernel, token, id, first)) throw refuse('link-invalid')
    const reader = await readerAt(kernel, first.recipientId, mailboxOf(first))
    const ids = new Set([id, ...(await besides(kernel, first))])
    const all = await Promise.all(
      [...ids].map(async (each) => ({ id: each, state: (await load(delivery, each)).state })),
    )
    const listed = await Promise.all(
      all
        .filter(({ state }) => isListed(first, state))
        .map(async (each) => ({ ...each, sender: await senderOf(kernel, each.state.messageId) })),
    )
    const shown = listed
      .flatMap(({ id: each, state: { linkNonce, isOpened }, sender }) =>
        sender ? [{ token: capabilities.issue('deliver', each, linkNonce), leftAt: sender.recordedAt, isOpened }] : [],
      )
      .toSorted((a, b) => a.leftAt.localeCompare(b.leftAt))
    const known = listed.find(({ sender }) => sender)?.sender
    if (!known) throw listed.length > 0 ? new Refused('store-unavailable') : refuse('taken-back')
    const from = fromOf(known.senderName, reader, known.zone)
    sendPage(ctx, settings, { title: `Messages from ${from.author}`, body: lettersPage(from, shown) })
  }
  return new Router().get('/d/:token/letters', letters)
}
