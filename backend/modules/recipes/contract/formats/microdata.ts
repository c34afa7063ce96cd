import { partsOf, type Tag } from './html.ts'
import { recipesAmong, type Node } from './schemaOrg.ts'

type Building = { readonly type: string; readonly values: Map<string, unknown[]> }
/** An element that is open: what it begins, and where in the page's words its own begin. */
type Open = { readonly name: string; readonly item?: Building; readonly prop?: string; readonly from: number }

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** @number elements of a page that can be open at once */
const MOST_OPEN = 500

const nodeOf = ({ type, values }: Building): Node => ({ '@type': type, ...Object.fromEntries(values) })
const add = (item: Building | undefined, prop: string, value: unknown): void => {
  if (!item) return
  for (const name of prop.split(/\s+/).filter(Boolean)) item.values.set(name, [...(item.values.get(name) ?? []), value])
}

/** What an element says by its attributes; undefined where its words say it. */
const saidBy = ({ attributes, name }: Tag): string | undefined => {
  const said = attributes.get('content')
  if (said !== undefined) return said
  if (name === 'time') return attributes.get('datetime')
  if (name === 'a' || name === 'link') return attributes.get('href')
  if (name === 'img') return attributes.get('src')
  return name === 'meta' ? '' : undefined
}

/** @number characters that one element of a page says */
const MOST_SAID = 100_000
/** Words from there on; of an element that holds half a page no more than a recipe can have. */
const wordsFrom = (words: readonly string[], from: number): string => {
  let said = ''
  for (let at = from; at < words.length && said.length < MOST_SAID; at += 1) said += words[at] ?? ''
  return said.slice(0, MOST_SAID)
}

/** The recipes that a page's elements say of themselves. */
export const microdataIn = (html: string): readonly Node[] => {
  const roots: unknown[] = []
  const open: Open[] = []
  /** Of the whole page: words of an element are words of those around it. */
  const words: string[] = []
  const innermost = (): Building | undefined => open.findLast(({ item }) => item !== undefined)?.item
  const close = (): void => {
    const last = open.pop()
    if (!last) return
    const { item, prop, from } = last
    if (prop !== undefined) add(innermost(), prop, item ? nodeOf(item) : wordsFrom(words, from))
    else if (item) roots.push(nodeOf(item))
  }
  for (const part of partsOf(html)) {
    if ('text' in part) {
      words.push(part.text)
      continue
    }
    const { tag } = part
    if (tag.isEnd) {
      const at = open.findLastIndex(({ name }) => name === tag.name)
      if (at !== -1) for (let n = open.length; n > at; n -= 1) close()
      words.push(`</${tag.name}>`)
      continue
    }
    const prop = tag.attributes.get('itemprop')
    const said = prop === undefined || tag.attributes.has('itemscope') ? undefined : saidBy(tag)
    if (prop !== undefined && said !== undefined) add(innermost(), prop, said)
    words.push(`<${tag.name}>`)
    if (VOID.has(tag.name) || open.length >= MOST_OPEN) continue
    open.push({
      name: tag.name,
      from: words.length,
      ...(tag.attributes.has('itemscope') && {
        item: { type: tag.attributes.get('itemtype') ?? '', values: new Map() },
      }),
      ...(prop !== undefined && said === undefined && { prop }),
    })
  }
  while (open.length > 0) close()
  return recipesAmong(roots)
}
