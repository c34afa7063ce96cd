import type { WorkModule } from '../kernel/module.ts'

export const settings: WorkModule = {
  erasure: { none: 'The switches are the house’s.' },
}
