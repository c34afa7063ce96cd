import type { Tables } from './tables.ts'

const OWNER = /^(?:backend\/modules|projections|workflows)\/([^/]+)\/|^(\w+)\//u
/** Whose a file is: a module's, the kernel's, or the process's that it belongs to. */
export const ownerOf = (file: string): string => {
  const [, module, folder = ''] = OWNER.exec(file) ?? []
  return file.startsWith('backend/kernel/') ? 'kernel' : (module ?? folder)
}

/** A schema that kept the first name of its module. */
const FORMER: Readonly<Record<string, string>> = { figures: 'claims' }

const NO_ALIAS =
  /^(as|where|on|set|join|left|right|full|inner|cross|order|group|having|limit|for|using|union|values|returning|select)$/iu
const NAMED = /(?<![\w.])([a-z]\w*\.[a-z]\w*)\b(?:\s+(?:as\s+)?([a-z]\w*))?/giu
const WORD = /(?<![\w.$'])(?:([a-z]\w*)\.)?([a-z]\w*)\b(?![.(])/giu

/**
 * The columns of other modules' tables that an SQL text names, by table. A name without its table counts for each table
 * in the text that has such a column.
 */
export const crossedBy = (owner: string, text: string, tables: Tables): ReadonlyMap<string, ReadonlySet<string>> => {
  const said = text.replaceAll(/'[^']*'/gu, '')
  const crossed = new Map<string, Set<string>>()
  for (const [, table = '', alias = ''] of said.matchAll(NAMED)) {
    const [schema, name] = table.split('.')
    const columns = tables.get(table)
    if (!columns || schema === (FORMER[owner] ?? owner) || schema === 'kernel') continue
    const found = crossed.get(table) ?? new Set()
    crossed.set(table, found)
    const short = NO_ALIAS.test(alias) ? '' : alias
    for (const [, by = name, column = ''] of said.matchAll(WORD))
      if ((by === name || by === short) && columns.has(column)) found.add(column)
  }
  return crossed
}
