import type { WorkModule } from '../kernel/module.ts'

export const insights: WorkModule = {
  ends: {
    account: { none: 'What is wrong is wrong for the whole family, no matter who said so; it has no words in it.' },
  },
}
