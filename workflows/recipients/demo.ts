import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { hashSecret } from '../../backend/kernel/identity/secrets.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { addRecipient } from '../../backend/modules/recipients/decide/person.ts'
import { setVerification } from '../../backend/modules/recipients/decide/proof.ts'
import { bookHashOf } from '../../backend/kernel/identity/addressHash.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoId, demoPeople } from '../kernel/demo.ts'

const PASSCODE = 'blue lantern'
const HINT = 'In the demo it is: blue lantern'
const family = {
  anna: {
    name: 'Anna (demo family)',
    address: 'anna@demo.invalid',
    zone: 'Europe/Madrid',
    relation: 'your grandmother',
  },
  ben: { name: 'Ben (demo family)', address: 'ben@demo.invalid', zone: 'Europe/London', relation: 'your grandmother' },
} as const

/** Puts two people into the address book of a demo, by the commands that its visitor would give. */
export const demoPeopleReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: accountId }: Recorded): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: accountId })
    const secretHash = await hashSecret(PASSCODE)
    for (const person of demoPeople) {
      const recipientId = demoId(accountId, person)
      const addressHash = bookHashOf(kernel.settings, family[person].address)
      const facts = { isZone: true, twin: undefined }
      const add = addRecipient({ recipientId, ...family[person], addressHash, facts })
      await ask(recipient, recipientId, add, 'demoPerson')
      const verify = setVerification({ method: 'passcode', passcode: PASSCODE, hint: HINT, secretHash })
      await ask(recipient, recipientId, verify, 'demoPasscode')
    }
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
