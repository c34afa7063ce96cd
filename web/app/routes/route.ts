import type { ComponentType } from 'react'
import type { Page, Pages } from '../pages/page.ts'
import { late, type Late } from './late.ts'

/** Links, by the names of their pages. */
export type Paths = Readonly<Record<string, (...parameters: never[]) => string>>

type Load = () => Promise<ComponentType>
/** A page by its name in its file: as short as can be, since the first script says it of each page. */
export const page =
  <Name extends string>(file: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): Load =>
  async () =>
    (await file())[name]
/** A page's code, and the pattern of its address: only where its link takes parameters has that to be said. */
type Patterned = { readonly path: string; readonly load: Load }
type Place<Link> = Link extends () => string ? Load | Patterned : Patterned
export type Route = {
  readonly name: string
  readonly path: string
  /** What the page is, and what a visitor sees: fetched together, before the first render. */
  readonly view: Late<{ readonly page: Page; readonly Page: ComponentType }>
}

/** What stands round a page of the public site. The landing page brings its own, so the first script does without. */
export const publicShell = late(() => import('../PublicShell.tsx'))

/**
 * The routes of pages whose words stand in one file. Only paths stand in the first script: what the pages are in words is
 * loaded with the first of them, its code and what stands round it with the page.
 */
export const area = <Links extends Paths, P extends Pages>(
  links: Links,
  words: () => Promise<P>,
  places: { readonly [Name in keyof P]: Place<Name extends keyof Links ? Links[Name] : unknown> },
  isFramed = true,
): readonly Route[] =>
  Object.entries<Load | Patterned>(places).map(([name, place]) => {
    const { path, load } = typeof place === 'function' ? { path: (links[name] as () => string)(), load: place } : place
    return {
      name,
      path,
      view: late(async () => {
        const [pages, Page] = await Promise.all([words(), load(), isFramed && publicShell.fetch()])
        const page = pages[name]
        if (!page) throw new Error(`The page ${name} has no words`)
        return { page, Page }
      }),
    }
  })
