import { recordType70, types70, type StructureType } from '../grammar/gedcom70.ts'
import { fits70 } from '../grammar/payloads70.ts'
import { childOf, node, VOID, type Dialect, type GedcomNode } from '../node.ts'
import { scripts } from './languages.ts'
import { kept, keptIn, wasIn } from './marks.ts'
import { isNew } from './news.ts'
import { payloadTo551 } from './payloads.ts'
import { exidTag } from './to70.ts'

/** New structures that 5.5.1 may have under other names. */
const OTHERWISE = new Set(['EXID', 'TRAN'])

const without = (children: readonly GedcomNode[], ...gone: readonly (GedcomNode | undefined)[]) =>
  children.filter((child) => !gone.includes(child))

/** Turns records of GEDCOM 7.0 into those of 5.5.1, so that the way back gives the same; what is of 5.5.1 already stays. */
export const to551 = (kindOf: (xref: string) => string | undefined, from: Dialect = '70') => {
  const parts = (children: readonly GedcomNode[], type: string, inherited: Dialect) => {
    const seen = new Set<string>()
    return children.flatMap((child) => {
      const isSurplus = seen.has(child.tag) && '?!'.includes(types70.get(type)?.below[child.tag]?.cardinality ?? '*')
      seen.add(child.tag)
      // What breaks the rules of GEDCOM 7 would be put right on the way back.
      return isSurplus && (child.dialect ?? inherited) === '70'
        ? [kept('70', child)]
        : structure(child, type, inherited)
    })
  }

  const structure = (child: GedcomNode, above: string, inherited: Dialect): readonly GedcomNode[] => {
    const dialect = child.dialect ?? inherited
    const name = types70.get(above)?.below[child.tag]?.type ?? ''
    if (dialect === '551') return [{ ...child, children: parts(child.children, name, dialect) }]
    const restored = keptIn('551', child)
    if (restored) return [restored]
    const type = types70.get(name)
    const former = wasIn('551', child)
    if (former) {
      const { old, rest } = former
      return old ? [{ ...old, children: [...old.children, ...parts(rest, name, dialect)] }] : []
    }
    if (child.tag.startsWith('_')) return [child]
    const isRight = type && isWhole(type, child) && fits70(type.payload, child, kindOf)
    const isThere = OTHERWISE.has(child.tag) || !isNew(above, child.tag)
    const head = isRight && isThere ? headOf(child, name, above, type) : undefined
    if (!head) return [kept('70', child)]
    const rest = without(child.children, ...head.used)
    return [{ ...child, ...head.as, children: [...head.as.children, ...parts(rest, name, dialect)] }]
  }

  /** The record as 5.5.1 says it; nothing where 5.5.1 had none. */
  return (record: GedcomNode): readonly GedcomNode[] => {
    const dialect = record.dialect ?? from
    if (dialect === '551')
      return [{ ...record, children: parts(record.children, recordType70(record.tag) ?? '', dialect) }]
    const restored = keptIn('551', record)
    if (restored) return [restored]
    if (wasIn('551', record)) return []
    if (record.tag.startsWith('_')) return [record]
    const type = recordType70(record.tag)
    const rules = types70.get(type ?? '')
    if (type === undefined || !rules || !isWhole(rules, record)) return [kept('70', record)]
    if (record.pointer !== undefined || (record.tag !== 'HEAD' && rules.payload === 'none' && record.payload))
      return [kept('70', record)]
    const tag = record.tag === 'SNOTE' ? 'NOTE' : record.tag
    return [{ ...record, tag, children: parts(record.children, type, dialect) }]
  }
}

const isWhole = ({ below }: StructureType, { children }: GedcomNode): boolean =>
  Object.entries(below).every(
    ([tag, { cardinality }]) => !'!+'.includes(cardinality) || children.some((child) => child.tag === tag),
  )

type Head = { readonly as: GedcomNode; readonly used: readonly (GedcomNode | undefined)[] }

/** A structure without its parts, and which of these went into it; nothing where 5.5.1 has no such structure. */
const headOf = (child: GedcomNode, name: string, above: string, type: StructureType): Head | undefined => {
  const { tag, payload = '', pointer, children } = child
  if (pointer === VOID) return undefined
  const bare = { ...child, children: [] as readonly GedcomNode[] }
  if (tag === 'SNOTE') return pointer === undefined ? undefined : { as: { ...bare, tag: 'NOTE' }, used: [] }
  if (tag === 'EXID') {
    const [only] = children
    const old = only?.tag === 'TYPE' && only.children.length === 0 ? exidTag(only.payload ?? '') : undefined
    return old && children.length === 1 ? { as: node(old, payload), used: [only] } : undefined
  }
  if (tag === 'TRAN') {
    const language = childOf(child, 'LANG')
    const script = scripts.find((one) => one.language === language?.payload)
    if (!script || !['NAME-TRAN', 'PLAC-TRAN'].includes(name) || language?.children.length !== 0) return undefined
    return { as: { ...bare, tag: script.tag, children: [node('TYPE', script.type)] }, used: [language] }
  }
  const renamed = above === 'ASSO' && tag === 'ROLE' ? 'RELA' : above === 'FORM' && tag === 'MEDI' ? 'TYPE' : tag
  if (pointer !== undefined) return { as: { ...bare, tag: renamed }, used: [] }
  const phrase = childOf(child, 'PHRASE')
  const isPlain = phrase === undefined || (phrase.children.length === 0 && children.indexOf(phrase) === 0)
  const withWords = isPlain
    ? payloadTo551(type.payload, { payload, ...(phrase && { phrase: phrase.payload ?? '' }) })
    : undefined
  if (withWords !== undefined) return { as: { ...bare, tag: renamed, payload: withWords || undefined }, used: [phrase] }
  // Without its words it can be said perhaps; they stand below it as they were.
  const alone = payloadTo551(type.payload, { payload })
  if (phrase !== undefined && alone !== undefined && alone !== '')
    return { as: { ...bare, tag: renamed, payload: alone }, used: [] }
  return undefined
}
