import type { WorkModule } from '../kernel/module.ts'

export const settings: WorkModule = {
  ends: { account: { none: 'The switches are the site’s, not an account’s.' } },
}
