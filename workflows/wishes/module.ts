import { endWishes } from '../../backend/modules/wishes/decide.ts'
import { wishes as aggregate } from '../../backend/modules/wishes/wishes.ts'
import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoWishesReactor } from './demo.ts'
import { wishesNotifications } from './notifications.ts'
import { wishesProcess } from './process.ts'

export const wishes: WorkModule = {
  process: wishesProcess,
  notifications: { of: 'plan', by: wishesNotifications },
  // Their words are sealed with the account's key; nobody is asked about them any more.
  ends: {
    account: ofAccount('wishes', (kernel) => async (accountId) => {
      await trySystemCommand(kernel)(aggregate, accountId, endWishes(), 'endWishes')
    }),
  },
  demo: (kernel) => ({ demoWishes: demoWishesReactor(kernel) }),
}
