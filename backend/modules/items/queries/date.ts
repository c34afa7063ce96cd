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
  readonly named: string | null
  readonly isZoneAssumed: boolean
}

const saidOf = async ({ unseal }: Pick<Kernel, 'unseal'>, { date }: Pick<Dated, 'date'>): Promise<ItemDate> => {
  const text = date ? await unseal(date) : ''
  if (text === '' || text === ERASED) return NONE
  return { ...v.parse(Said, JSON.parse(text)), source: 'person', isZoneAssumed: false }
}

/** When it was, of the first who says so: a person, the camera or the film itself, the name of the file. */
export const dateOf = async (kernel: Pick<Kernel, 'unseal'>, row: Dated): Promise<ItemDate> => {
  if (row.said !== null) return saidOf(kernel, row)
  const at = row.taken ?? row.named
  if (at === null) return NONE
  const when = { kind: at.includes('T') ? 'exact' : 'day', from: at, to: at } as const
  const source = row.taken === null ? 'file_name' : row.kind === 'photo' || row.kind === 'document' ? 'camera' : 'video'
  return { ...when, words: dateInWords(when), source, isZoneAssumed: row.taken !== null && row.isZoneAssumed }
}
