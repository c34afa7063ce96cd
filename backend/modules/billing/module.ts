import type { Module } from '../../kernel/process/module.ts'
import { lifting } from './lifting.ts'
import { LIMITS } from './contract.ts'

export const billing: Module = {
  categories: [],
  routers: [],
  // Nothing is sold yet, so every family has what the largest plan has.
  ports: () => ({ entitled: () => Promise.resolve(LIMITS.complete_legacy), lifting }),
  export: { none: 'Nothing is sold yet, so nobody has bought anything.' },
}
