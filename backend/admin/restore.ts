import { Refused } from '../kernel/errors.ts'
import { closeKernel, kernelOf } from '../kernel/kernel.ts'
import { migrate } from '../kernel/process/migrate.ts'
import { readSettings } from '../kernel/process/settings.ts'
import { beginAnchorsAnew } from '../modules/audit/copies.ts'
import { Flawed } from '../modules/backups/flaw.ts'
import { backupsIn } from '../modules/backups/manifest.ts'
import { placeOf } from '../modules/backups/place.ts'
import { restore as putBack } from '../modules/backups/restore.ts'
import { askAllAnew } from '../modules/messages/system/restored.ts'
import { categories } from '../routers.ts'
import { environmentOf } from './environment.ts'

/**
 * Puts the backup of this name into an empty house, whose three processes stand still; without a name it lists what there
 * is.
 * @throws Error with a sentence for the person at the machine
 */
export const restore = async (environment: NodeJS.ProcessEnv, name: string | undefined): Promise<string> => {
  const settings = readSettings(await environmentOf(environment))
  const place = placeOf(settings)
  const names = await backupsIn(place)
  if (name === undefined) return ['Say one of these names, the newest is the last:', ...names].join('\n')
  if (!names.includes(name)) throw new Error('There is no backup of this name. Without a name you see those there are.')
  const stopping = new AbortController()
  await migrate(settings.databaseUrl, new URL('../migrations/', import.meta.url), 'migrations')
  const kernel = await kernelOf(settings, stopping.signal, categories)
  try {
    const restoredAt = kernel.clock.now()
    const { log, blobs } = await putBack(kernel, place, name, restoredAt)
    await askAllAnew(kernel, restoredAt)
    await beginAnchorsAnew(kernel, restoredAt)
    return [
      `Restored: ${log.count} events, ${blobs.count} files. Start the three processes; read tables follow.`,
      'Nothing is delivered until an admin opens delivery again: in the admin panel, where backups are.',
    ].join('\n')
  } catch (error) {
    if (error instanceof Flawed)
      throw new Error(`The backup is not what was stored (${error.message}), or BACKUP_KEY is another one.`, {
        cause: error,
      })
    if (!(error instanceof Refused)) throw error
    throw new Error('This house is not empty, and nothing is written over. Nothing has changed.', { cause: error })
  } finally {
    stopping.abort()
    await closeKernel(kernel)
  }
}
