import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'

/** @number how often the log is anchored */
const EVERY_DAYS = 1

export const audit: WorkModule = {
  activities: { timeline: activities },
  sweeps: (dayMs) => [{ id: 'anchor', workflowType: 'writeAnchors', everyMs: EVERY_DAYS * dayMs }],
  workflows: { writeAnchors: 'schedule' },
  ends: { account: { none: 'The history holds ids, times and hashes, and no word of a person.' } },
}
