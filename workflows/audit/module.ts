import type { WorkModule } from '../kernel/module.ts'
import { activities } from './activities.ts'

export const audit: WorkModule = {
  activities: { timeline: activities },
  workflows: { writeAnchors: 'schedule' },
  erasure: { none: 'The history holds ids, times and hashes, and no word of a person.' },
}
