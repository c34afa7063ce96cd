import type Router from '@koa/router'
import type { Paths } from './kernel/http/application.ts'
import type { Kernel } from './kernel/kernel.ts'
import { OWN_CATEGORY } from './kernel/log/skips.ts'
import { bounces } from './kernel/mail/bounces.ts'
import type { Module } from './kernel/process/module.ts'
import type { Ports } from './kernel/process/ports.ts'
import { mergeUnique } from './kernel/process/mergeUnique.ts'
import * as index from './modules/index.ts'

const listed: readonly Module[] = Object.values(index)

/** Every category that the product writes. */
export const categories: readonly string[] = [OWN_CATEGORY, ...listed.flatMap((module) => module.categories)]

/** All that recordings are made for. */
export const recordables = listed.flatMap(({ recordable = [] }) => recordable)

/** What happened in a family, in sentences. */
export const happened = mergeUnique(
  'sentences of what happened',
  listed.map((module) => module.happened),
)

const hubCards = listed.flatMap(({ hub = [] }) => hub)
const uses = listed.flatMap((module) => module.uses ?? [])

/** What modules answer to the kernel. */
export const portsOf = (kernel: Kernel): Partial<Ports> =>
  mergeUnique('ports', [{ recordables, happened, hubCards, uses }, ...listed.map(({ ports }) => ports?.(kernel))])

/** The paths for which modules want something else than all others have. */
export const paths: Paths = {
  worksInMaintenance: listed.flatMap((module) => module.worksInMaintenance ?? []),
  knowsNoSession: listed.flatMap((module) => module.knowsNoSession ?? []),
  opensByItself: listed.flatMap((module) => module.opensByItself ?? []),
}

/** Every module's part of an account's export. */
const exports = listed.flatMap((module) => ('none' in module.export ? [] : module.export))

/** Every kind of things that a family's link may show. */
const kinds = listed.flatMap(({ shareable = [] }) => shareable)

/** Every module's routes, but for those that no body parser may have read. */
export const routersOf = (kernel: Kernel): Router[] => [
  ...[...listed.flatMap(({ routers }) => routers), ...listed.flatMap(({ rest = [] }) => rest)].map((routes) =>
    routes(kernel, exports, kinds),
  ),
  bounces(
    kernel,
    listed.flatMap((module) => module.bounces ?? []),
  ),
]

/** The routes that take a body as it comes; they stand first. */
export const streamingOf = (kernel: Kernel): Router[] =>
  listed.flatMap(({ streaming = [] }) => streaming.map((routes) => routes(kernel)))
