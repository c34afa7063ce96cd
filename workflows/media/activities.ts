import { Damaged } from '../../backend/kernel/blob/frames.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import {
  abandonMedia,
  receiveMedia,
  recordReady,
  recordRendered,
  recordStored,
  rejectMedia,
  sweepMedia,
} from '../../backend/modules/media/decide.ts'
import { recordableOf } from '../../backend/kernel/process/recordable.ts'
import { blobName, media, type Media } from '../../backend/modules/media/media.ts'
import { isAbandoned } from '../../backend/modules/media/queries.ts'
import { isNamed, isUnnamed } from '../../backend/modules/media/unnamed.ts'
import { isLate } from '../../backend/kernel/log/late.ts'
import { unlessLocked } from '../../backend/kernel/log/lock.ts'
import { HEAD_BYTES } from '../../backend/kernel/blob/sniff.ts'
import { kindOf } from '../../backend/modules/media/kind.ts'
import { stagingOf } from '../../backend/modules/media/staging.ts'
import { reserving } from '../../backend/modules/media/storage.ts'
import { thingOf } from '../../backend/modules/media/thing.ts'
import { trySystemCommand, idOfStream } from '../kernel/systemCommand.ts'
import { attemptOf, beating } from '../kernel/beating.ts'
import { cuttingOf } from './cut.ts'
import { Stopped, Unplayable } from './decoder.ts'
import { erasingRecordings } from './erase.ts'
import { withFolder } from './folder.ts'
import { making } from './make.ts'
import { portraying } from './portrait.ts'

type Step = 'receive' | 'store' | 'derive' | 'discard'
export type View = {
  readonly status: Media['status']
  readonly next: Step | undefined
  /** Of the stream, when it was looked at. */
  readonly revision?: number
  /**
   * Another recording of its owner is at the decoders, where each has one at a time: the step is to be asked for again.
   */
  readonly isBusy?: true
}

const STEPS: Partial<Record<Media['status'], Step>> = {
  receiving: 'discard',
  cancelled: 'discard',
  erased: 'discard',
  received: 'store',
  stored: 'derive',
}
/** @number how often a recording's preparation may be cut off */
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
  const { load, settings } = kernel
  const ask = trySystemCommand(kernel)
  const staging = stagingOf(kernel)
  const { release } = reserving(kernel)
  const { destroyRecording } = erasingRecordings(kernel)
  const make = making(kernel)
  const { draw, settle } = portraying(kernel)
  const cutOut = cuttingOf(kernel)
  const sealed = sealedBlobs(kernel)

  const stateOf = async (id: string) => (await load(media, id)).state
  const loadView = async (stream: string): Promise<View> => {
    const id = idOfStream(stream)
    const { state, revision } = await load(media, id)
    const { status } = state
    const hasArrived = status === 'receiving' && (await staging.wholeOf(id)) !== undefined
    const isToGo = (status === 'ready' || status === 'rejected') && (await isUnnamed(kernel, id))
    const next = hasArrived ? 'receive' : isToGo ? 'discard' : STEPS[status]
    return { status, next, revision: Number(revision ?? 0) }
  }
  const madeFor = ({ purpose }: Media) => recordableOf(kernel, purpose)
  /** What may name it was asked itself; of what else was made of it, and of pictures, the read table has to know. */
  const isNobodys = async (id: string, state: Media): Promise<boolean> =>
    !(await isLate(kernel, { module: 'media', category: 'media' })) &&
    (await isUnnamed(kernel, id)) &&
    !(await isNamed(kernel, id, state))
  const reject = (id: string, ...why: Parameters<typeof rejectMedia>) =>
    ask(media, id, rejectMedia(...why), 'rejectMedia', ...why)

  const storeCut = async (id: string, state: Media, cut: NonNullable<Media['cut']>, folder: string) =>
    ask(media, id, recordStored(await cutOut(id, thingOf(kernel, state), cut, folder)), 'recordStored')

  const storeOriginal = async (id: string, state: Media) => {
    const { bytes } = state
    const thing = thingOf(kernel, state)
    const original = blobName(id, 'original')
    const read = () => staging.read(id, thing, bytes)
    const mime = kindOf(madeFor(state).takes, await headOf(read()))
    if (!mime) return reject(id, 'file-type', 'received')
    const { sha256 } = await sealed.put(original, thing, read(), bytes)
    const kept = await sealed.verify(original, thing)
    if (kept !== sha256) throw new Error('The stored copy is not what was sent')
    return ask(media, id, recordStored({ sha256, bytes, mime }), 'recordStored')
  }

  const deriveShown = async (id: string, state: Media, folder: string) => {
    const { takes, mostMinutes } = madeFor(state)
    const made =
      takes === 'portrait'
        ? { is: 'played' as const, as: await draw(id, state, folder) }
        : await make(id, state, folder)
    const decision =
      made.is === 'rendered' ? recordRendered(made.as) : recordReady({ ...made.as, peaksId: 'peaks' }, mostMinutes)
    return ask(media, id, decision, 'recordReady')
  }

  /** What no further try can mend is recorded; everything else is tried again. */
  const orReject = (id: string, during: 'received' | 'stored') => async (error: unknown) => {
    // A decoder that is stopped each time is stopped by this file: it breaks of it, or wants more memory than there is.
    const isStopped = error instanceof Stopped && attemptOf() >= MOST_STOPS
    if (error instanceof Damaged) await reject(id, 'content-damaged', during)
    else if (error instanceof Unplayable) await reject(id, error.code, during)
    else if (isStopped) await reject(id, 'media-unplayable', during)
    else throw error
    return true
  }

  /**
   * Decoders work for one recording of an owner at a time, in whatever process, so that a hundred films of one account
   * leave room for others'. Nobody waits here: an activity that waited would keep one of the few places of its worker.
   */
  const inTurn = (ownerId: string, work: (folder: string) => Promise<unknown>) =>
    unlessLocked(settings.databaseUrl, `decoder ${ownerId}`, () => withFolder(work))

  /** `act` answers false where it was not its turn. */
  const step =
    (act: (id: string, state: Media) => Promise<boolean>) =>
    (stream: string): Promise<View> =>
      beating(async () => {
        const id = idOfStream(stream)
        const isDone = await act(id, await stateOf(id))
        return { ...(await loadView(stream)), ...(!isDone && { isBusy: true }) }
      })
  return {
    loadView,
    /** For an upload whose process died when the last byte had come. One that is refused is its owner's for a while. */
    receive: (stream: string) =>
      beating(async (): Promise<View> => {
        const id = idOfStream(stream)
        const state = await ask(media, id, receiveMedia((await staging.wholeOf(id)) ?? 0), 'receiveMedia')
        return state ? loadView(stream) : { status: 'receiving', next: 'discard' }
      }),
    store: step(async (id, state) => {
      const { status, cut, ownerId } = state
      const original = () =>
        cut ? inTurn(ownerId, (folder) => storeCut(id, state, cut, folder)) : storeOriginal(id, state).then(() => true)
      if (status === 'received' && !(await original().catch(orReject(id, 'received')))) return false
      // Last, and again by a retry: until the copy is recorded, these parts are the recording.
      await staging.remove(id)
      return true
    }),
    derive: step(async (id, state) => {
      const work = (folder: string) => deriveShown(id, state, folder)
      const isDone = state.status !== 'stored' || (await inTurn(state.ownerId, work).catch(orReject(id, 'stored')))
      if (isDone && madeFor(state).takes === 'portrait') await settle(id)
      return isDone
    }),
    /** Gives up what nobody finished or names, and removes what came of what was given up. */
    discard: (stream: string): Promise<View> =>
      beating(async () => {
        const id = idOfStream(stream)
        const { state, revision } = await load(media, id)
        if (await isAbandoned(kernel, id)) await ask(media, id, abandonMedia(), 'abandonMedia', String(revision))
        else if (await isNobodys(id, state)) await ask(media, id, sweepMedia(), 'sweepMedia', String(revision))
        const { status } = await stateOf(id)
        if (status === 'cancelled') await staging.remove(id)
        // Its account ended while it was being prepared, or nothing names it.
        if (status === 'erased') await destroyRecording(id)
        if (status === 'cancelled' || status === 'erased') await release(id)
        const view = await loadView(stream)
        return view.next === 'discard' ? { ...view, next: undefined } : view
      }),
  }
}
export type Activities = ReturnType<typeof activities>
