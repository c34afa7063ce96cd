import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { textOf } from '../../../kernel/words/transcript.ts'
import { DraftState, ReadingStep, type ItemDetail } from '../contract.ts'

const Row = v.object({
  id: v.string(),
  step: ReadingStep,
  part: v.number(),
  state: v.string(),
  text: v.string(),
  start: v.nullable(v.number()),
  end: v.nullable(v.number()),
})
type Row = v.InferOutput<typeof Row>
type Draft = NonNullable<ItemDetail['draft']>

const inMs = (seconds: number | null): number => Math.round((seconds ?? 0) * 1_000)

/** Lines with their times, or pages with a line between them. */
const textIn = (step: ReadingStep, parts: readonly Row[]): string =>
  step === 'ocr'
    ? parts.map(({ text }) => text).join('\n\n')
    : textOf(parts.map(({ start, end, text }) => ({ atMs: inMs(start), endMs: inMs(end), text })))

const draftIn = (rows: readonly Row[]): Draft | undefined => {
  const [first] = rows
  if (!first) return undefined
  const { step } = first
  const whole = rows.find(({ part }) => part === 0)
  const state = whole ? v.parse(DraftState, whole.state) : step === 'ocr' ? 'reading' : 'listening'
  const clear = rows.filter((row) => row.part > 0 && row.state === 'made')
  return { step, state, text: state === 'made' ? textIn(step, clear) : '' }
}

/**
 * What a machine made of the sound or the pages of these items, as somebody would have written it. Part 0 stands last
 * and says how it went; until then the machine is at it. What was too rough, or not clear, is read by nobody.
 */
export const draftsOf = async (
  { db }: Pick<Kernel, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Draft>> => {
  const rows = await db.any(sql.type(Row)`
    select id, step, part, state, text, (data->>'start')::float8 as start, (data->>'end')::float8 as "end"
    from kernel.artefacts
    where kind = 'item' and id = any(${sql.array([...ids], 'uuid')}) and step in ('words', 'ocr') order by id, step, part`)
  // What can be heard has no pages: an item has one of them.
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, parts]) => {
      const draft = draftIn(parts)
      return draft ? [[id, draft] as const] : []
    }),
  )
}
