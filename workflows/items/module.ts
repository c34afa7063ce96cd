import type { WorkModule } from '../kernel/module.ts'
import { demoItemsReactor } from './demo.ts'
import { ends } from './ends.ts'
import { pairsReactor } from './pairs.ts'
import { itemProcess } from './process.ts'
import { sameFileReactor } from './sameFile.ts'

export const items: WorkModule = {
  reactors: (kernel) => ({ sameFile: sameFileReactor(kernel), pairs: pairsReactor(kernel) }),
  process: itemProcess,
  ends,
  demo: (kernel) => ({ demoItems: demoItemsReactor(kernel) }),
}
