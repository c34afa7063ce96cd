import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { erasingConversations } from './erase.ts'
import { openingReactor } from './openingReactor.ts'
import { supportProcess } from './process.ts'

export const support: WorkModule = {
  reactors: (kernel) => ({ opening: openingReactor(kernel) }),
  process: supportProcess,
  ends: { account: ofAccount('conversations', (kernel) => erasingConversations(kernel).eraseConversations) },
}
