import * as v from 'valibot'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Sealed } from '../../../kernel/event.ts'
import { ERASED } from '../../../kernel/log/codec.ts'
import { dateInWords, type ItemDate, type ItemKind } from '../contract.ts'
import { DateKind, UNKNOWN } from '../contract/dates.ts'

const Said = v.object({
  kind: DateKind,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  words: v.string(),
})
const NONE: ItemDate = { ...UNKNOWN, words: '', source: null, isZoneAssumed: false }

type Dated = {
  readonly kind: ItemKind
  /** What somebody said, and its place among dates; null where nobody said anything. */
  readonly date: Sealed | null
  readonly said: string | null
  readonly taken: string | null
  /** What came beside the file, in an archive. */
  readonly told: string | null
  readonly named: string | null
  readonly isZoneAssumed: boolean
}

const saidOf = async ({ unseal }: Pick<Kernel, 'unseal'>, { date }: Pick<Dated, 'date'>): Promise<ItemDate> => {
  const text = date ? await unseal(date) : ''
  if (text === '' || text === ERASED) return NONE
  return { ...v.parse(Said, JSON.parse(text)), source: 'person', isZoneAssumed: false }
}

type Fact = readonly [at: string | null, source: ItemDate['source'], isZoneAssumed: boolean]
const factOf = ({ kind, taken, told, named, isZoneAssumed }: Dated): Fact => {
  if (taken !== null) return [taken, kind === 'photo' || kind === 'document' ? 'camera' : 'video', isZoneAssumed]
  // It is told in UTC.
  return told === null ? [named, 'file_name', false] : [told, 'archive', true]
}

/** When it was, of the first who says so: a person, the camera or the film itself, what came beside it, the name of the file. */
export const dateOf = async (kernel: Pick<Kernel, 'unseal'>, row: Dated): Promise<ItemDate> => {
  if (row.said !== null) return saidOf(kernel, row)
  const [at, source, isZoneAssumed] = factOf(row)
  if (at === null) return NONE
  const when = { kind: at.includes('T') ? 'exact' : 'day', from: at, to: at } as const
  return { ...when, words: dateInWords(when), source, isZoneAssumed }
}
