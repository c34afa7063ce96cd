import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { authorRoutes } from './routes/author.ts'
import { confirmRoutes } from './routes/confirm.ts'
import { enjoyRoutes } from './routes/enjoy.ts'
import { lettersRoutes } from './routes/letters.ts'
import { openRoutes } from './routes/open.ts'
import { pagesOf, words } from './routes/page.ts'
import { proposeRoutes } from './routes/propose.ts'
import { staffRoutes } from './routes/staff.ts'

/** What a recipient may do with the link that was mailed to them, and what its author sees of it. */
export const routes = (kernel: Kernel): Router => {
  const { inPages } = pagesOf(kernel)
  return new Router()
    .use(catchRefused(words), inPages)
    .use(openRoutes(kernel).routes())
    .use(lettersRoutes(kernel).routes())
    .use(enjoyRoutes(kernel).routes())
    .use(confirmRoutes(kernel).routes())
    .use(proposeRoutes(kernel).routes())
    .use(authorRoutes(kernel).routes())
    .use(staffRoutes(kernel).routes())
}
