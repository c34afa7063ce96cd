import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { demoFamilyReactor } from './demo.ts'
import { erasingMembers } from './erase.ts'
import { familyProcess } from './process.ts'
import { familyNotifications } from './notifications.ts'

export const families: WorkModule = {
  process: familyProcess,
  notifications: { of: 'going-on', by: (kernel) => [familyNotifications(kernel)] },
  ends: { account: ofAccount('families', (kernel) => erasingMembers(kernel).eraseMemberships) },
  demo: (kernel) => ({ demoFamily: demoFamilyReactor(kernel) }),
}
