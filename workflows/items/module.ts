import type { WorkModule } from '../kernel/module.ts'
import { demoItemsReactor } from './demo.ts'
import { ends } from './ends.ts'
import { itemProcess } from './process.ts'
import { reading } from './reading/activities.ts'
import { openReadings, readingReactor } from './reading/reactor.ts'
import { sameFileReactor } from './sameFile.ts'

export const items: WorkModule = {
  reactors: (kernel, temporal) => ({
    sameFile: sameFileReactor(kernel),
    reading: readingReactor(kernel, temporal),
  }),
  activities: { media: (kernel) => reading(kernel) },
  workflows: { readItem: 'open' },
  open: openReadings,
  process: itemProcess,
  ends,
  demo: (kernel) => ({ demoItems: demoItemsReactor(kernel) }),
}
