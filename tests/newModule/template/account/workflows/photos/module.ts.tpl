import type { WorkModule } from '../kernel/module.ts'

export const photos: WorkModule = {
  ends: { account: { none: 'Titles are sealed with the account’s key, and the rows go with the account.' } },
}
