import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { gedimport } from '../../backend/modules/records/gedimport.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { demoPeopleReactor } from './demo.ts'
import { applyRecords, readFile, undoRecords } from './importing.ts'

const Row = v.object({ id: v.string() })

/** A file is read as it comes, and brought into the tree when somebody says so. */
const importProcess = process({
  aggregate: gedimport,
  wakes: (wake) => ({
    ImportBegun: (event) => wake(event),
    CharsetChosen: (event) => wake(event),
    ImportApproved: (event) => wake(event),
    ImportUndoBegun: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: ({ status, at, charset, applied }) => {
    if (status === 'kept') return { step: 'read', at, mark: charset }
    if (status === 'applying') return { step: 'apply', at, mark: applied }
    return status === 'undoing' ? { step: 'undo', at } : undefined
  },
  steps: { read: { act: readFile }, apply: { act: applyRecords }, undo: { act: undoRecords } },
  open: [
    {
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select id from records.imports where state in ('kept', 'applying', 'undoing') order by id`),
    },
  ],
})

const ends: Ends = {
  account: { none: 'What someone brought into a tree stays with the family, and ends with the tree.' },
}

export const records: WorkModule = {
  process: importProcess,
  ends,
  demo: (kernel) => ({ demoTreePeople: demoPeopleReactor(kernel) }),
}
