import type { WorkModule } from '../kernel/module.ts'

export const reviews: WorkModule = {
  ends: { account: { none: 'A review is sealed with its account’s key, and its row goes with the account.' } },
}
