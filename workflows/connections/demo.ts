import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { addRelative, stateKin } from '../../backend/modules/connections/decide.ts'
import { kin } from '../../backend/modules/connections/kin.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoRelativeId, type DemoRelative } from '../kernel/demo.ts'

/** @number relatives in a demo */
const people = {
  joseph: { name: 'Joseph Hale', sex: 'male', hasDied: false },
  margaret: { name: 'Margaret Ellis', sex: 'female', hasDied: true },
  thomas: { name: 'Thomas Hale', sex: 'male', hasDied: false },
  amelia: { name: 'Amelia Hale', sex: 'female', hasDied: false },
} as const satisfies Record<DemoRelative, object>
type Who = DemoRelative | 'you'
/** @number lines of kinship in a demo */
const lines: readonly (readonly [from: Who, kin: 'parent' | 'partner' | 'sibling', to: Who])[] = [
  ['joseph', 'parent', 'you'],
  ['margaret', 'parent', 'you'],
  ['joseph', 'partner', 'margaret'],
  ['thomas', 'sibling', 'you'],
  ['joseph', 'parent', 'thomas'],
  ['margaret', 'parent', 'thomas'],
  ['thomas', 'parent', 'amelia'],
]

/** Puts four relatives into the family of a demo, by the commands that its visitor would give. */
export const demoRelativesReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: accountId }: Recorded): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: accountId })
    const facts = { familyId: accountId, members: [accountId], mayEdit: true }
    const idOf = (who: Who) => (who === 'you' ? accountId : demoRelativeId(accountId, who))
    for (const who of Object.keys(people) as DemoRelative[])
      await ask(kin, accountId, addRelative({ relativeId: idOf(who), ...people[who] }, facts), 'demoRelative', who)
    for (const [from, word, to] of lines) {
      const stated = { from: idOf(from), to: idOf(to), kin: word }
      await ask(kin, accountId, stateKin(stated, facts), 'demoKin', from, to)
    }
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
