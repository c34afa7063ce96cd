import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { capsule } from '../../backend/modules/capsules/capsule.ts'
import { eraseCapsule } from '../../backend/modules/capsules/decide/keep.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoCapsulesReactor } from './demo.ts'
import { destroyCapsule } from './destroy.ts'
import { capsuleNotifications } from './notifications.ts'
import { capsuleProcess } from './process.ts'

const Row = v.object({ id: v.string() })

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone put into a capsule stays in it: a sealed one opens even when they have gone.' },
  family: {
    part: 'capsules',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'capsules', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from capsules.capsules where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(capsule, id, eraseCapsule({ reason: 'family' }), 'eraseCapsule')
        await destroyCapsule(kernel, id)
      },
    }),
  },
}

export const capsules: WorkModule = {
  process: capsuleProcess,
  notifications: { of: 'going-on', by: (kernel) => [capsuleNotifications(kernel)] },
  ends,
  demo: (kernel) => ({ demoCapsules: demoCapsulesReactor(kernel) }),
}
