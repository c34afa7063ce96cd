import type { WebModule } from '../../app/module.ts'

/** Its page is a tour for visitors, and its list stands on the page of people. */
const paths = {} as const

export const connections: WebModule<typeof paths> = {
  paths,
  routes: [],
  // Who is a member, and how they are called, shows here too.
  refreshes: { kin: ['relatives'], family: ['relatives'] },
}
