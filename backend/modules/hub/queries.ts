import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { SealedText } from '../../kernel/log/codec.ts'
import type { HubCard, HubReader } from '../../kernel/process/hub.ts'
import type { HubView } from './contract.ts'
import { lateOf } from './late.ts'

const Row = v.object({
  card: v.string(),
  place: v.number(),
  n: v.number(),
  id: v.nullable(v.string()),
  title: v.nullable(SealedText),
  at: v.nullable(v.string()),
})

/** Every card that has something, or may have, in the order of the modules; all are asked in one statement. */
export const hubOf = async (kernel: Kernel, reader: HubReader): Promise<HubView> => {
  const { db, hubCards, unseal } = kernel
  if (hubCards.length === 0) return { cards: [] }
  const united = hubCards.map(
    ({ card, rows }) => sql.fragment`
      select ${card}::text as card, (row_number() over ())::int as place, n, id, title, at from (${rows(reader)}) as rows`,
  )
  const [rows, late] = await Promise.all([
    db.any(sql.type(Row)`${sql.join(united, sql.fragment` union all `)} order by card, place`),
    lateOf(kernel, hubCards),
  ])
  const shown = async ({ card, module }: HubCard) => {
    const own = rows.filter((row) => row.card === card)
    const named = own.flatMap(({ id, title, at }) => (id === null ? [] : [{ id, title, at }]))
    const titled = named.map(async ({ title, ...row }) => ({
      ...row,
      title: title === null ? '' : await unseal(title),
    }))
    return { card, isLate: late.has(module), n: own[0]?.n ?? 0, rows: await Promise.all(titled) }
  }
  const cards = await Promise.all(hubCards.map(shown))
  return { cards: cards.filter(({ n, isLate }) => n > 0 || isLate) }
}
