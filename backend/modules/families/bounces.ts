import type { TakesBounce } from '../../kernel/mail/bounces.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { returnInvitation } from './decide/mail.ts'
import { family } from './family.ts'
import { isReturnOf } from './links.ts'

/** An invitation that came back has not arrived; whoever sent it sees so. */
export const invitationBounces =
  (kernel: Kernel): TakesBounce =>
  async ({ token }) => {
    const familyId = kernel.capabilities.idIn(token)
    if (!familyId) return false
    const { state } = await kernel.load(family, familyId)
    const found = state.invitations.find(({ invitationId, answered }) =>
      isReturnOf(kernel, token, familyId, invitationId, answered),
    )
    if (!found) return false
    const { invitationId, answered: n } = found
    await systemCommand(kernel)(
      family,
      familyId,
      returnInvitation({ invitationId, n }),
      'returnInvitation',
      invitationId,
      n,
    )
    return true
  }
