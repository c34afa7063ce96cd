import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS } from '../../backend/modules/trees/contract.ts'
import { addTree, eraseTree } from '../../backend/modules/trees/decide.ts'
import { tree } from '../../backend/modules/trees/tree.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoTreeId, fillingDemo } from '../kernel/demo.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'

const Row = v.object({ id: v.string() })

/** What `TreeErased` promises, done after it: its key goes. */
const destroy = async ({ load, keys }: Kernel, id: string): Promise<void> => {
  if ((await load(tree, id)).state.status === 'erased') await keys.erase(`tree-${id}`)
}
const eraseRemoved = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(tree, id)
  await trySystemCommand(kernel)(tree, id, eraseTree({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroy(kernel, id)
}

/** What was removed is erased once nobody can bring it back. */
const treeProcess = process({
  aggregate: tree,
  wakes: (wake) => ({
    TreeRemoved: (event) => wake(event),
    TreeRestored: (event) => wake(event),
    TreeErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, removedAt }, _part, { clock, keys }, id) => {
    if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`tree-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: { erase: { act: eraseRemoved }, destroy: { act: destroy } },
  open: [
    { find: ({ db }) => db.any(sql.type(Row)`select id from trees.trees where removed_at is not null order by id`) },
  ],
})

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone added stays with the family, and ends with it.' },
  family: {
    part: 'trees',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'trees', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from trees.trees where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(tree, id, eraseTree({ reason: 'family' }), 'eraseTree')
        await destroy(kernel, id)
      },
    }),
  },
}

/** What the tree of a demo is called. */
const DEMO_TITLE = 'The Hales and the Ellises'

export const trees: WorkModule = {
  process: treeProcess,
  ends,
  demo: (kernel) => ({
    demoTree: fillingDemo(async (familyId) => {
      const treeId = demoTreeId(familyId)
      const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
      await ask(tree, treeId, addTree({ treeId, title: DEMO_TITLE }, { familyId }), 'demoTree')
    }),
  }),
}
