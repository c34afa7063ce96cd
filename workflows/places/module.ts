import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS } from '../../backend/modules/places/contract.ts'
import { erasePlace } from '../../backend/modules/places/decide.ts'
import { place } from '../../backend/modules/places/place.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { demoPlacesReactor } from './demo.ts'

const Row = v.object({ id: v.string() })

/** What `PlaceErased` promises, done after it: its key goes. */
const destroy = async ({ load, keys }: Kernel, id: string): Promise<void> => {
  if ((await load(place, id)).state.status === 'erased') await keys.erase(`place-${id}`)
}
const eraseRemoved = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(place, id)
  await trySystemCommand(kernel)(place, id, erasePlace({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroy(kernel, id)
}

/** What was removed is erased once nobody can bring it back. */
const placeProcess = process({
  aggregate: place,
  wakes: (wake) => ({
    PlaceRemoved: (event) => wake(event),
    PlaceRestored: (event) => wake(event),
    PlaceErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, removedAt }, _part, { clock, keys }, id) => {
    if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`place-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: { erase: { act: eraseRemoved }, destroy: { act: destroy } },
  open: [
    { find: ({ db }) => db.any(sql.type(Row)`select id from places.places where removed_at is not null order by id`) },
  ],
})

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone added stays with the family, and ends with it.' },
  family: {
    part: 'places',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'places', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from places.places where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(place, id, erasePlace({ reason: 'family' }), 'erasePlace')
        await destroy(kernel, id)
      },
    }),
  },
}

export const places: WorkModule = {
  process: placeProcess,
  ends,
  demo: (kernel) => ({ demoPlaces: demoPlacesReactor(kernel) }),
}
