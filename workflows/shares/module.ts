import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoLinkReactor } from './demo.ts'
import { erasingLinks } from './erase.ts'
import { shareTells } from './tells.ts'

export const shares: WorkModule = {
  tells: { of: 'safety', by: (kernel) => [shareTells(kernel)] },
  ends: {
    account: ofAccount('links', (kernel) => erasingLinks(kernel).eraseLinks),
    membership: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseMemberLinks }) },
    family: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseFamilyLinks }) },
  },
  demo: (kernel) => ({ demoLink: demoLinkReactor(kernel) }),
}
