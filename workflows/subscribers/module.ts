import { ofAccount } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { erasingReaders } from './erase.ts'
import { subscriberProcess } from './process.ts'

export const subscribers: WorkModule = {
  process: subscriberProcess,
  ends: { account: ofAccount('reading', (kernel) => erasingReaders(kernel).eraseReader) },
}
