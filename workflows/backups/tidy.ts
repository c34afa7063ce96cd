import type { Kernel } from '../../backend/kernel/kernel.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import type { BackupRow } from '../../backend/modules/backups/contract.ts'
import { copiesIn } from '../../backend/modules/backups/copies.ts'
import { failBackup, removeBackup, removeKeys } from '../../backend/modules/backups/decide.ts'
import { Flawed } from '../../backend/modules/backups/flaw.ts'
import { areKeysOver, isLate, kept } from '../../backend/modules/backups/keep.ts'
import { copiesOf } from '../../backend/modules/backups/manifest.ts'
import { folderOf, keysFolderOf, type Place } from '../../backend/modules/backups/place.ts'
import { backupRows } from '../../backend/modules/backups/queries.ts'
import { strangersIn } from '../../backend/modules/backups/strangers.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/**
 * Clears the place after a backup, good or not: what failed before, what the rule keeps no longer, keyrings and tables
 * that are too old, copies that no backup lists any more. Objects go first, then it is told. What the log does not know
 * goes by the same rules, and nothing is told.
 */
export const tidying = (kernel: Kernel, place: Place) => {
  const { clock } = kernel
  const ask = trySystemCommand(kernel)

  const remove = async (id: string): Promise<void> => {
    await place.blobs.removeAll(folderOf(id))
    await place.blobs.removeAll(keysFolderOf(id))
    await ask(backup, id, removeBackup(), 'removeBackup')
  }
  const removeOldKeys = async (id: string): Promise<void> => {
    await place.blobs.removeAll(keysFolderOf(id))
    await ask(backup, id, removeKeys(), 'removeKeys')
  }

  /** A list that cannot be read is no reason to throw away what it may name. */
  const removeUnlisted = async (ids: readonly string[]): Promise<void> => {
    const listed = new Set<string>()
    try {
      for (const id of ids) for (const { copy } of await copiesOf(place, id)) listed.add(copy)
    } catch (error) {
      if (error instanceof Flawed) return
      throw error
    }
    const unlisted = [...(await copiesIn(place)).keys()].filter((name) => !listed.has(name))
    if (unlisted.length > 0) await place.blobs.remove(unlisted)
  }

  return async (id: string): Promise<void> => {
    const [now, dayMs] = [clock.now(), clock.dayMs]
    const rows = await backupRows(kernel)
    const others = rows.filter((row) => row.id !== id)
    // Its workflow is gone, Temporal's memory with it say: no backup takes so long.
    const stale = others.filter(({ state, requestedAt }) => state === 'running' && isLate(requestedAt, now, dayMs))
    for (const row of stale) await ask(backup, row.id, failBackup({ reason: 'unfinished', where: '' }), 'failBackup')
    for (const row of others) if (row.state === 'failed' || stale.includes(row)) await remove(row.id)

    const strangers = await strangersIn(kernel, place)
    const unfinished = strangers.filter(({ hasManifest }) => !hasManifest)
    const brokenOff = unfinished.filter(({ at }) => isLate(at, now, dayMs))
    for (const stranger of brokenOff) await remove(stranger.id)

    const finished = [
      ...rows.flatMap((row) => (row.finishedAt === null ? [] : [{ ...row, at: row.finishedAt }])),
      ...strangers.filter(({ hasManifest }) => hasManifest),
    ]
    const keep = kept(finished, dayMs)
    const over = finished.filter((row) => !keep.has(row.id))
    for (const row of over) await remove(row.id)
    const hasOldKeys = ({ hasKeys, requestedAt }: Pick<BackupRow, 'hasKeys' | 'requestedAt'>) =>
      hasKeys && areKeysOver(requestedAt, now, dayMs)
    for (const row of finished) if (keep.has(row.id) && hasOldKeys(row)) await removeOldKeys(row.id)

    const isAlone =
      others.every((row) => row.state !== 'running' || stale.includes(row)) && unfinished.length === brokenOff.length
    const isListed = (await kernel.load(backup, id)).state.status === 'good'
    if (over.length > 0 && isAlone && isListed) await removeUnlisted([...new Set([...keep, id])])
  }
}
