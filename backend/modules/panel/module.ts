import type { Module } from '../../kernel/process/module.ts'
import { routes } from './routes.ts'

export const panel: Module = {
  categories: [],
  routers: [routes],
  export: { none: 'The desk keeps nothing of its own.' },
}
