import * as v from 'valibot'
import type { Kernel } from '../../../kernel/kernel.ts'
import { ERASED } from '../../../kernel/log/codec.ts'
import { dateInWords, type ItemDate } from '../contract.ts'
import { DateKind, UNKNOWN } from '../contract/dates.ts'
import type { Row } from './row.ts'

const Said = v.object({
  kind: DateKind,
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  words: v.string(),
})
const NONE: ItemDate = { ...UNKNOWN, words: '', source: null, isZoneAssumed: false }

const saidOf = async ({ unseal }: Pick<Kernel, 'unseal'>, { date }: Pick<Row, 'date'>): Promise<ItemDate> => {
  const text = date ? await unseal(date) : ''
  if (text === '' || text === ERASED) return NONE
  return { ...v.parse(Said, JSON.parse(text)), source: 'person', isZoneAssumed: false }
}

type Dated = Pick<Row, 'date' | 'said' | 'taken' | 'named' | 'kind' | 'isZoneAssumed'>

/** When it was, of the first who says so: a person, the camera or the film itself, the name of the file. */
export const dateOf = async (kernel: Pick<Kernel, 'unseal'>, row: Dated): Promise<ItemDate> => {
  if (row.said !== null) return saidOf(kernel, row)
  const at = row.taken ?? row.named
  if (at === null) return NONE
  const when = { kind: at.includes('T') ? 'exact' : 'day', from: at, to: at } as const
  const source = row.taken === null ? 'file_name' : row.kind === 'photo' || row.kind === 'document' ? 'camera' : 'video'
  return { ...when, words: dateInWords(when), source, isZoneAssumed: row.taken !== null && row.isZoneAssumed }
}
