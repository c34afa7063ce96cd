import type { ComponentType } from 'react'
import type { Page, Pages } from '../pages/page.ts'
import { late, type Late } from './late.ts'

type Load = () => Promise<ComponentType>
type Place = {
  readonly path: string
  readonly load: Load
}
export type Route = {
  readonly name: string
  readonly path: string
  /** What the page is, and what a visitor sees: fetched together, before the first render. */
  readonly view: Late<{ readonly page: Page; readonly Page: ComponentType }>
}

/** What stands round a page of the public site. The landing page brings its own, so the first script does without. */
export const publicShell = late(() => import('../PublicShell.tsx'))

/**
 * The routes of one area. Only paths stand in the first script: what the pages are in words is loaded with the first
 * page of the area, its code and what stands round it with the page.
 */
export const area = <P extends Pages>(
  words: () => Promise<P>,
  places: { readonly [Name in keyof P]: Place },
  isFramed = true,
): readonly Route[] =>
  Object.entries<Place>(places).map(([name, { path, load }]) => ({
    name,
    path,
    view: late(async () => {
      const [pages, Page] = await Promise.all([words(), load(), isFramed && publicShell.fetch()])
      const page = pages[name]
      if (!page) throw new Error(`The page ${name} has no words`)
      return { page, Page }
    }),
  }))
