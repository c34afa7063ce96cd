import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/records/events.ts'
import { changes } from './changes.ts'
import { imports } from './imports.ts'
import { links } from './links.ts'
import { people } from './people.ts'
import { records as table } from './records.ts'

export const records: ReadModule = {
  categories,
  tables: [table, people, links, imports, changes],
  noted: { category: 'gedimport', kinds: { ImportApproved: 'tree_imported' }, erasedBy: 'ImportUndone' },
}
