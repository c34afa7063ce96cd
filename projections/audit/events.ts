import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import { forCategory, projection, type Projection } from '../../backend/kernel/log/projection.ts'
import type { AuditEvent } from '../../backend/modules/audit/events.ts'

const add = (tx: Tx, { position, stream, revision, type, metadata, link }: Recorded) => {
  const { at, actor, audience, commandId, correlationId, prevHash } = metadata
  const { hash, bytes } = link()
  return tx.query(sql.typeAlias('void')`
    insert into audit.events (pos, stream, revision, type, at, actor_kind, actor_id, owner_id, command_id,
      correlation_id, hash, prev_hash, bytes)
    values (${position}, ${stream}, ${String(revision)}, ${type}, ${at}, ${actor.kind}, ${actor.id}, ${audience},
      ${commandId}, ${correlationId}, ${hash}, ${prevHash}, ${bytes})
    on conflict (pos) do nothing`)
}

/** Every event of every category: the history that administrators review. */
export const eventsOf = (categories: readonly string[]): Projection => ({
  table: 'audit.events',
  on: Object.fromEntries(categories.map((category) => [category, add])),
})

/** What staff looked at, for the person whose it is. */
export const looks = projection(
  'audit.looks',
  forCategory<AuditEvent>('admin', {
    AdminViewed: async (tx, { position, data, metadata }) => {
      if (data.of === undefined) return
      await tx.query(sql.typeAlias('void')`
        insert into audit.looks (pos, at, stream) values (${position}, ${metadata.at}, ${data.of})
        on conflict (pos) do nothing`)
    },
  }),
)
