import type { WorkModule } from '../kernel/module.ts'

export const photos: WorkModule = {
  erasure: { none: 'Titles are sealed with the account’s key, and the rows go with the account.' },
}
