import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fits70 } from '../../../backend/modules/records/gedcom/grammar/payloads70.ts'
import { types70 } from '../../../backend/modules/records/gedcom/grammar/gedcom70.ts'
import type { GedcomNode } from '../../../backend/modules/records/gedcom/node.ts'

const TERMS = 'https://gedcom.io/terms/v7/'
const rowsOf = (file: string): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').map((cell) => cell.replaceAll(TERMS, '')))

const folderOf = (folder: string): string | undefined => {
  if (existsSync(join(folder, 'cardinalities.tsv'))) return folder
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const found = entry.isDirectory() ? folderOf(join(folder, entry.name)) : undefined
    if (found) return found
  }
}

export type Tables = (records: readonly GedcomNode[], kindOf: (xref: string) => string | undefined) => readonly string[]

/**
 * FamilySearch's own tables of GEDCOM 7 (`extracted-files` of github.com/FamilySearch/GEDCOM), where a corpus has them:
 * tells what in some records breaks them, as `FAM-EVEN TYPE is missing`. What stands below an extension is not judged.
 */
export const officialTables = (corpus: string): Tables | undefined => {
  const folder = folderOf(corpus)
  if (folder === undefined) return undefined
  const below = new Map<string, Map<string, string>>()
  for (const [above = '', tag = '', type = ''] of rowsOf(join(folder, 'substructures.tsv')))
    below.set(above, (below.get(above) ?? new Map<string, string>()).set(tag, type))
  const cardinalities = new Map(
    rowsOf(join(folder, 'cardinalities.tsv')).map(([above = '', type = '', cardinality = '']) => [
      `${above} ${type}`,
      cardinality,
    ]),
  )
  return (records, kindOf) => {
    const breaches: string[] = []
    const judge = (node: GedcomNode, type: string) => {
      const own = types70.get(type)
      if (own && !fits70(own.payload, node, kindOf))
        breaches.push(`${type} says ${node.pointer ?? node.payload ?? 'nothing'}`)
      const allowed = below.get(type)
      const counts = new Map<string, number>()
      for (const child of node.children) {
        counts.set(child.tag, (counts.get(child.tag) ?? 0) + 1)
        const next = allowed?.get(child.tag)
        if (next !== undefined) judge(child, next)
        else if (!child.tag.startsWith('_')) breaches.push(`${type} has no ${child.tag}`)
      }
      for (const [tag, next] of allowed ?? []) {
        const cardinality = cardinalities.get(`${type} ${next}`) ?? ''
        const n = counts.get(tag) ?? 0
        if (cardinality.startsWith('{1') && n === 0) breaches.push(`${type} ${tag} is missing`)
        if (cardinality.endsWith(':1}') && n > 1) breaches.push(`${type} has more than one ${tag}`)
      }
    }
    for (const record of records) {
      const type = below.get('')?.get(record.tag)
      if (type !== undefined && record.tag !== 'TRLR') judge(record, type)
      else if (!record.tag.startsWith('_') && record.tag !== 'TRLR') breaches.push(`no record ${record.tag}`)
    }
    return breaches
  }
}
