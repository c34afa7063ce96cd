import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { trustedOf } from '../../backend/modules/deliveries/confirmers.ts'
import { acceptInTime, openProposal } from '../../backend/modules/deliveries/decide/propose.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { proposalFacts } from '../../backend/modules/deliveries/proposers.ts'
import { recipientOf, senderOf } from '../../backend/modules/deliveries/queries.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { post } from '../kernel/post.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { addressMail, type Proposed } from './proposeMail.ts'

export type { Proposed } from './proposeMail.ts'

/** An address that a contact gave for somebody whom no mail reaches: who is asked of it, and its time. */
export const proposing = (kernel: Kernel) => {
  const { load } = kernel
  const ask = asking(kernel)

  /** The delivery and the contacts on whose word the address does not stand, while nobody has said no. */
  const waiting = async ({ deliveryId, n }: Proposed) => {
    const { state } = await load(delivery, deliveryId)
    const open = openProposal(state)
    const sender = await senderOf(kernel, state.messageId)
    if (open?.n !== n || !sender) return undefined
    const others = (await trustedOf(kernel, state)).filter(({ id }) => id !== open.contactId && id !== open.supportedBy)
    return { state, open, others, author: sender.senderName }
  }

  const othersToAsk = async (proposed: Proposed): Promise<string[]> => {
    // Whoever agrees to the role before it is seen there is found here (workflows/life/newcomer.ts).
    await readTablesAt(kernel, 'deliveries', proposed.position ?? '0')
    return (await waiting(proposed))?.others.map(({ id }) => id) ?? []
  }

  /** None to whom it no longer concerns. */
  const askOther = async (proposed: Proposed, contactId: string): Promise<void> => {
    const found = await waiting(proposed)
    const contact = found?.others.find(({ id }) => id === contactId)
    if (!found || !contact) return
    const { state, open, author } = found
    const recipient = (await recipientOf(kernel, state.recipientId))?.name ?? state.name
    const mailId = derivedId(`address:${proposed.deliveryId}:${proposed.n}:${contactId}`)
    const about = { ...proposed, link: state.link, countsAt: open.countsAt, supportedBy: open.supportedBy }
    await post(kernel, 'support-address', addressMail(kernel, about, contact, { author, recipient }, mailId))
  }

  /** The address is used, now that its time has come; not where nobody stands behind it, or nobody can read it any more. */
  const useAddress = async (stream: string): Promise<void> => {
    const id = idOfStream(stream)
    const { state } = await load(delivery, id)
    const open = openProposal(state)
    if (!open) return
    const [contacts, { whose, hasOthers, opensAlone }] = await Promise.all([
      open.address === ERASED ? [] : trustedOf(kernel, state),
      proposalFacts(kernel, state, open.contactId, open.address),
    ])
    const nonce = derivedId(`link:${stream}:address:${open.n}`)
    const trusted = contacts.map(({ id: contactId }) => contactId)
    const facts = { nonce, whose, trusted, needsYes: opensAlone && hasOthers }
    await ask(delivery, id, acceptInTime(facts), 'acceptInTime', open.n, open.countsAt)
  }
  return { othersToAsk, askOther, useAddress }
}
export type Proposing = Omit<ReturnType<typeof proposing>, 'useAddress'>
