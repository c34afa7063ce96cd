import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as server from '../../../web/server.tsx'

// The bundle that the server renders with: its registry is the one that is served.
const bundle = pathToFileURL(join(import.meta.dirname, '../../../dist/web-server/server.js')).href
export const { listPages, wordsAt } = (await import(bundle)) as typeof server

const SOME_ID = '01990000-0000-7000-8000-000000000001'

/** One address of each page, and every address that the build knows. */
export const addresses = async () => {
  const pages = await listPages()
  return pages.flatMap((page) => {
    if (page.pattern === '*') return [{ page, path: '/never-was', status: 404 }]
    const some = page.pattern.replaceAll(/:[^/]+/gu, SOME_ID)
    const paths = page.instances.length > 0 ? page.instances : [some]
    return paths.map((path) => ({ page, path, status: 200 }))
  })
}
export type Address = Awaited<ReturnType<typeof addresses>>[number]
