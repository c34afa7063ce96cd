import type { Context, Middleware } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { recordableOf } from '../../kernel/process/recordable.ts'
import { requireFamily } from '../../kernel/identity/family.ts'
import { actorOf } from '../../kernel/http/request.ts'
import { uploadTickets, type UploadTicket } from '../../kernel/identity/uploadTicket.ts'
import type { UploadMetadata } from './contract.ts'

type Lawful = { readonly familyId: string | undefined; readonly seenBy: string | undefined }

/**
 * Who uploads: an account by its session, or somebody without one by a ticket (`Upload-Ticket`) that the page behind their
 * link gave them. A ticket is good for the purpose and the thing that it names, and for nothing else.
 */
export const uploading = (kernel: Kernel) => {
  const tickets = uploadTickets(kernel.settings)
  const ticketIn = (ctx: Context): UploadTicket | undefined => {
    const header = ctx.get('Upload-Ticket')
    return header === '' ? undefined : tickets.read(header)
  }

  const identified: Middleware = async (ctx, next) => {
    const ticket = ticketIn(ctx)
    if (ticket) ctx.state['by'] = { kind: 'recipient', id: ticket.ownerId }
    actorOf(ctx)
    await next()
  }
  /** @returns the family whose it is, and the one that sees it: none where it is an account's, or its contributor's alone */
  const requireLawful = async (ctx: Context, metadata: UploadMetadata): Promise<Lawful> => {
    const { purpose, messageId, visibility } = metadata
    const ticket = ticketIn(ctx)
    const { requireOwn, isAwaited, isFamilys } = recordableOf(kernel, purpose)
    if (ticket) {
      const isMeant = ticket.purpose === purpose && ticket.subject === messageId
      if (!isMeant || !(await isAwaited?.(kernel, messageId))) throw new Refused('not-found')
      return { familyId: ticket.familyId, seenBy: ticket.familyId }
    }
    if (!requireOwn) throw new Refused('not-found')
    const familyId = isFamilys && (await requireFamily(kernel, ctx, 'add')).familyId
    await requireOwn(kernel, actorOf(ctx).id, messageId, familyId)
    return { familyId, seenBy: visibility === 'only_me' ? undefined : familyId }
  }
  return { identified, requireLawful }
}
