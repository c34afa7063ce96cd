import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { putInvitationOff, recordInvitation } from '../../backend/modules/recipients/decide/consent.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { proofOf, toStranger } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { heeding } from './heed.ts'
import { invitationMail } from './mail.ts'

export const activities = (kernel: Kernel) => {
  const { load, clock } = kernel
  const ask = asking(kernel)

  const loadRecipient = async (stream: string): Promise<View<'invite'>> => {
    const { state, revision } = await load(recipient, idOfStream(stream))
    const isOpen = nextInvitation(state) !== undefined
    const next = isOpen ? ({ step: 'invite', at: state.leavesAt || clock.now() } as const) : undefined
    return { revision: Number(revision ?? -1), status: state.consent, isClosed: !isOpen, next }
  }

  /** Every try sends the same link; the transport's yes or no is kept. */
  const invite = async (stream: string): Promise<View<'invite'>> => {
    const { state } = await load(recipient, idOfStream(stream))
    const n = nextInvitation(state)
    if (n === undefined) return loadRecipient(stream)
    const mailId = commandIdOf(stream, 'invitation', n)
    const { ownerId: accountId, recipientId } = state
    const { name, openedAt, zone } = await reachOf(kernel, accountId)
    const stranger = { purpose: 'own', from: { accountId, openedAt }, zone: state.zone ?? zone } as const
    const mail = invitationMail(kernel, state, fromOf(name, state), mailId)
    const sent = await toStranger(kernel, 'invitation', mail, stranger)
    if (sent.outcome === 'waits') {
      const { leavesAt } = sent
      await ask(recipient, recipientId, putInvitationOff({ n, leavesAt }), 'putInvitationOff', n, leavesAt)
    } else await ask(recipient, recipientId, recordInvitation({ n, ...proofOf(sent) }), 'recordInvitation', n)
    return loadRecipient(stream)
  }
  return { loadRecipient, invite, ...heeding(kernel) }
}
export type Activities = ReturnType<typeof activities>
