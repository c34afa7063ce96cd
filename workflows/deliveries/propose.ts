import { ERASED } from '../../backend/kernel/log/codec.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { trustedOf } from '../../backend/modules/deliveries/confirmers.ts'
import { acceptInTime, openProposal } from '../../backend/modules/deliveries/decide/propose.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { proposalFacts } from '../../backend/modules/deliveries/proposers.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'

/** The address that a contact gave for somebody whom no mail reaches, in its time. */
export const proposing = (kernel: Kernel) => {
  const { load } = kernel
  const ask = trySystemCommand(kernel)

  /** It is used, now that its time has come; not where nobody stands behind it, or nobody can read it any more. */
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
  return { useAddress }
}
