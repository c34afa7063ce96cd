import * as v from 'valibot'
import { CSV_START, csvRow } from '../../kernel/words/csv.ts'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ExportKind } from './contract.ts'
import { planOf } from './queries.ts'

const AT_ONCE = 500
const Row = v.looseObject({ id: v.string() })
type Row = v.InferOutput<typeof Row>
type Kind = {
  readonly columns: readonly string[]
  /** The rows after `id`, at most `AT_ONCE`, in the order of their ids. */
  readonly page: (kernel: Kernel, id: string) => Promise<readonly Row[]>
}
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Metadata only: no title, no name of a recipient, no address of one. */
const kinds: Readonly<Record<ExportKind, Kind>> = {
  users: {
    columns: [
      'id',
      'username',
      'email',
      'subscriptionPlan',
      'createdAt',
      'emailVerified',
      'role',
      'status',
      'voiceMessages',
    ],
    page: async (kernel, id) =>
      kernel.db.any(sql.type(Row)`
        select a.id, username, email, ${planOf(kernel)} as subscription_plan, created_at, email_verified, role,
          case when suspended then 'suspended' else 'open' end as status,
          (select count(*) from messages.messages m where m.owner_id = a.id and m.kind in ('voice', 'mixed'))
            as voice_messages
        from accounts.accounts a where a.id > ${id}::uuid order by a.id limit ${AT_ONCE}`),
  },
  memories: {
    // What lies in the bin, or belongs to a demo, is counted nowhere.
    columns: ['id', 'owner', 'kind', 'mimeType', 'bytes', 'createdAt', 'capturedYear', 'albums', 'analysed', 'inTrash'],
    page: async ({ db }, id) =>
      db.any(sql.type(Row)`
        select i.id, i.contributor_id as owner, i.kind, i.mime as mime_type, i.bytes, i.added_at as created_at,
          nullif(left(i.sorts, 4), '') as captured_year,
          (select count(*) from albums.items m join albums.albums b on b.id = m.album_id
            where m.item_id = i.id and b.removed_at is null) as albums,
          false as analysed, i.binned_at is not null as in_trash
        from items.items i
        where i.id > ${id}::uuid and i.family_id is not null and i.binned_at is null and i.motion_of is null
          and not exists (select from accounts.accounts a where a.id = i.contributor_id and a.is_demo)
        order by i.id limit ${AT_ONCE}`),
  },
  messages: {
    columns: [
      'id',
      'owner',
      'kind',
      'mode',
      'state',
      'due',
      'delivered',
      'opened',
      'recipients',
      'seconds',
      'bytes',
      'created',
    ],
    page: async ({ db }, id) =>
      db.any(sql.type(Row)`
        select m.id, m.owner_id as owner, m.kind, m.mode, m.state, m.due_at as due,
          (select count(*) from deliveries.deliveries d where d.message_id = m.id and d.sent_at is not null) as delivered,
          (select count(*) from deliveries.deliveries d where d.message_id = m.id and d.opened_at is not null) as opened,
          cardinality(m.recipient_ids) as recipients,
          (select round(coalesce(sum(x.duration_ms), 0) / 1000.0) from messages.media x where x.message_id = m.id) as seconds,
          (select coalesce(sum(x.bytes), 0) from messages.media x where x.message_id = m.id) as bytes,
          m.created_at as created
        from messages.messages m where m.id > ${id}::uuid order by m.id limit ${AT_ONCE}`),
  },
}

const cellOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** A table as CSV, read a page at a time. */
export const csvOf = async function* (kernel: Kernel, kind: ExportKind): AsyncGenerator<string> {
  const { columns, page } = kinds[kind]
  yield CSV_START + csvRow(columns)
  let last = FIRST
  for (;;) {
    const rows = await page(kernel, last)
    yield rows.map((row) => csvRow(columns.map((name) => cellOf(row[name])))).join('')
    const end = rows.at(-1)
    if (!end || rows.length < AT_ONCE) return
    last = end.id
  }
}
