import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Sealed } from '../../backend/kernel/event.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'

const none = sql.typeAlias('void')
const sealedOrNull = (field: Sealed | null) => (field ? sql.jsonb(field) : null)

export const media = projection(
  'media.media',
  forCategory<MediaEvent>('media', {
    MediaStarted: (tx, { id, data, metadata }) =>
      tx.query(none`
        insert into media.media (id, owner_id, message_id, purpose, family_id, state, progress, bytes, cut, created_at,
          updated_at)
        values (${id}, ${data.ownerId}, ${data.messageId}, ${data.purpose}, ${data.familyId ?? null}, 'receiving', 0,
          ${data.bytes ?? null}, ${data.cut ? sql.jsonb(data.cut) : null}, ${metadata.at}, ${metadata.at})
        on conflict (id) do nothing`),
    MediaReceived: (tx, { id, data, metadata }) =>
      tx.query(none`
        update media.media set state = 'storing', progress = 40, bytes = ${data.bytes}, updated_at = ${metadata.at}
        where id = ${id}`),
    MediaCancelled: (tx, { id }) => tx.query(none`delete from media.media where id = ${id}`),
    MediaErased: (tx, { id }) => tx.query(none`delete from media.media where id = ${id}`),
    MediaStored: (tx, { id, data, metadata }) =>
      tx.query(none`
        update media.media
        set state = 'stored', progress = 60, bytes = ${data.bytes}, sha256 = ${data.sha256}, mime = ${data.mime},
          updated_at = ${metadata.at}
        where id = ${id}`),
    // The first bytes of a film whose index stands at its end show no picture yet.
    MediaReady: (tx, { id, data, metadata, sealed }) =>
      tx.query(none`
        update media.media
        set state = 'ready', progress = 100, duration_ms = ${data.durationMs},
          variants = ${sql.array([...data.variants], 'text')}, updated_at = ${metadata.at},
          width = ${data.width ?? null}, height = ${data.height ?? null}, is_partial = ${data.isPartial ?? false},
          facts = ${sealedOrNull(sealed('facts'))},
          mime = case when mime = 'audio/mp4' and ${data.variants.includes('video')} then 'video/mp4' else mime end
        where id = ${id}`),
    MediaRendered: (tx, { id, data, metadata, sealed }) =>
      tx.query(none`
        update media.media
        set state = 'ready', progress = 100, variants = ${sql.array([...data.variants], 'text')},
          width = ${data.width ?? null}, height = ${data.height ?? null}, pages = ${data.pages ?? null},
          is_partial = ${data.isPartial ?? false}, facts = ${sealedOrNull(sealed('facts'))},
          updated_at = ${metadata.at}
        where id = ${id}`),
    MediaDamaged: (tx, { id, data, metadata }) =>
      tx.query(none`
        update media.media
        set damaged = array_append(array_remove(damaged, ${data.variant}), ${data.variant}),
          damaged_at = coalesce(damaged_at, ${metadata.at})
        where id = ${id}`),
    MediaMended: (tx, { id, data }) =>
      tx.query(none`
        update media.media
        set damaged = array(
          select variant from unnest(damaged) variant
          where variant <> all(${sql.array(Object.keys(data.hashes), 'text')}))
        where id = ${id}`),
    MediaAudited: (tx, { id, data, metadata }) =>
      tx.query(none`
        update media.media
        set audited_at = ${metadata.at},
          damaged = case when ${data.ok} then '{}' else damaged end,
          damaged_at = case when ${data.ok} then null else damaged_at end
        where id = ${id}`),
    MediaRejected: (tx, { id, data, metadata }) =>
      tx.query(none`
        update media.media set state = 'rejected', rejected_as = ${data.code}, updated_at = ${metadata.at}
        where id = ${id}`),
  }),
  // They change no row: the end of an account waits until the recordings that were begun before it stand here.
  forCategory<AccountsEvent>('account', {}),
)
