import type { WebModule } from '../../app/module.ts'

/** Its switch stands on pages of others, and what its emails lead to is made by the server. */
export const prompts: WebModule = { routes: [], refreshes: { prompt: ['/api/prompts/mine'] } }
