import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'

export const insights: Module = {
  categories,
  routers: [routes],
  export: { none: 'It suggests by what stands in the export of memories, and keeps no words of anyone.' },
}
