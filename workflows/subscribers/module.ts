import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'
import { erasingReaders } from './erase.ts'
import { readersErasureReactor } from './eraseReactor.ts'
import { reactor } from './reactor.ts'

export const subscribers: WorkModule = {
  reactors: (_, temporal) => ({ subscribers: reactor(temporal) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingReaders(kernel) }) },
  workflows: { askSubscriber: 'run', endReading: 'run' },
  erasure: { part: 'reading', reactors: (temporal) => ({ readersErasure: readersErasureReactor(temporal) }) },
}
