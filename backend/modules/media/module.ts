import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { uploads } from './uploads.ts'

export const media: Module = {
  categories,
  routers: [routes],
  streaming: [uploads],
  export: exported,
  recordable,
}
