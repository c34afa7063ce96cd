import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import { signedIn } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { refusals, sentences } from './contract.ts'
import { beginRoutes } from './routes/begin.ts'
import { exportRoutes } from './routes/exports.ts'
import { importRoutes } from './routes/imports.ts'
import { peopleRoutes } from './routes/people.ts'
import { relationRoutes } from './routes/relations.ts'

export const routes = (kernel: Kernel): Router => {
  const router = new Router({ prefix: '/api/trees' }).use(catchRefused({ statuses: refusals, sentences }), signedIn)
  beginRoutes(kernel, router)
  peopleRoutes(kernel, router)
  relationRoutes(kernel, router)
  importRoutes(kernel, router)
  return exportRoutes(kernel, router)
}
