import { ApplicationFailure } from '@temporalio/activity'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import { recordInvitation } from '../../backend/modules/recipients/decide/consent.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { reachOf } from '../../backend/modules/accounts/reach.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import type { View } from '../kernel/tend.ts'
import { heeding } from './heed.ts'
import { invitationMail } from './mail.ts'
import { telling } from './tell.ts'

export const activities = (kernel: Kernel) => {
  const { load, mailer, clock } = kernel
  const ask = asking(kernel)

  const loadRecipient = async (stream: string): Promise<View<'invite'>> => {
    const { state, revision } = await load(recipient, idOfStream(stream))
    const isOpen = nextInvitation(state) !== undefined
    const next = isOpen ? ({ step: 'invite', at: clock.now() } as const) : undefined
    return { revision: Number(revision ?? -1), status: state.consent, isClosed: !isOpen, next }
  }

  /** Every try sends the same link; the transport's yes or no is kept. */
  const invite = async (stream: string): Promise<View<'invite'>> => {
    const { state } = await load(recipient, idOfStream(stream))
    const n = nextInvitation(state)
    if (n === undefined) return loadRecipient(stream)
    const mailId = commandIdOf(stream, 'invitation', n)
    const sent = await mailer.send(invitationMail(kernel, state, (await reachOf(kernel, state.ownerId)).name, mailId))
    metrics.mails.inc({ kind: 'invitation', outcome: sent.outcome })
    const { smtpCode } = sent
    if (sent.outcome === 'deferred') throw ApplicationFailure.retryable(`SMTP ${smtpCode}`, 'mail-deferred')
    const proof = { n, smtpCode, ...(sent.outcome === 'accepted' && { acceptedAt: sent.acceptedAt }) }
    await ask(recipient, state.recipientId, recordInvitation(proof), 'recordInvitation', n)
    return loadRecipient(stream)
  }
  return { loadRecipient, invite, ...heeding(kernel), ...telling(kernel) }
}
export type Activities = ReturnType<typeof activities>
