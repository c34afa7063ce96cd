import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'

export const audit: WorkModule = {
  activities: { timeline: activities },
  sweeps: (dayMs) => [{ id: 'anchor', workflowType: 'writeAnchors', everyMs: dayMs }],
  workflows: { writeAnchors: 'schedule' },
  ends: { account: { none: 'The history holds ids, times and hashes, and no word of a person.' } },
}
