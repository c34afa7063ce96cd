import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { ITEM } from '../../backend/modules/items/contract.ts'
import { becomeMotion, followStill } from '../../backend/modules/items/decide/motion.ts'
import type { ItemsEvent } from '../../backend/modules/items/events.ts'
import { item } from '../../backend/modules/items/item.ts'
import type { MediaEvent } from '../../backend/modules/media/events.ts'
import { media } from '../../backend/modules/media/reading.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { erasingItems } from './erase.ts'

/** @number longest film of a picture's moment. A phone takes three seconds. */
const MOST_MS = 6_000

const Shared = v.object({ pair: v.nullable(v.string()), contentId: v.nullable(v.string()) })
const Pair = v.object({ stillId: v.string(), filmId: v.string() })
const Row = v.object({ id: v.string() })
type Ended = Extract<ItemsEvent, { type: 'ItemErased' }>

/**
 * A picture that moves comes as two files, a picture and a short film: by what their phone calls both, or by their names where
 * they came together. Once both can be seen they are one, and go wherever the picture goes.
 */
export const pairsReactor = (kernel: Kernel): Reactor => {
  const { db, load, checkpointSignals } = kernel
  const ask = trySystemCommand(kernel)

  /** Thrown, the event is handled again. */
  const requireTables = async (position: string) => {
    if (!(await checkpointSignals.passed('items', position))) throw new Error('The read tables of items are behind')
  }
  /** The pair that an item makes with another one, neither of which is part of one. */
  const pairOf = async (id: string): Promise<v.InferOutput<typeof Pair> | undefined> => {
    const own = await db.maybeOne(sql.type(Shared)`
      select pair, content_id from items.items where id = ${id} and (pair is not null or content_id is not null)`)
    if (!own) return undefined
    const { pair: sent, contentId } = own
    return (
      (await db.maybeOne(sql.type(Pair)`
        with halves as (
          select * from items.items i
          where (i.pair = ${sent} or i.content_id = ${contentId}) and i.state = 'ready' and i.binned_at is null
            and i.motion_of is null)
        select s.id as still_id, f.id as film_id
        from halves s join halves f on f.contributor_id = s.contributor_id and f.family_id = s.family_id
          and f.visibility = s.visibility
        where ${id} in (s.id, f.id) and s.kind = 'photo' and not 'motion' = any(s.variants)
          and f.kind = 'video' and f.duration_ms <= ${MOST_MS} and not f.has_title and f.caption is null
          and not exists (select from items.items m where m.motion_of = s.id)
        order by f.content_id = s.content_id desc nulls last, s.added_at, s.id, f.added_at, f.id limit 1`)) ?? undefined
    )
  }
  const pair = async (id: string, position: string): Promise<void> => {
    await requireTables(position)
    const found = await pairOf(id)
    if (!found) return
    await ask(item, found.filmId, becomeMotion({ stillId: found.stillId }), 'becomeMotion', found.stillId)
    // It may have gone somewhere in between.
    await follow(found.stillId, found.filmId, position)
  }

  const filmsOf = async (stillId: string): Promise<readonly string[]> =>
    (await db.any(sql.type(Row)`select id from items.items where motion_of = ${stillId} order by id`)).map(
      ({ id }) => id,
    )
  const follow = async (stillId: string, filmId: string, mark: string): Promise<void> => {
    const { state } = await load(item, stillId)
    if (state.status !== 'erased') await ask(item, filmId, followStill(state), 'followStill', mark)
  }
  /** Its moment is nothing without it; where another item has its bytes, it is that one's. */
  const ended = async ({ id, position, data: { reason, intoId } }: Recorded<Ended>): Promise<void> => {
    await requireTables(position)
    for (const filmId of await filmsOf(id))
      if (intoId === undefined) await erasingItems(kernel).erase(filmId, { reason }, position)
      else await ask(item, filmId, becomeMotion({ stillId: intoId }), 'becomeMotion', intoId)
  }
  const moved = async ({ id, position }: Recorded<ItemsEvent>): Promise<void> => {
    await requireTables(position)
    for (const filmId of await filmsOf(id)) await follow(id, filmId, position)
  }
  const seen = async ({ id, position }: Recorded<MediaEvent>): Promise<void> => {
    const { purpose, messageId } = (await load(media, id)).state
    if (purpose === ITEM) await pair(messageId, position)
  }
  return {
    media: reactingTo<MediaEvent>({ MediaReady: seen, MediaRendered: seen }),
    item: reactingTo<ItemsEvent>({
      ItemBinned: moved,
      ItemRestored: async (event) => {
        await moved(event)
        await pair(event.id, event.position)
      },
      VisibilitySet: async (event) => {
        await moved(event)
        await pair(event.id, event.position)
      },
      ItemErased: ended,
    }),
  }
}
