import type { Numbered, Structure } from '../events.ts'
import { dateIn, type DateLens } from './dates.ts'

/** What happens to a person or in a family, and what is said of them, by its tag. */
export const PERSON_EVENTS =
  `BIRT CHR BAPM DEAT BURI CREM ADOP BARM BASM BLES CHRA CONF FCOM ORDN NATU EMIG IMMI CENS PROB
  WILL GRAD RETI EVEN`.split(/\s+/)
export const PERSON_ATTRIBUTES = 'OCCU RESI EDUC RELI NATI TITL DSCR CAST IDNO NCHI NMR PROP SSN FACT'.split(' ')
export const FAMILY_FACTS = 'MARR ENGA MARB MARC MARL MARS DIV DIVF ANUL CENS EVEN RESI FACT NCHI'.split(' ')
const FACTS: ReadonlySet<string> = new Set([...PERSON_EVENTS, ...PERSON_ATTRIBUTES, ...FAMILY_FACTS])

export type FactLens = {
  readonly nodeId: number
  readonly tag: string
  /** What kind of it, where the tag alone does not say. */
  readonly type: string
  readonly value: string
  readonly date: DateLens | undefined
  readonly place: string
  readonly notes: readonly string[]
  readonly sources: readonly Numbered[]
}

const textOf = (node: Structure, tag: string): string =>
  node.children.find((child) => child.tag === tag)?.payload?.trim() ?? ''

/** Whether it says that something happened: `DEAT` alone says nothing, `DEAT Y` does. */
export const isSaid = (fact: Structure): boolean => fact.payload === 'Y' || fact.children.length > 0

export const factsIn = (root: Numbered): readonly FactLens[] =>
  root.children
    .filter(({ tag }) => FACTS.has(tag))
    .map((node) => ({
      nodeId: node.id,
      tag: node.tag,
      type: textOf(node, 'TYPE'),
      value: node.payload === 'Y' ? '' : (node.payload ?? ''),
      date: dateIn(node),
      place: textOf(node, 'PLAC'),
      notes: node.children.flatMap(({ tag, payload }) => (tag === 'NOTE' && payload ? [payload] : [])),
      sources: node.children.filter(({ tag }) => tag === 'SOUR'),
    }))
