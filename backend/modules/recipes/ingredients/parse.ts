import { measureAt, type Measure, type Measured } from './measure.ts'
import { unitAt } from './spellings.ts'

/** A line of "You need", in its parts; the line itself is kept beside them. */
export type ReadLine = Measure & {
  readonly item: string
  readonly note: string
  /** The same said in other units: "500 ml/2 cups". */
  readonly also: readonly Measure[]
}

/** @number characters of an ingredient's line */
export const MOST_LINE = 500

const BULLET = /^(?:[-–—•*·▢□☐◦‣]|\[ ?\])\s+/u
const JOIN =
  /^[\s.]*(?:of the |of |de la |de l['’]|del |della |delle |dello |degli |dei |des |de |di |du |d['’]|dell['’])?/iu
const SAID = /\(([^()]*)\)/gu
const OF_NUMBER = /^(?<note>[\p{L} ]{3,40}\b(?:of|von|de|di|d['’])) (?=[\d½⅓⅔¼¾⅛]|one |two |ein|un)/iu
const TASTE =
  /[,\s]*\b(?:to taste|as needed|for serving|for garnish|nach geschmack|nach belieben|au goût|al gusto|q\.? ?b\.?|quanto basta)(?=[\s.,)]|$)\.?/iu

const bare = ({ amount, to, unit }: Measured): Measure => ({ amount, to, unit })
const joined = (...notes: readonly string[]): string =>
  notes
    .map((note) => note.trim())
    .filter(Boolean)
    .join(', ')

/** `500 ml/2 cups`, `1 cup (240 ml)`: the same in another unit. */
const alsoAt = (text: string): { also: Measure; length: number } | undefined => {
  const by = /^ ?[/=] ?|^ or /u.exec(text)?.[0]
  const found = by === undefined ? undefined : measureAt(text.slice(by.length))
  return by !== undefined && found?.known ? { also: bare(found), length: by.length + found.length } : undefined
}

/** What stands in brackets: another measure, or a note. */
const outOfBrackets = (text: string, measure: Measured | undefined) => {
  const notes: string[] = []
  const also: Measure[] = []
  const left = text.replaceAll(SAID, (_, inside: string) => {
    const found = measureAt(inside.trim())
    const isWhole = found?.known?.size !== undefined && found.length === inside.trim().length
    if (isWhole && measure?.unit !== '' && measure?.known?.size) also.push(bare(found))
    else notes.push(inside)
    return ' '
  })
  return { left, notes, also }
}

/** The words behind the first comma are how it is prepared. */
const atComma = (text: string): readonly [item: string, note: string] => {
  const at = /,\s|;\s|\s[–—-]\s/u.exec(text)
  return at ? [text.slice(0, at.index), text.slice(at.index + at[0].length)] : [text, '']
}

/** "Flour 200 g", "Mehl: 200 g": the measure stands last, and nothing behind it. */
const behindItem = (text: string): ReadLine | undefined => {
  for (const { index } of text.matchAll(/(?<=[\s:])(?=[\d½⅓⅔¼¾⅛])/gu)) {
    const found = measureAt(text.slice(index))
    if (!found || found.length < text.length - index || (!found.known && !/[:–—-]\s*$/u.test(text.slice(0, index))))
      continue
    const [item, note] = atComma(text.slice(0, index).replace(/[\s:,–—-]+$/u, ''))
    return { ...bare(found), item: item.trim(), note: joined(...found.notes, note), also: [] }
  }
  return undefined
}

const nothing = { amount: null, to: null, unit: '', also: [] } as const

const measured = (text: string, measure: Measured, before: string): ReadLine => {
  const other = alsoAt(text.slice(measure.length))
  const rest = text.slice(measure.length + (other?.length ?? 0))
  const { left, notes, also } = outOfBrackets(rest, measure)
  const [item, note] = atComma(left.replace(JOIN, ''))
  const name = item.replaceAll(/\s+/gu, ' ').trim()
  const all = [...(other ? [other.also] : []), ...also]
  const said = joined(before, ...measure.notes, ...notes, note)
  // "3 cloves": what looked like a unit is what is needed.
  if (name === '' && measure.known?.kind === 'count') {
    const written = text.slice(0, measure.length)
    const unit = /\S+$/u.exec(written)?.[0] ?? ''
    return { ...bare(measure), unit: '', item: unit, note: said, also: all }
  }
  return { ...bare(measure), item: name, note: said, also: all }
}

/**
 * An ingredient's line in its parts. What cannot be read is no number: the whole line is then what is needed.
 * @param line at most `MOST_LINE` characters are looked at
 */
export const readLine = (line: string): ReadLine => {
  const clean = line.slice(0, MOST_LINE).normalize('NFC').replaceAll(/\s+/gu, ' ').trim().replace(BULLET, '')
  const taste = TASTE.exec(clean)
  const text = taste ? `${clean.slice(0, taste.index)}${clean.slice(taste.index + taste[0].length)}`.trim() : clean
  const last = taste ? taste[0].replaceAll(/^[,\s]+|\.$/gu, '') : ''
  const withLast = (read: ReadLine): ReadLine => ({ ...read, note: joined(read.note, last) })

  const measure = measureAt(text)
  if (measure) return withLast(measured(text, measure, ''))
  const of = OF_NUMBER.exec(text)?.groups?.['note']
  const behindOf = of === undefined ? undefined : measureAt(text.slice(of.length + 1))
  if (of !== undefined && behindOf) return withLast(measured(text.slice(of.length + 1), behindOf, of))
  const behind = behindItem(text)
  if (behind) return withLast(behind)
  const unit = unitAt(text)
  const { left, notes } = outOfBrackets(text, undefined)
  if (unit?.unit.isVague) {
    const [item, note] = atComma(left.slice(unit.length).replace(JOIN, ''))
    if (item.trim() !== '')
      return withLast({ ...nothing, unit: unit.unit.id, item: item.trim(), note: joined(...notes, note) })
  }
  const [item, note] = atComma(left)
  const name = item.replaceAll(/\s+/gu, ' ').trim()
  return withLast({ ...nothing, item: name === '' ? text : name, note: joined(...notes, note) })
}
