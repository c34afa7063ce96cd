import { Router } from '@koa/router'
import { catchRefused } from '../../kernel/http/problem.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ExportPart } from '../../kernel/process/module.ts'
import type { Shareable } from '../../kernel/process/shareable.ts'
import { refusals, sentences } from './contract.ts'
import { linkRoutes } from './routes/links.ts'
import { sharedRoutes } from './routes/shared.ts'

/** @param kinds what a link may show, of every module */
export const routes = (kernel: Kernel, _exports: readonly ExportPart[], kinds: readonly Shareable[]): Router => {
  const links = linkRoutes(kernel, kinds)
  const shared = sharedRoutes(kernel, kinds)
  return new Router()
    .use(catchRefused({ statuses: refusals, sentences }))
    .use(links.routes())
    .use(shared.routes())
}
