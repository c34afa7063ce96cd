import type { WorkModule } from '../kernel/module.ts'
import { demoItemsReactor } from './demo.ts'
import { ends } from './ends.ts'
import { pairsReactor } from './pairs.ts'
import { itemProcess } from './process.ts'
import { reading } from './reading/activities.ts'
import { openReadings, readingReactor } from './reading/reactor.ts'
import { sameFileReactor } from './sameFile.ts'
import { sweepingVault } from './sweep.ts'

/** @number how often in a day what is over in the vault is erased */
const SWEEPS_A_DAY = 24

export const items: WorkModule = {
  reactors: (kernel, temporal) => ({
    sameFile: sameFileReactor(kernel),
    pairs: pairsReactor(kernel),
    reading: readingReactor(kernel, temporal),
  }),
  activities: { media: (kernel) => ({ ...sweepingVault(kernel), ...reading(kernel) }) },
  sweeps: (dayMs) => [
    { id: 'vault-sweep', workflowType: 'sweepVault', taskQueue: 'media', everyMs: dayMs / SWEEPS_A_DAY },
  ],
  workflows: { sweepVault: 'schedule', readItem: 'open' },
  open: openReadings,
  process: itemProcess,
  ends,
  demo: (kernel) => ({ demoItems: demoItemsReactor(kernel) }),
}
