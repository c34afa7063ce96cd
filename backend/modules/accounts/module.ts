import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'

export const accounts: Module = {
  categories,
  routers: [routes],
  export: { none: 'The export itself begins with the profile, and asks all others for theirs.' },
}
