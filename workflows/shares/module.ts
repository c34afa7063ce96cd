import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoLinkReactor } from './demo.ts'
import { erasingLinks } from './erase.ts'
import { reactor } from './reactor.ts'
import { sharesTellings } from './tellings.ts'

export const shares: WorkModule = {
  reactors: (_, temporal) => ({ shares: reactor(temporal) }),
  tellings: { of: 'safety', rows: sharesTellings },
  ends: {
    account: ofAccount('links', (kernel) => erasingLinks(kernel).eraseLinks),
    membership: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseMemberLinks }) },
    family: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseFamilyLinks }) },
  },
  demo: (kernel) => ({ demoLink: demoLinkReactor(kernel) }),
}
