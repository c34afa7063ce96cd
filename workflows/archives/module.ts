import * as v from 'valibot'
import { sql, type Fragment } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { archive } from '../../backend/modules/archives/archive.ts'
import { LISTED_DAYS } from '../../backend/modules/archives/contract.ts'
import { forgetArchive } from '../../backend/modules/archives/decide.ts'
import { endedOf } from '../kernel/ended.ts'
import type { Ends } from '../kernel/ends.ts'
import type { WorkModule } from '../kernel/module.ts'
import { process } from '../kernel/process.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { activities } from './activities.ts'
import { archivesReactor, startReading } from './reactor.ts'

const Row = v.object({ id: v.string(), familyId: v.string() })
const archivesWhere = ({ db }: Kernel, condition: Fragment) =>
  db.any(sql.type(Row)`select id, family_id from archives.archives where ${condition} order by id`)

/** What came of an archive is listed for a while. */
const archiveProcess = process({
  aggregate: archive,
  wakes: (wake) => ({
    ArchiveSettled: (event) => wake(event),
    ArchiveStopped: (event) => wake(event),
    ArchiveReopened: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async ({ status, finishedAt, turn }, _part, { clock }) =>
    status === 'settled' || status === 'stopped'
      ? { step: 'forget', at: plus(finishedAt, LISTED_DAYS * clock.dayMs), mark: turn }
      : undefined,
  steps: {
    forget: {
      act: async (kernel, id, { mark = 0 }) => {
        await trySystemCommand(kernel)(archive, id, forgetArchive({ reason: 'listed' }), 'forgetArchive', mark)
      },
    },
  },
  open: [{ find: (kernel) => archivesWhere(kernel, sql.fragment`finished_at is not null`) }],
})

/** The list ends with whoever added the archive, and with its family; what came of it stays or ends as any item does. */
const ends: Ends = {
  account: {
    part: 'archives',
    by: (kernel) => ({
      list: async ({ accountId }) => {
        const ended = await endedOf(kernel, accountId)
        if (!ended) return []
        await readTablesAt(kernel, 'archives', ended.position)
        return (await archivesWhere(kernel, sql.fragment`contributor_id = ${accountId}`)).map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(archive, id, forgetArchive({ reason: 'member_gone' }), 'forgetArchive', 'gone')
      },
    }),
  },
  family: {
    part: 'archives',
    by: (kernel) => ({
      list: async ({ familyId, position }) => {
        await readTablesAt(kernel, 'archives', position)
        return (await archivesWhere(kernel, sql.fragment`family_id = ${familyId}`)).map(({ id }) => id)
      },
      endOne: async (_, id) => {
        await trySystemCommand(kernel)(archive, id, forgetArchive({ reason: 'family_ended' }), 'forgetArchive', 'ended')
      },
    }),
  },
}

export const archives: WorkModule = {
  reactors: (kernel, temporal) => ({ archives: archivesReactor(kernel, temporal) }),
  activities: { media: activities },
  process: archiveProcess,
  workflows: { readArchive: 'open' },
  open: (kernel, temporal) => [
    {
      type: 'readArchive',
      find: async () =>
        (await archivesWhere(kernel, sql.fragment`finished_at is null`)).map(({ id, familyId }) => ({
          workflowId: `archive-${id}.read`,
          start: () => startReading(temporal, id, familyId).then(() => true),
        })),
    },
  ],
  ends,
}
