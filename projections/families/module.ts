import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/families/events.ts'
import { activitiesOf } from './activities.ts'
import { families as table } from './families.ts'
import { invitations } from './invitations.ts'
import { members } from './members.ts'

export const families: ReadModule = {
  categories,
  tables: ({ noted }) => [table, members, invitations, activitiesOf(noted)],
}
