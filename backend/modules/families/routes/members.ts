import { commandsOf } from '../../../kernel/http/command.ts'
import { idOf } from '../../../kernel/http/request.ts'
import { ofFamily } from '../../../kernel/identity/family.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ChangeRole, NameFamily, Nothing, OfferOwnership } from '../contract.ts'
import { nameFamily } from '../decide/family.ts'
import { changeRole, leaveFamily, removeMember } from '../decide/members.ts'
import { acceptOwnership, declineOwnership, offerOwnership, withdrawOffer } from '../decide/ownership.ts'
import { family } from '../family.ts'
import { viewOf } from '../queries.ts'

/** What the family is called, and who is in it as what: each command is answered with the family after it. */
export const members = (kernel: Kernel) => {
  const command = commandsOf(kernel, 'families', {
    aggregate: family,
    target: ofFamily,
    answer: (_, __, { id, by }) => viewOf(kernel, id, by.id),
  })
  return {
    rename: command(NameFamily, ({ name }, { id }) => nameFamily({ familyId: id, name })),
    change: command(ChangeRole, ({ role }, _, { params }) => changeRole({ accountId: idOf(params['id']), role })),
    remove: command(Nothing, (_, __, { params }) => removeMember({ accountId: idOf(params['id']) })),
    withdraw: command(Nothing, withdrawOffer),
    take: command(Nothing, acceptOwnership),
    refuse: command(Nothing, declineOwnership),
    leave: command(Nothing, leaveFamily, { status: 204, answer: () => undefined }),
    /** What cannot be taken back alone: whoever asks shows once more who they are. */
    offer: command(
      OfferOwnership,
      async ({ to, ...shown }, { by }) => {
        await requireProof(kernel, by.id, shown)
        return offerOwnership({ to })
      },
      { said: ({ to }) => ({ to }) },
    ),
  }
}
