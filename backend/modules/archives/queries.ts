import * as v from 'valibot'
import { sql, type Fragment } from '../../kernel/db.ts'
import { mayChange } from '../../kernel/identity/roles.ts'
import { isVisible, type Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { ERASED, SealedText } from '../../kernel/log/codec.ts'
import { FORMER } from '../families/reading.ts'
import {
  Answer,
  ArchiveState,
  ENTRIES_A_PAGE,
  MOST_ARCHIVES,
  Stop,
  type ArchiveRow,
  type EntryPage,
  type Part,
} from './contract.ts'

const Row = v.object({
  id: v.string(),
  revision: v.number(),
  contributorId: v.string(),
  name: SealedText,
  state: ArchiveState,
  stop: v.nullable(Stop),
  entries: v.number(),
  answers: v.record(v.string(), v.number()),
  withoutFacts: v.number(),
  isKept: v.boolean(),
  openedAt: v.string(),
  finishedAt: v.nullable(v.string()),
})

const rowsWhere = async (kernel: Kernel, reader: Reader, condition: Fragment): Promise<ArchiveRow[]> => {
  const { db, membership, unseal } = kernel
  const rows = await db.any(sql.type(Row)`
    select a.id, a.revision, a.contributor_id, a.name, a.state, a.stop, a.entries, a.is_kept, a.opened_at, a.finished_at,
      coalesce(c.answers, '{}') as answers, coalesce(c.without_facts, 0)::int as without_facts
    from archives.archives a
    left join lateral (
      select jsonb_object_agg(n.answer, n.n) as answers, sum(n.bare) as without_facts
      from (select e.answer, count(*)::int as n, count(*) filter (where e.is_bare) as bare
        from archives.entries e where e.archive_id = a.id group by e.answer) n) c on true
    where ${isVisible(sql.fragment`a`, reader)} and ${condition}
    order by a.opened_at desc, a.id limit ${MOST_ARCHIVES}`)
  const names = await membership.namesOf([...new Set(rows.map(({ contributorId }) => contributorId))])
  return Promise.all(
    rows.map(async ({ contributorId, name, ...row }) => ({
      ...row,
      name: await unseal(name),
      addedBy: names.get(contributorId) || FORMER,
      mayChange: mayChange(reader.role, contributorId === reader.id),
    })),
  )
}

/** The archives that whoever reads may see, the one opened last first. */
export const archivesOf = (kernel: Kernel, reader: Reader): Promise<ArchiveRow[]> =>
  rowsWhere(kernel, reader, sql.fragment`true`)

/** Undefined where the read tables have none that whoever reads may see. */
export const archiveOf = async (kernel: Kernel, reader: Reader, id: string): Promise<ArchiveRow | undefined> =>
  (await rowsWhere(kernel, reader, sql.fragment`a.id = ${id}`))[0]

const PARTS: Readonly<Record<Part, Fragment>> = {
  added: sql.fragment`e.answer = 'added'`,
  here: sql.fragment`e.answer = 'here'`,
  broken: sql.fragment`e.answer = 'broken'`,
  passed: sql.fragment`e.answer not in ('added', 'here', 'broken')`,
}
const Entry = v.object({ n: v.number(), batch: v.number(), answer: Answer, itemId: v.nullable(v.string()) })
const Batch = v.object({ batch: v.number(), first: v.number(), names: SealedText })
const Names = v.array(v.string())

/** What became of an archive's files, in the order of its directory. Their names are opened batch by batch. */
export const entriesOf = async (
  { db, unseal }: Kernel,
  id: string,
  { part, from }: { readonly part?: Part | undefined; readonly from: number },
): Promise<EntryPage> => {
  const rows = await db.any(sql.type(Entry)`
    select e.n, e.batch, e.answer, e.item_id from archives.entries e
    where e.archive_id = ${id} and e.n >= ${from} and ${part === undefined ? sql.fragment`true` : PARTS[part]}
    order by e.n limit ${ENTRIES_A_PAGE + 1}`)
  const page = rows.slice(0, ENTRIES_A_PAGE)
  const batches = await db.any(sql.type(Batch)`
    select batch, first, names from archives.names
    where archive_id = ${id} and batch = any(${sql.array([...new Set(page.map(({ batch }) => batch))], 'int4')})`)
  const opened = new Map(
    await Promise.all(
      batches.map(async ({ batch, first, names }) => {
        const text = await unseal(names)
        return [batch, { first, names: text === ERASED ? [] : v.parse(Names, JSON.parse(text)) }] as const
      }),
    ),
  )
  const nameOf = ({ n, batch }: v.InferOutput<typeof Entry>): string => {
    const { first, names } = opened.get(batch) ?? { first: 0, names: [] }
    return names[n - first] ?? ''
  }
  return {
    entries: page.map((row) => ({ n: row.n, name: nameOf(row), answer: row.answer, itemId: row.itemId })),
    next: rows[ENTRIES_A_PAGE]?.n ?? null,
  }
}

const Coming = v.object({ waiting: v.number(), lost: v.number() })
/** How many of what came of an archive are not stored yet, and how many cannot be: the archive has them still. */
export const comingOf = ({ db }: Pick<Kernel, 'db'>, id: string): Promise<v.InferOutput<typeof Coming>> =>
  db.one(sql.type(Coming)`
    select count(*) filter (where i.state in ('receiving', 'storing'))::int as waiting,
      count(*) filter (where i.state = 'setAside' and i.sha256 is null)::int as lost
    from archives.entries e join items.items i on i.id = e.item_id where e.archive_id = ${id} and e.answer = 'added'`)
