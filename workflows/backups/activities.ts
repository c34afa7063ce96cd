import { Context } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { derivedId } from '../../backend/kernel/ids.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { copiedLines, type Copy } from '../../backend/modules/backups/copies.ts'
import {
  failBackup,
  failProof,
  finishBackup,
  recordPart,
  recordProof,
  requestBackup,
} from '../../backend/modules/backups/decide.ts'
import type { Flaw, Part } from '../../backend/modules/backups/events.ts'
import { Flawed } from '../../backend/modules/backups/flaw.ts'
import { isProofDue } from '../../backend/modules/backups/keep.ts'
import { logLines } from '../../backend/modules/backups/log.ts'
import { copiesOf, madeOf, writeIndex, writeManifest } from '../../backend/modules/backups/manifest.ts'
import { folderOf, keysFolderOf, placeOf } from '../../backend/modules/backups/place.ts'
import { prove } from '../../backend/modules/backups/prove.ts'
import { backupRows, lastOf, runningBeside } from '../../backend/modules/backups/queries.ts'
import { writeSection, type Section } from '../../backend/modules/backups/section.ts'
import { atOneMoment, tableLines, TABLES } from '../../backend/modules/backups/tables.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { beating } from '../kernel/beating.ts'
import { tidying } from './tidy.ts'

/** Each step may run twice: it writes in the place of what the try before it has left. */
export const activities = (kernel: Kernel) => {
  const { db, store, blobs, clock, load } = kernel
  const place = placeOf(kernel.settings)
  const ask = trySystemCommand(kernel)
  const tidy = tidying(kernel, place)

  const record = async (id: string, part: Part, { count, bytes }: Section) =>
    ask(backup, id, recordPart({ part, count, bytes }), 'recordPart', part)
  const step = (work: (id: string) => Promise<unknown>) => (stream: string) =>
    beating(async () => void (await work(idOfStream(stream))))
  /** A step of the making: one that is over is left as it is, whoever runs its workflow again. */
  const making = (work: (id: string) => Promise<unknown>) =>
    step(async (id) => {
      if ((await load(backup, id)).state.status === 'running') await work(id)
    })

  /** What the last backup holds; none where it turned out to be damaged, so that everything is copied anew. */
  const knownCopies = async (id: string): Promise<ReadonlyMap<string, Copy>> => {
    const last = (await backupRows(kernel)).find((row) => row.id !== id && ['good', 'damaged'].includes(row.state))
    if (last?.state !== 'good') return new Map()
    const unlessFlawed = (error: unknown) => {
      if (error instanceof Flawed) return []
      throw error
    }
    return new Map((await copiesOf(place, last.id).catch(unlessFlawed)).map((each) => [each.copy, each]))
  }

  return {
    /** For the Schedule. The request is an event like an administrator's; one that is running is enough. */
    requestBackup: async (): Promise<string> => {
      // The same for each try of this run.
      const id = derivedId(`backup:${Context.current().info.workflowExecution?.runId}`)
      const isOneRunning = (await runningBeside(kernel, id)).length > 0
      await ask(backup, id, requestBackup({ isOneRunning }), 'requestBackup')
      return id
    },

    storeLog: making(async (id) => {
      await place.blobs.ready()
      let toPos = ''
      const lines = logLines(kernel, await store.head(), (position) => (toPos = position))
      const section = await writeSection(place, `${folderOf(id)}log/`, lines)
      await writeIndex(place, id, 'log', { ...section, toPos })
      await record(id, 'log', section)
    }),

    /** After the log: each key that an event needs was made before it. */
    storeTables: making(async (id) => {
      const folder = keysFolderOf(id)
      const { tables, keyring } = await atOneMoment(db, async (tx) => ({
        tables: await writeSection(place, `${folder}tables/`, tableLines(tx, TABLES)),
        keyring: await writeSection(place, `${folder}keyring/`, tableLines(tx, ['keyring'])),
      }))
      await writeIndex(place, id, 'tables', tables)
      await writeIndex(place, id, 'keyring', keyring)
      await record(id, 'tables', tables)
      await record(id, 'keyring', keyring)
    }),

    storeBlobs: making(async (id) => {
      let copiedBytes = 0
      const lines = copiedLines(blobs, place, await knownCopies(id), (bytes) => (copiedBytes += bytes))
      const section = await writeSection(place, `${folderOf(id)}blobs/`, lines)
      await writeIndex(place, id, 'blobs', { ...section, copiedBytes })
      await record(id, 'blobs', section)
    }),

    finishBackup: making(async (id) => {
      const { manifest, hash } = await writeManifest(place, id, clock.now())
      await ask(backup, id, finishBackup(madeOf(manifest, hash)), 'finishBackup')
    }),

    failBackup: (stream: string, flaw: Flaw): Promise<void> =>
      beating(async () => void (await ask(backup, idOfStream(stream), failBackup(flaw), 'failBackup'))),

    tidyBackups: step(tidy),

    /** Reads the backup back, where a month has gone by since the last one was. */
    proveBackup: step(async (id) => {
      const { status, hash } = (await load(backup, id)).state
      const { lastProvedAt } = await lastOf(kernel)
      if (status !== 'good' || !isProofDue(lastProvedAt, clock.now(), clock.dayMs)) return
      try {
        await ask(backup, id, recordProof(await prove(kernel, place, id, hash)), 'recordProof')
      } catch (error) {
        if (!(error instanceof Flawed)) throw error
        await ask(backup, id, failProof(error.flaw), 'failProof')
      }
    }),
  }
}
export type Activities = ReturnType<typeof activities>
