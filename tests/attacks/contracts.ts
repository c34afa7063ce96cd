import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type * as v from 'valibot'

const root = new URL('../../', import.meta.url)
export const files = (pattern: string) => globSync(pattern, { cwd: fileURLToPath(root) }).toSorted()
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** A schema or a part of one, as far as a walk looks into it. */
export type Node = {
  readonly kind: string
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly pipe?: readonly Node[]
  readonly wrapped?: Node
  readonly options?: readonly Node[]
  readonly item?: Node
  readonly value?: Node
  readonly requirement?: unknown
}

/** Every schema that a module's contract exports, by `<module>.<name>`. */
export const contracts = async (): Promise<ReadonlyMap<string, Node>> => {
  const all = new Map<string, Node>()
  for (const path of files('backend/modules/*/contract.ts')) {
    const exported = (await import(new URL(path, root).href)) as Record<string, v.GenericSchema>
    for (const [name, value] of Object.entries(exported))
      if (typeof value === 'object' && 'kind' in value) all.set(`${path.split('/')[2]}.${name}`, value)
  }
  return all
}

/** By hand, by what `commandsOf` made (called `command` or `…Command`), or by what makes such a one at once. */
const BODIES = /(?:\b(?:bodyOf|checked)\((?:ctx, )?|[cC]ommand\(\s*|\)\(\s*)([A-Z]\w*)/gu
const QUERIES = /\bqueryOf\(ctx, ([A-Z]\w*)/gu
const namedBy = (reads: RegExp): ReadonlySet<string> => {
  const sources = files('backend/modules/**/*.ts').filter((path) => !path.includes('.test.'))
  return new Set(
    sources.flatMap((path) =>
      [...textOf(path).matchAll(reads)].map(([, name = '']) => `${path.split('/')[2]}.${name}`),
    ),
  )
}
/** The schemas by which a body is read, by `<module>.<name>` where the module's contract has them. */
export const readBy = () => namedBy(BODIES)
/** Those by which the query of an address is. */
export const queriesBy = () => namedBy(QUERIES)
