import type { WebModule } from '../../app/module.ts'

/** Its box stands on pages of others, and what its mails lead to is made by the server. */
const paths = {} as const

export const subscribers: WebModule<typeof paths> = { paths, routes: [] }
