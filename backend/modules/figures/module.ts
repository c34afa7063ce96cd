import type { Module } from '../../kernel/process/module.ts'
import { routes } from './routes.ts'

export const figures: Module = {
  categories: [],
  routers: [routes],
  worksInMaintenance: /^\/api\/claims/,
  export: { none: 'Visits are counted without anyone’s name.' },
}
