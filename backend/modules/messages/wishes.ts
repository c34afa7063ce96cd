import type { Kernel } from '../../kernel/kernel.ts'
import type { Checked } from './checked.ts'
import { cancelMessage } from './decide/cancel.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { recallMessage } from './decide/recall.ts'
import { respond, type Strength } from './decide/respond.ts'
import type { Wish } from './pages.ts'
import { linkFacts } from './queries/facts.ts'
import { wasClaimedIn } from './recallable.ts'

/** What an answer on the page of a check decides. */
export const decisionOf = async (
  kernel: Kernel,
  { state, round }: Checked,
  action: Wish,
  strength: Strength,
): Promise<Decide> => {
  if (action === 'cancel') return cancelMessage({ via: 'mail', round })
  if (action !== 'recall')
    return respond({ outcome: action === 'planned' ? 'confirmed' : 'held', via: 'mail', round, strength })
  if (round !== state.round && !wasClaimedIn(state, round)) throw refuse('link-expired')
  const deliveryIds = (state.claim ?? state.previous?.claim)?.recipients.map(({ deliveryId }) => deliveryId) ?? []
  // In the hold nothing was sent: taking it back needs no read table.
  return recallMessage({ links: state.status === 'claimed' ? [] : await linkFacts(kernel, deliveryIds) })
}
