import { unescaped } from './text.ts'

export type Tag = {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
}
export type Part = { readonly tag: Tag } | { readonly text: string }

const NAME = /^[a-zA-Z][^\s/>]{0,60}/
/** What is in these is no HTML. */
const RAW = new Set(['script', 'style', 'textarea', 'title'])
/** @number characters of a tag with its attributes */
const LONGEST_TAG = 20_000

const attributesIn = (text: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  const pattern = /([^\s"'>/=]{1,100})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
  for (const [, name = '', double, single, bare] of text.matchAll(pattern)) {
    const key = name.toLowerCase()
    if (!found.has(key)) found.set(key, unescaped(double ?? single ?? bare ?? ''))
  }
  return found
}

/** Where a tag that begins here ends: a `>` in quotes ends nothing. */
const endOfTag = (html: string, from: number): number => {
  let quote = ''
  const last = Math.min(html.length, from + LONGEST_TAG)
  for (let at = from; at < last; at += 1) {
    const letter = html[at] ?? ''
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '>') return at
    else if ((letter === '"' || letter === "'") && html[at - 1] === '=') quote = letter
  }
  return html.indexOf('>', from)
}

/** The tags and texts of a page, one after another; it never fails, and looks at no letter more than a few times. */
export const partsOf = function* partsOf(html: string): Generator<Part> {
  const lower = html.toLowerCase()
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next === -1) break
    if (next > at) yield { text: html.slice(at, next) }
    if (html.startsWith('<!--', next)) {
      const end = html.indexOf('-->', next)
      if (end === -1) return
      at = end + 3
      continue
    }
    const isEnd = html[next + 1] === '/'
    const begin = next + (isEnd ? 2 : 1)
    const name = NAME.exec(html.slice(begin, begin + 61))?.[0].toLowerCase()
    if (name === undefined) {
      yield { text: '<' }
      at = next + 1
      continue
    }
    const end = endOfTag(html, begin + name.length)
    if (end === -1) return
    yield { tag: { name, isEnd, attributes: attributesIn(html.slice(begin + name.length, end)) } }
    at = end + 1
    if (isEnd || !RAW.has(name)) continue
    const close = lower.indexOf(`</${name}`, at)
    yield { text: html.slice(at, close === -1 ? html.length : close) }
    at = close === -1 ? html.length : close
  }
  if (at < html.length) yield { text: html.slice(at) }
}
