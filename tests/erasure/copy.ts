import type { Kernel } from '../../backend/kernel/kernel.ts'
import { recordedOf } from '../../backend/kernel/log/recorded.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Stored } from '../../backend/kernel/log/stored.ts'
import { streamsIn } from './traces.ts'

type Blob = { readonly name: string; readonly thing: string; readonly bytes: Buffer }
export type Copy = { readonly events: readonly Stored[]; readonly blobs: readonly Blob[] }

/** The log and one recording, sealed as they lie there: what a copy of the disks would hold without the keyring. */
export const copyOf = async (kernel: Kernel, mediaId: string, thing: string): Promise<Copy> => {
  const streams = await Promise.all((await streamsIn(kernel)).map((stream) => kernel.store.read(stream)))
  const blobs = (await kernel.blobs.list(`media/${mediaId}/`)).map(async ({ name }) => {
    const bytes = Buffer.concat((await (await kernel.blobs.get(name)).toArray()) as Buffer[])
    return { name, thing, bytes }
  })
  return { events: streams.flat(), blobs: await Promise.all(blobs) }
}

/** Puts a copy's recordings back, and answers every word of it that today's keys open. */
export const wordsOf = async (kernel: Kernel, { events, blobs }: Copy): Promise<string> => {
  const words: string[] = []
  for (const stored of events) words.push(JSON.stringify((await recordedOf(kernel.keyring, stored)).data))
  for (const { name, thing, bytes } of blobs) {
    await kernel.blobs.put(name, bytes)
    const blob = await sealedBlobs(kernel).open(name, thing)
    if (blob) words.push(Buffer.concat((await (await blob.read()).toArray()) as Buffer[]).toString())
  }
  return words.join('\n')
}
