import type { WorkModule } from '../kernel/module.ts'
import { demoRelativesReactor } from './demo.ts'

export const connections: WorkModule = {
  ends: { account: { none: 'Names are sealed with the family’s key, and the rows go with the family.' } },
  demo: (kernel) => ({ demoRelatives: demoRelativesReactor(kernel) }),
}
