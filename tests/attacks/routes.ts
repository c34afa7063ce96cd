import type { Kernel } from '../../backend/kernel/kernel.ts'
import { routersOf, streamingOf } from '../../backend/routers.ts'

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** All routers of the house; what takes bytes stands first. */
export const houseOf = (kernel: Kernel) => [...streamingOf(kernel), ...routersOf(kernel)]

/** Every route that may change something, and what it runs through. */
export const unsafeRoutesOf = (kernel: Kernel) =>
  houseOf(kernel)
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path, stack }) =>
      methods
        .filter((method) => UNSAFE.has(method))
        .map((method) => ({ route: `${method} ${String(path)}`, path: String(path), handlers: stack })),
    )
