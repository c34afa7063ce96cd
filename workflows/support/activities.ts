import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { conversation, type Conversation } from '../../backend/modules/support/conversation.ts'
import { recordAcceptedLetter, recordRejectedLetter } from '../../backend/modules/support/decide.ts'
import { nextLetter } from '../../backend/modules/support/next.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { post, toStranger } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { supportMail } from './mail.ts'

export const activities = (kernel: Kernel) => {
  const { load } = kernel
  const ask = asking(kernel)

  const loadConversation = async (stream: string): Promise<View> => {
    const { state, revision } = await load(conversation, idOfStream(stream))
    const letter = nextLetter(state)
    const next = letter && { step: 'mail', at: letter.at }
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: !letter, next }
  }

  /** Whether whoever asked was signed in, at an account that has confirmed the address. */
  const isProven = async ({ accountId, email }: Conversation): Promise<boolean> => {
    if (accountId === null) return false
    const { email: own, isVerified, backup } = await reachOf(kernel, accountId)
    const proven = [isVerified ? own : '', backup?.isVerified ? backup.address : '']
    return proven.some((each) => each.toLowerCase() === email.toLowerCase())
  }

  /** Sends the next letter. Every try is the same mail; the transport's yes or no is kept. */
  const mailCustomer = async (stream: string): Promise<View> => {
    const id = idOfStream(stream)
    const { state } = await load(conversation, id)
    const due = nextLetter(state)
    if (!due) return loadConversation(stream)
    const { letter } = due
    const known = await isProven(state)
    const mail = supportMail(kernel, state, due, { mailId: commandIdOf(stream, 'letter', letter), isProven: known })
    // A person's answer was asked for; a receipt anybody can have us send.
    const purpose = due.answer ? 'asked' : 'own'
    const sent = known
      ? await post(kernel, 'support-known', mail)
      : await toStranger(kernel, 'support', mail, { purpose })
    if (sent.outcome === 'waits')
      return { ...(await loadConversation(stream)), next: { step: 'mail', at: sent.leavesAt } }
    const { smtpCode } = sent
    const decision =
      sent.outcome === 'accepted'
        ? recordAcceptedLetter({ letter, smtpCode, acceptedAt: sent.acceptedAt })
        : recordRejectedLetter({ letter, smtpCode })
    await ask(conversation, id, decision, 'recordLetter', letter)
    return loadConversation(stream)
  }
  return { loadConversation, mailCustomer }
}
export type Activities = ReturnType<typeof activities>
