import type { TakesBounce } from '../../kernel/mail/bounces.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { bounceLink } from './decide/send.ts'
import { delivery, type Delivery } from './delivery.ts'
import { isGathered } from './next.ts'
import { besides } from './queries.ts'

const PURPOSE = 'bounce-link'

/** What a link's mail is returned to: it names the delivery, the link and the try. */
export const returnTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  id: string,
  { linkNonce }: Pick<Delivery, 'linkNonce'>,
  attempt: number,
): string => capabilities.issue(PURPOSE, id, linkNonce, attempt)

/** A link's mail that came back is a no of its mailbox; what an older try or an older link brought back is over. */
export const linkBounces =
  (kernel: Kernel): TakesBounce =>
  async ({ token, status }) => {
    const { capabilities, load } = kernel
    const id = capabilities.idIn(token)
    if (!id) return false
    const { state } = await load(delivery, id)
    const { link, linkNonce } = state
    if (!link || !capabilities.isValid(token, PURPOSE, id, linkNonce, link.attempt)) return false
    // A mail with several links came back for each of them.
    const others = isGathered(state) ? await besides(kernel, state) : []
    for (const each of new Set([id, ...others])) {
      const one = (await load(delivery, each)).state
      if (one.link?.mailId !== link.mailId) continue
      const bounce = bounceLink({ mailId: link.mailId, dsnStatus: status })
      await systemCommand(kernel)(delivery, each, bounce, 'bounceLink', one.linkNonce, one.link.attempt)
    }
    return true
  }
