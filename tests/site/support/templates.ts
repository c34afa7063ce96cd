import { readBuilt } from './build.ts'
import { addresses, type Address } from './registry.ts'

type Built = readonly { readonly pattern: string; readonly file: string }[]

/**
 * What a visitor sees a page made of: the styles of its document, or, where script draws it, the page itself. The pages
 * of the family look all the same to a visitor, and so do those of the house.
 */
const partsOf = async ({ page, path }: Address, built: Built): Promise<ReadonlySet<string>> => {
  if (!page.isRendered) return new Set([page.audience === 'anyone' ? page.name : page.audience])
  const document =
    built.find(({ pattern }) => pattern === path) ?? built.find(({ pattern }) => pattern === page.pattern)
  if (!document) throw new Error(`The build has no document of ${path}`)
  const html = (await readBuilt(document.file)).toString()
  const classes = [...html.matchAll(/ class="([^"]+)"/gu)].flatMap(([, names = '']) => names.split(' '))
  return new Set(classes.filter((name) => name.startsWith('css-')))
}

/**
 * The addresses on which, together, each part of any page is seen: each of them shows at least one that no other shows
 * before it. A new template is therefore among them from the day it has a route.
 */
export const templates = async () => {
  const built = JSON.parse((await readBuilt('pages.json')).toString()) as Built
  const parts = new Map<string, ReadonlySet<string>>()
  for (const address of await addresses()) parts.set(address.path, await partsOf(address, built))
  const chosen: string[] = []
  const seen = new Set<string>()
  for (;;) {
    const news = [...parts].map(([path, own]) => ({ path, own, count: own.difference(seen).size }))
    const next = news.reduce((most, one) => (one.count > most.count ? one : most))
    if (next.count === 0) return { parts, chosen }
    chosen.push(next.path)
    for (const part of next.own) seen.add(part)
  }
}
