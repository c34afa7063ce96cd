import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The columns of each table, as `schema.table`. */
export type Tables = ReadonlyMap<string, ReadonlySet<string>>

/** What lies between commas that stand in no brackets. */
const partsOf = (list: string): string[] => {
  const parts = ['']
  let depth = 0
  for (const letter of list) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim().replaceAll(/\s+/gu, ' '))
}

const IS_NO_COLUMN = /^add (primary key|unique|check|constraint|foreign key)|^(alter|drop constraint)/u
const ADDED = /^add (?:column )?(?:if not exists )?(\w+) \S/u
const DROPPED = /^drop (?:column )?(?:if exists )?(\w+)/u
const RENAMED = /^rename (?:column )?(\w+) to (\w+)/u

const change = (columns: Set<string>, part: string): void => {
  if (IS_NO_COLUMN.test(part)) return
  const [, from = '', to] = RENAMED.exec(part) ?? DROPPED.exec(part) ?? []
  const added = to ?? (from === '' ? ADDED.exec(part)?.[1] : undefined)
  columns.delete(from)
  if (added !== undefined) columns.add(added)
  else if (from === '') throw new Error(`A migration says what is not understood here: ${part}`)
}

/** The tables that these migrations make, in the order in which they run. */
export const tablesOf = (migrations: readonly string[]): Tables => {
  const tables = new Map<string, Set<string>>()
  const statements = migrations.flatMap((text) => text.replaceAll(/--.*/gu, '').split(';'))
  for (const statement of statements) {
    const [, verb, name = '', said = ''] =
      /^\s*(create|alter|drop) table (?:if exists )?([\w.]+)(.*)$/su.exec(statement) ?? []
    if (verb === 'drop') tables.delete(name)
    if (verb !== 'create' && verb !== 'alter') continue
    const columns = tables.get(name) ?? new Set()
    tables.set(name, columns)
    const isNew = verb === 'create'
    const list = isNew ? said.slice(said.indexOf('(') + 1, said.lastIndexOf(')')) : said
    for (const part of partsOf(list)) change(columns, isNew ? `add ${part}` : part)
  }
  return tables
}

/** All tables of the tree at `root`: those of truth, and the read tables. */
export const tablesIn = (root: string): Tables =>
  tablesOf(
    ['backend', 'projections'].flatMap((name) => {
      const folder = join(root, name, 'migrations')
      return readdirSync(folder)
        .toSorted()
        .map((file) => readFileSync(join(folder, file), 'utf8'))
    }),
  )
