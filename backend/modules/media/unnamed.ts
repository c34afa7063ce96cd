import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { blindKeyring } from '../../kernel/log/keyring.ts'
import { loading } from '../../kernel/log/load.ts'
import { replied } from '../deliveries/reading.ts'
import { recorded } from '../messages/reading.ts'
import { recordable } from '../stories/reading.ts'
import type { Media } from './media.ts'
import { portraitsOf } from './portrait.ts'
import { longAgo } from './queries.ts'

/** @number unnamed recordings that a sweep gives up at once */
const MOST_AT_ONCE = 200
const Row = v.object({ id: v.string() })

/**
 * Recordings that the read tables know nothing to name: neither was anything done to them for a week, nor to the message
 * that they were made for. What another was cut from goes after that one.
 */
const unnamed = ({ clock }: Pick<Kernel, 'clock'>) => sql.fragment`
  f.state in ('ready', 'rejected') and f.updated_at < ${longAgo(clock)}
    and not exists (select from media.media c where c.cut ->> 'from' = f.id::text)
    and not exists (select from messages.media a where a.media_id = f.id)
    and not exists (select from messages.delivered_media a where a.media_id = f.id)
    and not exists (select from messages.messages m where m.id = f.message_id and m.updated_at >= ${longAgo(clock)})
    and not exists (select from deliveries.replies r where r.media_id = f.id)
    and not exists (select from stories.stories s
      where s.media_id = f.id or (s.id = f.message_id and s.state = 'asked' and s.expires_at > now()))
    and f.variants <> array['picture']`

export const unnamedMedia = async ({ db, clock }: Kernel): Promise<string[]> => {
  const rows = await db.any(sql.type(Row)`
    select f.id from media.media f where ${unnamed({ clock })} order by f.updated_at limit ${MOST_AT_ONCE}`)
  return rows.map(({ id }) => id)
}

export const isUnnamed = ({ db, clock }: Kernel, id: string): Promise<boolean> =>
  db.exists(sql.typeAlias('void')`select from media.media f where f.id = ${id} and ${unnamed({ clock })}`)

/** Whether what it was made for names it, by that thing's own events; a question that is still open may come to. */
export const isNamed = async (kernel: Kernel, id: string, media: Media): Promise<boolean> => {
  const { ownerId, messageId } = media
  const load = loading(kernel.store, blindKeyring)
  switch (media.purpose) {
    case 'message': {
      const { authorId, inIt, handedOver } = (await load(recorded, messageId)).state
      return authorId === ownerId && [...inIt, ...handedOver].includes(id)
    }
    case 'reply':
      return (await load(replied, messageId)).state.mediaIds.includes(id)
    case 'story': {
      const { status, mediaId, expiresAt } = (await load(recordable, messageId)).state
      if (status === 'asked') return kernel.clock.now() < expiresAt
      return status !== 'erased' && mediaId === id
    }
    case 'portrait':
      return (await portraitsOf(kernel, ownerId)).some((one) => one.id === id)
  }
}
