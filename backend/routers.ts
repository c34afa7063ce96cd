import type Router from '@koa/router'
import { bounces } from './kernel/mail/bounces.ts'
import { routes as accounts } from './modules/accounts/routes.ts'
import { routes as audit } from './modules/audit/routes.ts'
import { routes as backups } from './modules/backups/routes.ts'
import { routes as claims } from './modules/claims/routes.ts'
import { linkBounces } from './modules/deliveries/bounces.ts'
import { routes as deliveries } from './modules/deliveries/routes.ts'
import { answers as contactAnswers } from './modules/life/answers.ts'
import { reached } from './modules/life/reached.ts'
import { routes as life } from './modules/life/routes.ts'
import { routes as media } from './modules/media/routes.ts'
import { answers } from './modules/messages/answers.ts'
import { noticeBounces } from './modules/messages/bounces.ts'
import { routes as messages } from './modules/messages/routes.ts'
import { routes as panel } from './modules/panel/routes.ts'
import { answers as invitations } from './modules/recipients/answers.ts'
import { routes as recipients } from './modules/recipients/routes.ts'
import { routes as reviews } from './modules/reviews/routes.ts'
import { routes as settingsRoutes } from './modules/settings/routes.ts'
import { routes as subscribers } from './modules/subscribers/routes.ts'
import { routes as support } from './modules/support/routes.ts'
import { waitingRoutes } from './modules/support/waiting.ts'
import type { Kernel } from './kernel/kernel.ts'

const modules = [
  accounts,
  recipients,
  invitations,
  media,
  messages,
  answers,
  deliveries,
  life,
  contactAnswers,
  reached,
  claims,
  audit,
  subscribers,
  support,
  waitingRoutes,
  settingsRoutes,
  reviews,
  panel,
  backups,
]

/** Every module's routes, but for uploads, which no body parser may have read. */
export const routersOf = (kernel: Kernel): Router[] => [
  ...modules.map((routes) => routes(kernel)),
  bounces(kernel, [noticeBounces, linkBounces]),
]
