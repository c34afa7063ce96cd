import type { Module } from '../../kernel/process/module.ts'
import { categories } from './events.ts'
import { routes } from './routes.ts'
import { uploads } from './uploads.ts'

export const media: Module = {
  categories,
  routers: [routes],
  streaming: [uploads],
  export: { none: 'A recording goes along with the message that it belongs to.' },
}
