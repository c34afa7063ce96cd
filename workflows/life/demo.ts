import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { NUMBERS, USUAL_REPORTS } from '../../backend/modules/life/contract.ts'
import { acceptRole } from '../../backend/modules/life/decide/answer.ts'
import { inviteContact } from '../../backend/modules/life/decide/invite.ts'
import { setLifePlan } from '../../backend/modules/life/decide/plan.ts'
import { life } from '../../backend/modules/life/life.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** As it usually is. */
const plan = {
  intervalDays: NUMBERS.intervalDays.usual,
  asks: NUMBERS.asks.usual,
  askEveryDays: NUMBERS.askEveryDays.usual,
  preconsentDays: NUMBERS.preconsentDays.usual,
  k: USUAL_REPORTS,
  challengeDays: NUMBERS.challengeDays.usual,
} as const
/** @number trusted contacts in a demo */
const contacts = [
  { name: 'Nora', address: 'nora@demo.invalid' },
  { name: 'Thomas', address: 'thomas@demo.invalid' },
] as const

/** Gives a demo a plan and two contacts who have said yes, by the commands that its visitor and they would give. */
export const demoPlanReactor = (kernel: Kernel): Reactor => {
  const isVerified = true
  const fill = async ({ id }: Recorded): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id })
    for (const contact of contacts) {
      const contactId = derivedId(`demo:${id}:contact:${contact.address}`)
      const addressHash = addressHashOf(kernel.settings, contact.address)
      const invite = inviteContact({ contactId, ...contact, addressHash, isVerified, isAuthor: false })
      await ask(life, id, invite, 'demoContact', contactId)
      const answer = trySystemCommand(kernel, { kind: 'contact', id: contactId })
      await answer(life, id, acceptRole({ contactId }), 'demoAccepted', contactId)
    }
    const facts = { confirmSingle: false, isVerified, isReauthenticated: true }
    await ask(life, id, setLifePlan({ ...plan, ...facts }), 'demoPlan')
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
