import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoLinkReactor } from './demo.ts'
import { erasingLinks } from './erase.ts'
import { shareNotifications } from './notifications.ts'

export const shares: WorkModule = {
  notifications: { of: 'safety', by: (kernel) => [shareNotifications(kernel)] },
  ends: {
    account: ofAccount('links', (kernel) => erasingLinks(kernel).eraseLinks),
    membership: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseMemberLinks }) },
    family: { part: 'links', by: (kernel) => ({ end: erasingLinks(kernel).eraseFamilyLinks }) },
  },
  demo: (kernel) => ({ demoLink: demoLinkReactor(kernel) }),
}
