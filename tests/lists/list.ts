import type { Browser } from '../../backend/kernel/testing/browser.ts'
import type { World } from '../attacks/walk/world.ts'

/** A list as somebody who may read it asks for it. */
export type List = {
  readonly browser: Browser
  readonly path: () => string
  /** Brings one more row into it; `n` have come by this before. */
  readonly add: (n: number) => Promise<unknown>
  /** Makes what is asked for of all rows that have come. */
  readonly ready?: () => Promise<unknown>
}
export type Lists = Readonly<Record<string, (world: World) => Promise<List>>>
