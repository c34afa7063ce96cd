import type { Kernel } from '../../backend/kernel/kernel.ts'
import { routersOf, streamingOf } from '../../backend/routers.ts'

const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** All routers of the house; what takes bytes stands first. */
export const houseOf = (kernel: Kernel) => [...streamingOf(kernel), ...routersOf(kernel)]

const routesOf = (kernel: Kernel, isWanted: (method: string) => boolean) =>
  houseOf(kernel)
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path, stack }) =>
      methods
        .filter(isWanted)
        .map((method) => ({ route: `${method} ${String(path)}`, path: String(path), handlers: stack })),
    )

export type Route = ReturnType<typeof routesOf>[number]

/** Every route that may change something, and what it runs through. */
export const unsafeRoutesOf = (kernel: Kernel) => routesOf(kernel, (method) => UNSAFE.has(method))

/** Every route that only answers. */
export const readRoutesOf = (kernel: Kernel) => routesOf(kernel, (method) => method === 'GET')
