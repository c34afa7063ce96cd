import { sql, type Tx } from '../../backend/kernel/db.ts'
import type { Handlers } from '../../backend/kernel/event.ts'
import { ITEM } from '../../backend/modules/items/reading.ts'
import type { Facts, MediaEvent } from '../../backend/modules/media/events.ts'
import { fileKindOf } from '../../backend/modules/media/reading.ts'

const none = sql.typeAlias('void')

const LOCAL = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d)?$/
/** A day or a moment that lists can be sorted by. */
export const dateIn = (taken = ''): string | null => (LOCAL.test(taken) ? taken : null)
/** When it was taken, where that counts: a scanner writes the day of the scan. What cannot be opened any more says nothing. */
const takenOf = (facts: Facts | string | undefined, isExposed: boolean): string | null => {
  if (facts === undefined || typeof facts === 'string') return null
  return isExposed ? dateIn(facts.taken) : null
}
const contentIn = (facts: Facts | string | undefined): string | null =>
  typeof facts === 'object' ? (facts.contentId ?? null) : null
const isAssumed = (facts: Facts | string | undefined): boolean => typeof facts === 'object' && facts.zone === 'assumed'

/** What the events of an item's file change of its row; those of other recordings change none. */
export const ofMedia: Handlers<MediaEvent, [Tx]> = {
  MediaStarted: async (tx, { id, data }) => {
    if (data.purpose !== ITEM) return
    await tx.query(none`
      insert into items.items as i (id, media_id, file_id, kind, state, bytes)
      values (${data.messageId}, ${id}, ${id}, ${fileKindOf(data.type)}, 'receiving', ${data.bytes ?? null})
      on conflict (id) do update set file_id = excluded.file_id, kind = excluded.kind, state = excluded.state, bytes = excluded.bytes
      where i.media_id = excluded.media_id`)
  },
  MediaReceived: (tx, { id, data }) =>
    tx.query(none`update items.items set state = 'storing', bytes = ${data.bytes} where file_id = ${id}`),
  MediaCancelled: async (tx, { id }) => {
    await tx.query(none`delete from items.items where file_id = ${id} and family_id is null`)
    await tx.query(none`update items.items set state = 'receiving', bytes = null where file_id = ${id}`)
  },
  MediaErased: (tx, { id }) => tx.query(none`delete from items.items where file_id = ${id} and family_id is null`),
  MediaStored: (tx, { id, data }) =>
    tx.query(none`
      update items.items
      set state = 'preparing', sha256 = ${data.sha256}, bytes = ${data.bytes}, mime = ${data.mime},
        kind = ${fileKindOf(data.mime)}
      where file_id = ${id}`),
  MediaRendered: (tx, { id, data, sealed }) => {
    const facts = sealed('facts')
    return tx.query(none`
      update items.items
      set state = case when ${data.variants.length > 0} or kind = 'document' then 'ready' else 'setAside' end,
        variants = ${sql.array([...data.variants], 'text')}, hashes = ${sql.jsonb({ ...data.hashes })},
        width = ${data.width ?? null}, height = ${data.height ?? null}, pages = ${data.pages ?? null},
        is_partial = ${data.isPartial ?? false}, facts = ${facts ? sql.jsonb(facts) : null},
        taken = ${takenOf(data.facts, typeof data.facts === 'object' && data.facts.hasExposure === true)},
        is_zone_assumed = ${isAssumed(data.facts)}, content_id = ${contentIn(data.facts)}
      where file_id = ${id}`)
  },
  MediaReady: (tx, { id, data, sealed }) => {
    const facts = sealed('facts')
    return tx.query(none`
      update items.items
      set state = 'ready', duration_ms = ${data.durationMs}, variants = ${sql.array([...data.variants, 'peaks'], 'text')},
        hashes = ${sql.jsonb({ ...data.hashes })}, width = ${data.width ?? null}, height = ${data.height ?? null},
        is_partial = ${data.isPartial ?? false}, kind = ${data.variants.includes('video') ? 'video' : 'voice'}, facts = ${facts ? sql.jsonb(facts) : null},
        taken = ${takenOf(data.facts, true)}, is_zone_assumed = ${isAssumed(data.facts)}, content_id = ${contentIn(data.facts)}
      where file_id = ${id}`)
  },
  MediaRejected: (tx, { id, data }) =>
    tx.query(none`update items.items set state = 'setAside', set_aside_as = ${data.code} where file_id = ${id}`),
  MediaDamaged: (tx, { id, data }) =>
    tx.query(none`
      update items.items set damaged = array_append(array_remove(damaged, ${data.variant}), ${data.variant})
      where file_id = ${id}`),
  MediaMended: (tx, { id, data }) =>
    tx.query(none`
      update items.items
      set hashes = hashes || ${sql.jsonb({ ...data.hashes })},
        damaged = array(
          select variant from unnest(damaged) variant where variant <> all(${sql.array(Object.keys(data.hashes), 'text')}))
      where file_id = ${id}`),
  MediaAudited: async (tx, { id, data }) => {
    if (data.ok) await tx.query(none`update items.items set damaged = '{}' where file_id = ${id} and damaged <> '{}'`)
  },
}
