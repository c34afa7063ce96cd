import type { WorkModule } from '../kernel/module.ts'

export const settings: WorkModule = {
  ends: { account: { none: 'The switches are the house’s.' } },
}
