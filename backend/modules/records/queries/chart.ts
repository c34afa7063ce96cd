import * as v from 'valibot'
import { sql } from '../../../kernel/db.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { CHART_PAGE, MOST_CHART_LINKS, MOST_DRAWN } from '../contract/bounds.ts'
import { ChartLink, type Chart, type ChartQuery } from '../contract/chart.ts'
import { nearestFirst } from '../nearest.ts'
import { keepsakeCounts, type Looker } from './keepsakes.ts'
import { peopleById } from './people.ts'
import type { Sight } from './sight.ts'

const Id = v.object({ id: v.string() })
const N = v.object({ n: v.number() })
const none = { voices: 0, voiceId: null, photoId: null }

/** With whom a tree opens: who was asked for, its home person, the reader themselves, else the first by name. */
const rootOf = async ({ db }: Pick<Kernel, 'db'>, treeId: string, wanted: string | undefined, readerId: string) =>
  (
    await db.maybeOne(sql.type(Id)`
      select p.id from records.people p join trees.trees t on t.id = p.tree_id
      where p.tree_id = ${treeId}
      order by p.id = ${wanted ?? null}::uuid desc nulls last, p.id = t.home_id desc nulls last,
        p.relative_id::text = ${readerId} desc nulls last, p.sort, p.id limit 1`)
  )?.id

type Of = {
  readonly treeId: string
  readonly sight: Sight
  /** Masked charts name no memories. */
  readonly looker?: Looker
  /** Of a tree these alone: a branch that is shared. */
  readonly only?: readonly string[]
  readonly most?: number
}

/** A page of a chart: people in view order, and who of them is in which family. */
export const chartOf = async (
  kernel: Pick<Kernel, 'db' | 'clock'>,
  { treeId, sight, looker, only, most = MOST_DRAWN }: Of,
  { root, from }: Pick<ChartQuery, 'root'> & { readonly from: number },
): Promise<Chart> => {
  const { db } = kernel
  const among = only ? sql.fragment`and p.id = any(${sql.array([...only], 'uuid')})` : sql.fragment``
  const [rootId, links, ids, n] = await Promise.all([
    rootOf(kernel, treeId, root, looker?.accountId ?? ''),
    db.any(sql.type(ChartLink)`
      select family_id, person_id, role, n from records.links
      where tree_id = ${treeId} order by family_id, n limit ${MOST_CHART_LINKS}`),
    db.any(sql.type(Id)`
      select p.id from records.people p where p.tree_id = ${treeId} ${among} order by p.sort, p.id
      limit ${MOST_CHART_LINKS}`),
    db.oneFirst(sql.type(N)`select count(*)::int as n from records.people p where p.tree_id = ${treeId} ${among}`),
  ])
  if (rootId === undefined) return { rootId: null, n, drawn: 0, people: [], links: [], next: null }
  const order = nearestFirst(
    rootId,
    ids.map(({ id }) => id),
    links,
  ).slice(0, most)
  const shown = order.slice(from, from + CHART_PAGE)
  const [rows, counts] = await Promise.all([
    peopleById(kernel, treeId, sight, shown),
    looker ? keepsakeCounts(kernel, looker, shown) : new Map<string, typeof none>(),
  ])
  const there = new Set(shown)
  return {
    rootId,
    n,
    drawn: order.length,
    people: shown.flatMap((id) => {
      const row = rows.get(id)
      if (!row) return []
      const { name, sex, birth, bornIn, death, diedIn, isLiving, isMasked } = row
      // Who in the family someone is concerns nobody else.
      const relativeId = sight === 'full' ? row.relativeId : null
      const known = { id, name, sex, birth, bornIn, death, diedIn, isLiving, isMasked, relativeId }
      return [{ ...known, ...none, ...counts.get(id) }]
    }),
    links: links.filter(({ personId }) => there.has(personId)),
    next: from + CHART_PAGE < order.length ? from + CHART_PAGE : null,
  }
}
