import type { WebModule } from '../../app/module.ts'

/** Its box stands on pages of others, and what its mails lead to is made by the server. */
export const subscribers: WebModule = { routes: [] }
