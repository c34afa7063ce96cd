import type { WebModule } from '../../app/module.ts'

/** Its switch stands on pages of others, and what its emails lead to is made by the server. */
const paths = {} as const

export const prompts: WebModule<typeof paths> = { paths, routes: [], refreshes: { prompt: ['/api/prompts/mine'] } }
