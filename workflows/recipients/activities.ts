import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { fromOf } from '../../backend/kernel/words/from.ts'
import { recordInvitation } from '../../backend/modules/recipients/decide/consent.ts'
import { nextInvitation } from '../../backend/modules/recipients/next.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { post, proofOf } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { heeding } from './heed.ts'
import { invitationMail } from './mail.ts'

export const activities = (kernel: Kernel) => {
  const { load, clock } = kernel
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
    const { name } = await reachOf(kernel, state.ownerId)
    const sent = await post(kernel, 'invitation', invitationMail(kernel, state, fromOf(name, state), mailId))
    await ask(recipient, state.recipientId, recordInvitation({ n, ...proofOf(sent) }), 'recordInvitation', n)
    return loadRecipient(stream)
  }
  return { loadRecipient, invite, ...heeding(kernel) }
}
export type Activities = ReturnType<typeof activities>
