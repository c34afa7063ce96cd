import * as modules from '../modules/index.ts'
import type { WebModule } from './module.ts'

/** Every module of the web, by name. */
export const all: readonly WebModule[] = Object.values(modules)
