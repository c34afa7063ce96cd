import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { storageUsed } from './queries/lists.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { shareable } from './shareable.ts'
import { hub } from './hub.ts'

export const items: Module = {
  categories,
  hub,
  routers: [routes],
  export: exported,
  shareable: [shareable],
  recordable,
  uses: [storageUsed],
  happened: {
    item_added: '{by} added a memory.',
    item_binned: '{by} put a memory into the bin.',
    item_restored: '{by} brought a memory back.',
  },
}
