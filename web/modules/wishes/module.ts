import type { WebModule } from '../../app/module.ts'

/** Its page lies at `/last-wishes`, which is a tour to visitors. */
export const wishes: WebModule = { routes: [], refreshes: { wishes: ['wishes'], life: ['wishes'] } }
