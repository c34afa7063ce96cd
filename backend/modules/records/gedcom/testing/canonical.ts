import { decoderOf } from '../charsets/charsets.ts'
import { tagOf } from '../grammar/tags.ts'
import { expectedKind } from '../reading/expected.ts'
import type { Found } from '../reading/inspect.ts'

type Plain = { tag: string; xref: string; payload: string; bytes: string; children: Plain[] }
const LASTING = new Set(['SCHMA', 'NOTE', 'SNOTE', 'COPR', 'LANG', 'SUBM', 'PLAC'])

/**
 * `C(file)`: what two files have in common that say the same. Written apart from the reader, line by line over the whole
 * file, so that it can judge it: decoded, composed (NFC), `CONC` and `CONT` joined, `@@` undone, records named by their
 * first appearance, children of different tags in the order of their tags, header and trailer without what a program
 * says of itself.
 */
export const canonical = (file: Buffer, { charset, dialect, skip, xrefs }: Found): string => {
  const rest = file.subarray(skip)
  const text =
    charset === 'utf-16le'
      ? rest.toString('utf16le')
      : charset === 'utf-16be'
        ? Buffer.from(rest.subarray(0, rest.length - (rest.length % 2)))
            .swap16()
            .toString('utf16le')
        : rest.toString('latin1')
  const root: Plain = { tag: '', xref: '', payload: '', bytes: '', children: [] }
  let open: { level: number; at: Plain }[] = [{ level: -1, at: root }]
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue
    const found = /^\s*(\d+)(?:[ \t]*@([^@]+)@[ \t]*|[ \t]+)([A-Za-z_][\w-]*)(?:[ \t]([^]*))?$/.exec(line)
    const tag = found && tagOf(found[3] ?? '')
    if (!found || !tag) {
      const at = open.at(-1)?.at ?? root
      at.bytes += `\n${line}`
      continue
    }
    const [, level = '0', xref = '', , value = ''] = found
    const depth = Number(level)
    open = open.filter((one) => one.level < depth)
    const above = open.at(-1)?.at ?? root
    if (depth > 0 && (tag === 'CONC' || tag === 'CONT')) {
      above.bytes += tag === 'CONC' ? value : `\n${value}`
      continue
    }
    const next: Plain = { tag, xref, payload: '', bytes: value, children: [] }
    above.children.push(next)
    open.push({ level: depth, at: next })
  }
  const decode = decoderOf(charset)
  const finish = (node: Plain) => {
    const read = decode(node.bytes, { fallback: () => {}, unknown: () => {} })
      .normalize('NFC')
      .replaceAll('\0', '\ufffd')
    const pointer = /^@([^@#\s](?:[^@]*[^@\s])?)@(?:\s([^]*))?$/.exec(read)
    const name = pointer?.[1] ?? ''
    const behind = (pointer?.[2] ?? '').trim()
    const isRecord = xrefs.has(name) || (dialect === '70' && name === 'VOID')
    const undone = (value: string) =>
      dialect === '70'
        ? value.replaceAll(/(^|\n)@@/g, '$1@')
        : value.replaceAll(/@#[^@\n]+@|@@/g, (all) => (all === '@@' ? '@' : all))
    if (pointer && (isRecord || behind === '')) {
      node.bytes = name
      node.payload = undone(behind)
    } else {
      node.bytes = ''
      node.payload = undone(read)
    }
    node.children.forEach(finish)
  }
  root.children.forEach(finish)
  const records = root.children
    .filter(({ tag }) => tag !== 'TRLR')
    .map((record) =>
      record.tag === 'HEAD'
        ? { ...record, children: record.children.filter(({ tag }) => LASTING.has(tag) || tag.startsWith('_')) }
        : record,
    )
    // A file without a header says no less than one whose header says nothing of the tree.
    .filter(({ tag, children }) => tag !== 'HEAD' || children.length > 0)
  return written(records)
}

const written = (records: readonly Plain[]): string => {
  const of = (pointer: string, tag: string): Plain | undefined => {
    const all = byName.get(pointer) ?? []
    return all.find((record) => record.tag === expectedKind(tag)) ?? all[0]
  }
  const byName = new Map<string, Plain[]>()
  for (const record of records) if (record.xref) byName.set(record.xref, [...(byName.get(record.xref) ?? []), record])
  const numbers = new Map<Plain, number>()
  const number = (record: Plain): number => {
    const known = numbers.get(record)
    if (known !== undefined) return known
    numbers.set(record, numbers.size + 1)
    return numbers.size
  }
  const sorted = (node: Plain): Plain => ({
    ...node,
    children: node.children.map(sorted).toSorted((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0)),
  })
  const out: string[] = []
  const put = (node: Plain, depth: number, record?: Plain) => {
    const target = node.bytes === '' ? undefined : of(node.bytes, node.tag)
    const pointer = node.bytes === '' ? '' : target ? ` ->${number(target)}` : ` ->@${node.bytes}@`
    const name = record && pointed.has(record) ? ` #${number(record)}` : ''
    out.push(`${depth} ${node.tag}${name}${pointer}${node.payload === '' ? '' : ` ${JSON.stringify(node.payload)}`}`)
    for (const child of node.children) put(child, depth + 1)
  }
  const pointed = new Set<Plain>()
  const find = (node: Plain) => {
    const target = node.bytes === '' ? undefined : of(node.bytes, node.tag)
    if (target) pointed.add(target)
    node.children.forEach(find)
  }
  records.forEach(find)
  for (const record of records) put(sorted(record), 0, record)
  return out.join('\n')
}
