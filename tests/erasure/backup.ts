import { vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { copyIn } from '../../backend/modules/backups/copies.ts'
import { requestBackup } from '../../backend/modules/backups/decide.ts'
import { storedIn } from '../../backend/modules/backups/log.ts'
import { readManifest } from '../../backend/modules/backups/manifest.ts'
import { OPERATOR, placeOf } from '../../backend/modules/backups/place.ts'
import { linesOf } from '../../backend/modules/backups/section.ts'
import { tidying } from '../../workflows/backups/tidy.ts'
import type { Stage } from './stage.ts'
import { streamsIn } from './traces.ts'
import { listed } from '../backup/listed.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

type Voice = { readonly mediaId: string; readonly thing: string }

/** A backup as an administrator asks for one; its name. */
export const backUp = async ({ client, house, server: { kernel } }: Stage): Promise<string> => {
  const id = newId()
  await house.tell(backup, id, requestBackup({ isOneRunning: false }))
  const handle = client.workflow.getHandle(`backup-${id}`)
  await vi.waitFor(() => handle.describe(), patiently)
  await handle.result()
  await listed(kernel, id)
  return id
}

const sectionsOf = async ({ settings }: Kernel, id: string) => {
  const place = placeOf(settings)
  return { place, ...(await readManifest(place, id)).manifest }
}

/** All that the operator's key opens of a backup, and whose keys its keyring has. */
export const openedBy = async (kernel: Kernel, id: string) => {
  const { place, log, tables, keyring, blobs } = await sectionsOf(kernel, id)
  const lines: string[] = []
  const keys: string[] = []
  for (const section of [log, tables, blobs]) for await (const line of linesOf(place, section)) lines.push(line)
  for await (const line of linesOf(place, keyring)) keys.push(line)
  return { words: lines.join('\n'), keys: keys.join('\n') }
}

/** Puts a backup's recording back, and answers every word of the backup that today's keys open. */
export const wordsOf = async (kernel: Kernel, id: string, { mediaId, thing }: Voice): Promise<string> => {
  const { place, log, blobs } = await sectionsOf(kernel, id)
  const own = new Set(await streamsIn(kernel))
  const words: string[] = []
  for await (const line of linesOf(place, log)) {
    const stored = storedIn(line)
    if (own.has(stored.stream)) words.push(JSON.stringify((await recordedOf(kernel.keyring, stored)).data))
  }
  for await (const line of linesOf(place, blobs)) {
    const { name, copy, sizeBytes } = copyIn(line)
    const source = name.startsWith(`media/${mediaId}/`) && (await place.open(copy, OPERATOR))
    if (!source) continue
    await kernel.blobs.put(name, await source.read(), sizeBytes)
    const blob = await sealedBlobs(kernel).open(name, thing)
    if (blob) words.push(Buffer.concat((await (await blob.read()).toArray()) as Buffer[]).toString())
  }
  return words.join('\n')
}

/** The keyrings that lie in the place a month later, after that day's backup `id` has cleared it. */
export const keyringsInAMonth = async (kernel: Kernel, id: string): Promise<readonly string[]> => {
  const place = placeOf(kernel.settings)
  const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString()
  await tidying({ ...kernel, clock: { ...kernel.clock, now: () => inAMonth } }, place)(id)
  return (await place.blobs.list('keys/')).map(({ name }) => name)
}
