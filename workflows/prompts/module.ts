import type { WorkModule } from '../kernel/module.ts'
import { promptProcess } from './process.ts'

export const prompts: WorkModule = {
  process: promptProcess,
  ends: {
    account: {
      none: 'It holds no word of a person: the row goes with the account, and its workflow ends at the next date, unsent.',
    },
  },
}
