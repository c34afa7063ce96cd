import { recordType70, types70, type StructureType } from '../grammar/gedcom70.ts'
import { fits70 } from '../grammar/payloads70.ts'
import { childOf, node, pointing, VOID, type Dialect, type GedcomNode } from '../node.ts'
import { scripts, UNDETERMINED } from './languages.ts'
import { kept, keptIn, was, wasIn } from './marks.ts'
import { isNew } from './news.ts'
import { mediaTypeOf, UNKNOWN_MEDIA } from './media.ts'
import { payloadTo70 } from './payloads.ts'

export type To70 = {
  /** The kind of a record by its name, as GEDCOM 7 calls it. */
  readonly kindOf: (xref: string) => string | undefined
  /** A name for a record that is made. */
  readonly fresh: () => string
}

/** Identifiers that became one structure in GEDCOM 7. */
const EXID: Readonly<Record<string, string>> = {
  AFN: 'https://gedcom.io/terms/v7/AFN',
  RFN: 'https://gedcom.io/terms/v7/RFN',
  RIN: 'https://gedcom.io/terms/v7/RIN',
}
export const exidTag = (uri: string): string | undefined => Object.entries(EXID).find(([, one]) => one === uri)?.[0]

/** What GEDCOM 7 asks for where 5.5.1 did not. */
const MADE: Readonly<Record<string, () => GedcomNode>> = {
  TYPE: () => node('TYPE'),
  NAME: () => node('NAME'),
  ROLE: () => node('ROLE', 'OTHER'),
  LANG: () => node('LANG', UNDETERMINED),
  AGE: () => node('AGE'),
  FORM: () => node('FORM', UNKNOWN_MEDIA),
  FAMC: () => pointing('FAMC', VOID),
  FILE: () => node('FILE', 'missing', [node('FORM', UNKNOWN_MEDIA)]),
}

const NO_TYPE: StructureType = { payload: 'text', below: {} }

/** A structure half on its way: its new head with what belongs to it, and its parts that are still of 5.5.1. */
type Begun = {
  readonly head: GedcomNode
  readonly isExact: boolean
  /** The head as it was, where it is not exact. */
  readonly old: GedcomNode
  readonly rest: readonly GedcomNode[]
}

const withoutTags = (children: readonly GedcomNode[], ...tags: readonly string[]) =>
  children.filter(({ tag }) => !tags.includes(tag))
const onlyTags = (children: readonly GedcomNode[], ...tags: readonly string[]) =>
  children.filter(({ tag }) => tags.includes(tag))

/** The structures that are another one in GEDCOM 7. */
const renamed = (old: GedcomNode, above: string, made: (record: GedcomNode) => string): Begun | undefined => {
  const { tag, payload, pointer, children } = old
  const head = { ...old, children: [] as readonly GedcomNode[] }
  if (tag === 'NOTE' && pointer !== undefined && payload === undefined)
    return { head: { ...head, tag: 'SNOTE' }, isExact: true, old, rest: children }
  if (tag === 'RELA' && above === 'ASSO') return begin({ ...old, tag: 'ROLE' }, 'ROLE', old)
  if (tag === 'TYPE' && above === 'FORM') return begin({ ...old, tag: 'MEDI' }, 'MEDI', old)
  if (EXID[tag] && payload !== undefined) {
    const exid = node('EXID', payload, [node('TYPE', EXID[tag])])
    return { head: exid, isExact: children.length === 0, old, rest: [] }
  }
  if (tag === 'FONE' || tag === 'ROMN') {
    const type = childOf(old, 'TYPE')
    const known = scripts.find((script) => script.tag === tag && script.type === type?.payload)
    const isExact = known !== undefined && type?.children.length === 0
    return {
      head: { ...head, tag: 'TRAN', children: [node('LANG', known?.language ?? UNDETERMINED)] },
      isExact,
      old: { ...old, children: onlyTags(children, 'TYPE') },
      rest: withoutTags(children, 'TYPE'),
    }
  }
  if (tag === 'SOUR' && pointer === undefined) {
    const texts = onlyTags(children, 'TEXT')
    return {
      head: pointing('SOUR', VOID, [
        ...(payload === undefined ? [] : [node('NOTE', payload)]),
        ...(texts.length > 0 && !childOf(old, 'DATA') ? [node('DATA', undefined, texts)] : []),
      ]),
      isExact: false,
      old: { ...old, children: texts },
      rest: withoutTags(children, 'TEXT'),
    }
  }
  if (tag === 'OBJE' && pointer === undefined) {
    const files = onlyTags(children, 'FILE')
    if (files.length === 0) return undefined
    const title = childOf(old, 'TITL')?.payload
    const record = made(
      node('OBJE', undefined, [
        ...files.map((file) => {
          const format = (childOf(file, 'FORM') ?? childOf(old, 'FORM'))?.payload ?? ''
          return node('FILE', payloadTo70('path', file.payload ?? 'missing')?.payload, [
            node('FORM', mediaTypeOf(format)),
            ...(title === undefined ? [] : [node('TITL', title)]),
          ])
        }),
        was('551'),
      ]),
    )
    return { head: pointing('OBJE', record), isExact: false, old, rest: [] }
  }
}

/** A structure that keeps its tag, or has a new one already: its payload as its type asks for. */
const begin = (asked: GedcomNode, name: string, old: GedcomNode): Begun | undefined => {
  const { payload: kind, below } = types70.get(name) ?? NO_TYPE
  const bare = { ...asked, children: [] as readonly GedcomNode[] }
  if (kind.startsWith('@') || asked.pointer !== undefined)
    return { head: bare, isExact: true, old, rest: asked.children }
  const written = payloadTo70(kind, asked.payload ?? '')
  if (!written) return undefined
  const { payload, phrase, isExact } = written
  const isSaid = phrase !== undefined && below['PHRASE'] !== undefined
  return {
    head: { ...bare, payload: payload === '' ? undefined : payload, children: isSaid ? [node('PHRASE', phrase)] : [] },
    isExact: isExact && (isSaid || phrase === undefined),
    old: { ...old, children: [] },
    rest: asked.children,
  }
}

/** Turns records of GEDCOM 5.5.1 into those of 7.0, so that the way back gives the same; what is of 7.0 already stays. */
export const to70 = ({ kindOf, fresh }: To70, from: Dialect = '551') => {
  let before: GedcomNode[] = []
  const made = (record: GedcomNode): string => {
    const xref = fresh()
    before.push({ ...record, xref })
    return xref
  }
  const kind = (xref: string) => kindOf(xref) ?? before.find((record) => record.xref === xref)?.tag

  const below = (
    type: StructureType,
    name: string,
    above: string,
    children: readonly GedcomNode[],
    taken: readonly GedcomNode[],
    inherited: Dialect,
  ) => {
    const counts = new Map<string, number>()
    for (const { tag } of taken) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    return children.flatMap((child) => {
      const converted = structure(child, type, name, above, inherited)
      return converted.map((one, index) => {
        const allowed = type.below[one.tag]
        const n = counts.get(one.tag) ?? 0
        counts.set(one.tag, n + 1)
        const isTooMany = allowed && (allowed.cardinality === '?' || allowed.cardinality === '!') && n > 0
        return isTooMany && index === 0 && (child.dialect ?? inherited) === '551' ? kept('551', child) : one
      })
    })
  }

  const complete = (type: StructureType, children: readonly GedcomNode[]): readonly GedcomNode[] | undefined => {
    const missing = Object.entries(type.below).filter(
      ([tag, { cardinality }]) => '!+'.includes(cardinality) && !children.some((child) => child.tag === tag),
    )
    if (missing.some(([tag]) => !MADE[tag])) return undefined
    const add = missing.map(([tag]) => {
      const one = (MADE[tag] as () => GedcomNode)()
      return { ...one, children: [...one.children, was('551')] }
    })
    return [...children, ...add]
  }

  /** What is of GEDCOM 7 already: only what stands in it may be of 5.5.1. */
  const asItIs = (child: GedcomNode, name: string): GedcomNode => {
    const type = types70.get(name) ?? NO_TYPE
    return { ...child, children: below(type, name, child.tag, child.children, [], '70') }
  }

  const structure = (
    child: GedcomNode,
    parent: StructureType,
    parentName: string,
    above: string,
    inherited: Dialect,
  ): readonly GedcomNode[] => {
    const dialect = child.dialect ?? inherited
    if (dialect === '70') return [asItIs(child, parent.below[child.tag]?.type ?? '')]
    const restored = keptIn('70', child)
    if (restored) return [restored]
    const former = wasIn('70', child)
    if (former) return former.old ? [{ ...former.old, children: [...former.old.children, ...former.rest] }] : []
    if (child.tag.startsWith('_')) return [child]
    const special = renamed(child, above, made)
    const plain = parent.below[child.tag]
    const begun = special ?? (plain && begin(child, plain.type, child))
    const name = parent.below[begun?.head.tag ?? '']?.type ?? ''
    const type = types70.get(name)
    if (!begun || !type || !fits70(type.payload, begun.head, kind)) return [kept('551', child)]
    // What stood in a file of 5.5.1 although it is of 7.0 would be taken for ours on the way back.
    const isExact = begun.isExact && !(begun.head.tag === child.tag && isNew(parentName, child.tag))
    const own = isExact ? begun.head.children : [...begun.head.children, was('551', begun.old)]
    const rest = below(type, name, begun.head.tag, begun.rest, begun.head.children, dialect)
    const all = complete(type, [...own, ...rest])
    return all ? [{ ...begun.head, children: all }] : [kept('551', child)]
  }

  /** The record as GEDCOM 7 says it, behind those that had to be made for it. */
  return (record: GedcomNode): readonly GedcomNode[] => {
    before = []
    const dialect = record.dialect ?? from
    if (dialect === '70') return [asItIs(record, recordType70(record.tag) ?? '')]
    const restored = keptIn('70', record)
    if (restored) return [restored]
    if (record.tag.startsWith('_')) return [record]
    const tag = record.tag === 'NOTE' ? 'SNOTE' : record.tag
    const name = recordType70(tag) ?? ''
    const type = types70.get(name)
    const isText = type?.payload === 'text'
    if (!type || (!isText && record.payload !== undefined) || record.pointer !== undefined) return [kept('551', record)]
    const children = complete(type, below(type, name, tag, record.children, [], dialect))
    const converted = children ? { ...record, tag, children } : kept('551', record)
    return [...before, converted]
  }
}
