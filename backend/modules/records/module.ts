import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { peopleIn } from './queries/people.ts'
import { routes } from './routes.ts'
import { branch, inBranch } from './shareable.ts'

export const records: Module = {
  categories,
  routers: [routes],
  export: exported,
  shareable: [branch, inBranch],
  uses: [{ limit: 'treePersons', count: peopleIn }],
  happened: { tree_imported: '{by} brought a file into a family tree.' },
}
