import { Damaged } from '../../backend/kernel/frames.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/sealedBlobs.ts'
import { receiveMedia, recordReady, recordStored, rejectMedia } from '../../backend/modules/media/decide.ts'
import { blobName, media, thingOf, type Media } from '../../backend/modules/media/media.ts'
import { HEAD_BYTES, sniff } from '../../backend/kernel/sniff.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { attemptOf, beating } from '../kernel/beating.ts'
import { cuttingOf } from './cut.ts'
import { Stopped, Unplayable } from './decoder.ts'
import { deriving } from './derive.ts'
import { withFolder } from './folder.ts'

export type View = { readonly status: Media['status']; readonly next: 'receive' | 'store' | 'derive' | undefined }

const STEPS: Partial<Record<Media['status'], 'store' | 'derive'>> = { received: 'store', stored: 'derive' }
const MOST_STOPS = 3

const headOf = async (source: AsyncIterable<Buffer>): Promise<Buffer> => {
  let head: Buffer = Buffer.alloc(0)
  for await (const chunk of source) {
    head = Buffer.concat([head, chunk])
    if (head.length >= HEAD_BYTES) break
  }
  return head
}

/** Each step may run twice or be cut off anywhere: it does again what is not yet recorded, with the same result. */
export const activities = (kernel: Kernel) => {
  const { load } = kernel
  const ask = asking(kernel)
  const staging = stagingOf(kernel)
  const derive = deriving(kernel)
  const cutOut = cuttingOf(kernel)
  const sealed = sealedBlobs(kernel)

  const stateOf = async (id: string) => (await load(media, id)).state
  const loadView = async (stream: string): Promise<View> => {
    const id = idOfStream(stream)
    const { status } = await stateOf(id)
    const hasArrived = status === 'receiving' && (await staging.wholeOf(id)) !== undefined
    return { status, next: hasArrived ? 'receive' : STEPS[status] }
  }
  const reject = (id: string, ...why: Parameters<typeof rejectMedia>) =>
    ask(media, id, rejectMedia(...why), 'rejectMedia', ...why)

  const storeCut = async (id: string, state: Media, cut: NonNullable<Media['cut']>, folder: string) =>
    ask(media, id, recordStored(await cutOut(id, thingOf(state), cut, folder)), 'recordStored')

  const storeOriginal = async (id: string, state: Media) => {
    const { bytes } = state
    const thing = thingOf(state)
    const original = blobName(id, 'original')
    const read = () => staging.read(id, thing, bytes)
    const mime = sniff(await headOf(read()))
    if (!mime) return reject(id, 'file-type', 'received')
    const { sha256 } = await sealed.put(original, thing, read(), bytes)
    const kept = await sealed.verify(original, thing)
    if (kept !== sha256) throw new Error('The stored copy is not what was sent')
    return ask(media, id, recordStored({ sha256, bytes, mime }), 'recordStored')
  }

  const derivePlayed = async (id: string, state: Media, folder: string) => {
    const made = await derive(id, state, folder)
    return ask(media, id, recordReady({ ...made, peaksId: 'peaks' }), 'recordReady')
  }

  /** What no further try can mend is recorded; everything else is tried again. */
  const orReject = (id: string, during: 'received' | 'stored') => (error: unknown) => {
    if (error instanceof Damaged) return reject(id, 'content-damaged', during)
    if (error instanceof Unplayable) return reject(id, error.code, during)
    // A decoder that is stopped each time is stopped by this file, for want of memory say.
    if (error instanceof Stopped && attemptOf() >= MOST_STOPS) return reject(id, 'media-unplayable', during)
    throw error
  }

  const step = (act: (id: string, state: Media) => Promise<unknown>) => (stream: string) =>
    beating(async () => {
      const id = idOfStream(stream)
      await act(id, await stateOf(id))
      return loadView(stream)
    })
  return {
    loadView,
    /** For an upload whose process died when the last byte had come. One that is refused is left to its owner. */
    receive: (stream: string) =>
      beating(async (): Promise<View> => {
        const id = idOfStream(stream)
        const state = await ask(media, id, receiveMedia((await staging.wholeOf(id)) ?? 0), 'receiveMedia')
        return state ? loadView(stream) : { status: 'receiving', next: undefined }
      }),
    store: step(async (id, state) => {
      const { status, cut } = state
      const original = () => (cut ? withFolder((folder) => storeCut(id, state, cut, folder)) : storeOriginal(id, state))
      if (status === 'received') await original().catch(orReject(id, 'received'))
      // Last, and again by a retry: until the copy is recorded, these parts are the recording.
      await staging.remove(id)
    }),
    derive: step(async (id, state) => {
      const work = (folder: string) => derivePlayed(id, state, folder)
      if (state.status === 'stored') await withFolder(work).catch(orReject(id, 'stored'))
    }),
  }
}
export type Activities = ReturnType<typeof activities>
