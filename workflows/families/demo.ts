import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { nameFamily } from '../../backend/modules/families/decide/family.ts'
import { inviteMember } from '../../backend/modules/families/decide/invite.ts'
import { family } from '../../backend/modules/families/family.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number invitations to the family of a demo */
const people = [
  { name: 'Thomas', address: 'thomas@demo.invalid', role: 'contributor', note: 'Come in, we have kept you a chair.' },
  { name: 'Amelia', address: 'amelia@demo.invalid', role: 'viewer', note: '' },
] as const

/** Names the family of a demo and invites two people, by the commands that its visitor would give. */
export const demoFamilyReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: familyId }: Recorded): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    await ask(family, familyId, nameFamily({ familyId, name: 'The demo family' }), 'demoName')
    const { familyMembers: limit } = await kernel.entitled(familyId)
    const facts = { isVerified: true, isOwn: false, isMembers: false, hasLink: false, limit }
    for (const person of people) {
      const invitationId = derivedId(`demo:${familyId}:invite:${person.address}`)
      const addressHash = addressHashOf(kernel.settings, person.address)
      const invite = inviteMember({ familyId, invitationId, ...person, addressHash, facts })
      await ask(family, familyId, invite, 'demoInvite', invitationId)
    }
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
