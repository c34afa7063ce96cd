import type { Kernel } from '../../kernel/kernel.ts'
import { isId } from '../../kernel/http/request.ts'
import { backup } from './backup.ts'
import { backupsIn } from './manifest.ts'
import { keysFolderOf, type Place } from './place.ts'

/** What lies in the place under the name of a backup that the log does not know. */
type Stranger = {
  readonly id: string
  /** Without one it was broken off, and nothing comes back from it. */
  readonly hasManifest: boolean
  readonly hasKeys: boolean
  /** When the first of it was stored, and the last. */
  readonly requestedAt: string
  readonly at: string
}

/**
 * Backups by listing the place: a house that was restored has in its log none that is newer than the one it came from,
 * and nobody else would ever clear them away.
 */
export const strangersIn = async ({ load }: Kernel, place: Place): Promise<readonly Stranger[]> => {
  const { blobs } = place
  const whole = new Set(await backupsIn(place))
  const objects = [...(await blobs.list('backups/')), ...(await blobs.list('keys/'))]
  const strangers: Stranger[] = []
  for (const [id, own] of Map.groupBy(objects, ({ name }) => name.split('/')[1] ?? '')) {
    if (!isId(id) || (await load(backup, id)).state.status !== 'new') continue
    const times = own.map(({ storedAt }) => storedAt).toSorted()
    strangers.push({
      id,
      hasManifest: whole.has(id),
      hasKeys: own.some(({ name }) => name.startsWith(keysFolderOf(id))),
      requestedAt: times[0] ?? '',
      at: times.at(-1) ?? '',
    })
  }
  return strangers
}
