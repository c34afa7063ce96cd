import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { KEPT_DAYS } from '../../backend/modules/albums/contract.ts'
import { eraseAlbum } from '../../backend/modules/albums/decide.ts'
import { album } from '../../backend/modules/albums/album.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { demoAlbumReactor } from './demo.ts'

const Row = v.object({ id: v.string() })

/** What `AlbumErased` promises, done after it: its key goes. */
const destroy = async ({ load, keys }: Kernel, id: string): Promise<void> => {
  if ((await load(album, id)).state.status === 'erased') await keys.erase(`album-${id}`)
}
const eraseRemoved = async (kernel: Kernel, id: string): Promise<void> => {
  const { revision } = await kernel.load(album, id)
  await trySystemCommand(kernel)(album, id, eraseAlbum({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroy(kernel, id)
}

/** What was removed is erased once nobody can bring it back. */
const albumProcess = process({
  aggregate: album,
  wakes: (wake) => ({
    AlbumRemoved: (event) => wake(event),
    AlbumRestored: (event) => wake(event),
    AlbumErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, addedAt, removedAt }, _part, { clock, keys }, id) => {
    if (status === 'removed') return { step: 'erase', at: plus(removedAt, KEPT_DAYS * clock.dayMs) }
    if (status === 'erased' && (await keys.isThere(`album-${id}`))) return { step: 'destroy', at: addedAt }
    return undefined
  },
  steps: { erase: { act: eraseRemoved }, destroy: { act: destroy } },
  open: [
    { find: ({ db }) => db.any(sql.type(Row)`select id from albums.albums where removed_at is not null order by id`) },
  ],
})

/** What is left of a family ends with it; each may run twice. */
const ends: Ends = {
  account: { none: 'What someone added stays with the family, and ends with it.' },
  family: {
    part: 'albums',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'albums', position)
        const rows = await kernel.db.any(sql.type(Row)`
          select id from albums.albums where family_id = ${familyId} order by id`)
        return rows.map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(album, id, eraseAlbum({ reason: 'family' }), 'eraseAlbum')
        await destroy(kernel, id)
      },
    }),
  },
}

export const albums: WorkModule = {
  process: albumProcess,
  ends,
  demo: (kernel) => ({ demoAlbum: demoAlbumReactor(kernel) }),
}
