import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { textOf } from '../../../kernel/words/transcript.ts'
import { DraftState, type ItemDetail } from '../contract.ts'

const Row = v.object({
  id: v.string(),
  part: v.number(),
  state: v.string(),
  text: v.string(),
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
})
type Row = v.InferOutput<typeof Row>
type Draft = NonNullable<ItemDetail['draft']>

const inMs = (seconds: number | null): number => Math.round((seconds ?? 0) * 1_000)

const draftIn = (rows: readonly Row[]): Draft => {
  const whole = rows.find(({ part }) => part === 0)
  const state = whole ? v.parse(DraftState, whole.state) : 'listening'
  if (state !== 'made') return { state, text: '' }
  const clear = rows.filter((row) => row.part > 0 && row.state === 'made')
  return { state, text: textOf(clear.map(({ start, end, text }) => ({ atMs: inMs(start), endMs: inMs(end), text }))) }
}

/**
 * What a machine made of the sound of these items, as somebody would have written it: lines with times. Part 0 stands last
 * and says how it went; until then it is being listened to. What was too rough, or not clear, is read by nobody.
 */
export const draftsOf = async (
  { db }: Pick<Kernel, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Draft>> => {
  const rows = await db.any(sql.type(Row)`
    select id, part, state, text, (data->>'start')::float8 as start, (data->>'end')::float8 as "end" from kernel.artefacts
    where kind = 'item' and id = any(${sql.array([...ids], 'uuid')}) and step = 'words' order by id, part`)
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, parts]) => [id, draftIn(parts)]))
}
