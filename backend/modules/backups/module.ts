import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'

export const backups: Module = {
  categories,
  routers: [routes],
  export: { none: 'A backup is of the whole house, and sealed.' },
}
