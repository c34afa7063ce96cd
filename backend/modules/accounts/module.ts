import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { holderOf } from './queries.ts'
import { routes } from './routes.ts'

export const accounts: Module = {
  categories,
  routers: [routes],
  ports: (kernel) => ({ holderOf: (address) => holderOf(kernel, address) }),
  // An admin must be able to sign in, and to open the house again.
  worksInMaintenance: /^\/api\/(csrf-token|account$|auth\/(?!signup|demo))/,
  opensByItself: /^\/api\/undo\//,
  export: { none: 'The export itself begins with the profile, and asks all others for theirs.' },
}
