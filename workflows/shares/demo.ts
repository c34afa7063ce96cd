import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { createShareLink } from '../../backend/modules/shares/decide/link.ts'
import { share } from '../../backend/modules/shares/share.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoStoryId } from '../kernel/demo.ts'

const FREE = { isVerified: true, hasNo: false, limit: 1, used: 0 }

/** Puts one link into a demo, to its told story, by the command that its visitor would give. */
export const demoLinkReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: familyId }: Recorded): Promise<void> => {
    const shareId = derivedId(`demo:${familyId}:link`)
    const things = [{ kind: 'story', id: demoStoryId(familyId, 'told') }]
    const said = { title: 'The lamp across the yard (demo)', note: 'For cousin Ida, who knew the bakery.' }
    const terms = { ...said, expiresAt: undefined, mayDownload: false, passcodeHash: '' }
    const create = createShareLink({ shareId, familyId, things, ...terms, facts: FREE })
    await trySystemCommand(kernel, { kind: 'account', id: familyId })(share, shareId, create, 'demoLink')
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
