import type { WebModule } from '../../app/module.ts'

/** Its page is a tour for visitors, and its list stands on the page of people. */
export const connections: WebModule = {
  routes: [],
  // Who is a member, and how they are called, shows here too.
  refreshes: { kin: ['relatives'], family: ['relatives'] },
}
