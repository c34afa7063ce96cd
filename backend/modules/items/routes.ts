import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import { signedIn } from '../../kernel/http/request.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { refusals, sentences } from './contract.ts'
import { bulkRoutes } from './routes/bulk.ts'
import { commandRoutes } from './routes/commands.ts'
import { readingRoutes } from './routes/reading.ts'
import { takeHomeRoutes } from './routes/takeHome.ts'

export const routes = (kernel: Kernel): Router => {
  const router = new Router({ prefix: '/api/items' }).use(catchRefused({ statuses: refusals, sentences }), signedIn)
  return commandRoutes(kernel, bulkRoutes(kernel, takeHomeRoutes(kernel, readingRoutes(kernel, router))))
}
