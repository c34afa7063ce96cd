import type { WorkModule } from '../kernel/module.ts'
import { onErasure } from '../kernel/onErasure.ts'
import { activities } from './activities.ts'
import { erasingReaders } from './erase.ts'
import { endReading } from './eraseWorkflow.ts'
import { open } from './open.ts'
import { reactor } from './reactor.ts'

export const subscribers: WorkModule = {
  reactors: (_, temporal) => ({ subscribers: reactor(temporal) }),
  activities: { mail: (kernel) => ({ ...activities(kernel), ...erasingReaders(kernel) }) },
  workflows: { askSubscriber: 'open', endReading: 'run' },
  open,
  erasure: {
    part: 'reading',
    reactors: (temporal) => ({ readersErasure: onErasure(temporal, endReading, 'reading') }),
  },
}
