import { createHash } from 'node:crypto'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Capsule } from '../../backend/modules/capsules/capsule.ts'
import type { Noted } from '../../backend/modules/capsules/events.ts'
import { blobFolder, media } from '../../backend/modules/media/reading.ts'

type Stored = Pick<Kernel, 'blobs'>

const sha256Of = async ({ blobs }: Stored, name: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of await blobs.get(name)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** All that is stored of a file, by name, each with the SHA-256 of its bytes as they lie there, sealed. */
const blobsOf = async (kernel: Stored, mediaId: string): Promise<Record<string, string>> => {
  const names = (await kernel.blobs.list(blobFolder(mediaId))).map(({ name }) => name).toSorted()
  const found: Record<string, string> = {}
  for (const name of names) found[name] = await sha256Of(kernel, name)
  return found
}

/**
 * What is written down of a capsule before its key is locked away: of each file the stored bytes, and of each thing the SHA-256
 * of what it says, which nobody reads either until it opens.
 */
export const writtenDown = async (kernel: Kernel, { contents }: Capsule) => {
  const manifest: Noted[] = []
  const hashes: Record<string, string> = {}
  for (const { contributionId, mediaId, words } of contents) {
    const file = mediaId === undefined ? undefined : (await kernel.load(media, mediaId)).state.sha256
    hashes[contributionId] = createHash('sha256')
      .update(`${file ?? ''}\n${words}`)
      .digest('hex')
    if (mediaId !== undefined) manifest.push({ contributionId, blobs: await blobsOf(kernel, mediaId) })
  }
  return { manifest, hashes }
}

/** The things of which something stored is gone, or is another than was written down. */
export const damagedIn = async (kernel: Kernel, { contents, manifest }: Capsule): Promise<string[]> => {
  const damaged: string[] = []
  for (const { contributionId, blobs } of manifest) {
    const { mediaId = '' } = contents.find((each) => each.contributionId === contributionId) ?? {}
    const now = await blobsOf(kernel, mediaId)
    if (Object.entries(blobs).some(([name, sha256]) => now[name] !== sha256)) damaged.push(contributionId)
  }
  return damaged
}
