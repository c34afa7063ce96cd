import { v7 as uuid } from 'uuid'
import { PEAKS_PER_SECOND } from '../../backend/modules/media/contract/bounds.ts'
import { sentType } from './accepted.ts'
import { capture, kindOf, openMicrophone, type Capture, type Kind } from './capture.ts'
import { isEmpty } from './silence.ts'
import { feed, type Feed } from './feed.ts'
import { endingOf } from './ending.ts'
import type { Destination } from './destination.ts'
import { forgetTake, keepSlice, keepTake, takeOf, type Take } from './takes.ts'
import { upload, type Sending } from './upload.ts'
import { isLive, NOTHING, type RecorderView } from './view.ts'

const AT_ONCE = { waitS: undefined, isSignedOut: false }
const DONE = { isFinished: true, isSent: false }
const CALM_REDRAW_MS = 250
/** @number size of the pieces in which a chosen recording is sent */
const PIECE_BYTES = 1_048_576
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export type Recorder = ReturnType<typeof createRecorder>

/** A recorder of voice or video: every second's slice is kept on this device first, then sent. */
export const createRecorder = (to: Destination, kind: Kind = 'voice') => {
  const { subject: messageId, mayBeSent = () => true } = to
  // The server refuses what is longer.
  const longestMs = to.mostMinutes * 60_000
  let view = NOTHING
  let take: Take | undefined
  let slices: Feed = feed()
  let blobs: Blob[] = []
  let captured: Capture | undefined
  let sending: Sending | undefined
  let writes: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  const show = (changes: Partial<RecorderView>) => {
    view = { ...view, ...changes }
    for (const listener of listeners) listener()
  }
  let shownAt = 0
  const hear = (level: number, ms: number) => {
    const missing = Math.max(0, Math.floor((ms / 1000) * PEAKS_PER_SECOND) - view.peaks.length)
    view = { ...view, level, ms, peaks: [...view.peaks, ...Array.from({ length: missing }, () => level)] }
    if (ms >= longestMs) void stop()
    if (isCalm() && ms - shownAt < CALM_REDRAW_MS) return
    shownAt = ms
    show({})
  }
  /** Kept in order; a device that cannot store still sends. */
  const keep = (write: () => Promise<void>) => {
    writes = writes.then(write).catch((error: unknown) => console.error('Not kept on this device:', error))
    return writes
  }
  const change = (changes: Partial<Take>): Take | undefined => {
    if (take) take = { ...take, ...changes }
    return take
  }
  const msOf = (bytes: number) => {
    const whole = blobs.reduce((sum, { size }) => sum + size, 0)
    return whole === 0 ? 0 : Math.round((Math.min(bytes, whole) / whole) * view.ms)
  }
  const send = (from: Take) => {
    if (!mayBeSent()) return show({ sending: 'waiting' })
    sending = upload(from, slices, to, {
      onUrl: (uploadUrl) => {
        const changed = change({ uploadUrl })
        if (changed) void keep(() => keepTake(changed))
      },
      onAccepted: (bytes) => show({ safeMs: msOf(bytes) }),
      onRefused: (refusal) => show({ sending: 'refused', refusal }),
      onState: (state, { waitS, isSignedOut } = AT_ONCE) => {
        if (state === 'sent') {
          const changed = change({ isSent: true })
          if (changed) void keep(() => keepTake(changed))
        }
        show({ sending: state, waitS, isSignedOut, ...(state === 'sent' && { safeMs: view.ms }) })
      },
    })
  }
  const finish = (changes: Partial<RecorderView> = {}) => {
    slices.end()
    const soundUrl = URL.createObjectURL(new Blob(blobs, { type: take?.mime ?? 'audio/webm' }))
    show({ phase: 'finished', level: 0, soundUrl, stream: undefined, ...changes })
  }
  const release = () => {
    sending?.stop()
    if (view.soundUrl) URL.revokeObjectURL(view.soundUrl)
  }

  const drop = async () => {
    sending?.end()
    release()
    const old = take?.id
    take = undefined
    show({ ...NOTHING, phase: 'ready' })
    if (old !== undefined) await keep(() => forgetTake(old))
  }

  const look = async () => {
    const found = await takeOf(messageId, ({ mime, chosenAs }) => (chosenAs ?? kindOf(mime)) === kind).catch(
      () => undefined,
    )
    if (!found || isEmpty(found.slices)) return show({ phase: 'ready' })
    take = { ...found.take, isFinished: true }
    blobs = found.slices
    slices = feed(blobs)
    const { id: mediaId, ms, peaks, isSent } = take
    show({ mediaId, ms, peaks, isChosen: take.chosenAs !== undefined })
    finish({ isFound: !found.take.isFinished, sending: isSent ? 'sent' : 'sending', safeMs: isSent ? ms : 0 })
    // Also what was sent: where it was not made part of anything for long, the server has given it up.
    send(take)
    return undefined
  }

  let asked = 0
  const capturing = (stream: MediaStream) =>
    capture(stream, {
      onLevel: (level, sinceMs) => hear(level, view.ms + sinceMs),
      onLost: () => {
        show({ isLost: true })
        void stop()
      },
      onSlice: (blob) => {
        blobs.push(blob)
        slices.push(blob)
        const index = blobs.length - 1
        const changed = change({ ms: view.ms, peaks: view.peaks })
        if (changed) void keep(() => keepSlice(changed, index, blob))
      },
    })

  const start = async () => {
    show({ phase: 'asking' })
    asked += 1
    const mine = asked
    const stream = await openMicrophone(kind)
    if (typeof stream === 'string') return show({ phase: stream })
    if (mine !== asked) {
      // Allowed after the page was left: nobody would know that the microphone is on.
      for (const track of stream.getTracks()) track.stop()
      return show({ phase: 'ready' })
    }
    const id = uuid()
    shownAt = 0
    try {
      captured = capturing(stream)
    } catch (error) {
      console.error('Not recorded:', error)
      return show({ phase: 'unsupported' })
    }
    show({ ...NOTHING, phase: 'recording', mediaId: id, stream: kind === 'video' ? stream : undefined })
    blobs = []
    slices = feed()
    take = {
      id,
      messageId,
      mime: captured.mime,
      ms: 0,
      peaks: [],
      isFinished: false,
      isSent: false,
      uploadUrl: undefined,
    }
    send(take)
    return undefined
  }

  const end = async () => {
    await captured?.stop()
    if (isEmpty(blobs)) {
      await drop()
      return show({ isNothing: true })
    }
    const changed = change({ isFinished: true, ms: view.ms, peaks: view.peaks })
    if (changed) void keep(() => keepTake(changed))
    return finish()
  }
  let ending: Promise<void> | undefined
  /** Once, also where a press and the page's end ask for it at the same time: the last slice is waited for. */
  const stop = async () => {
    if (!isLive(view)) return
    ending ??= end().finally(() => {
      ending = undefined
    })
    await ending
  }

  /** Takes a file of this device as if it had been recorded here. */
  const bring = (file: File) => {
    release()
    blobs = []
    for (let at = 0; at < file.size; at += PIECE_BYTES) blobs.push(file.slice(at, at + PIECE_BYTES))
    slices = feed(blobs)
    const chosen = { mime: sentType(file.type, kind), bytes: file.size, filename: file.name, chosenAs: kind }
    const brought: Take = { ...chosen, id: uuid(), messageId, ms: 0, peaks: [], ...DONE, uploadUrl: undefined }
    take = brought
    show({ ...NOTHING, mediaId: brought.id, isChosen: true })
    finish()
    blobs.forEach((blob, index) => void keep(() => keepSlice(brought, index, blob)))
    send(brought)
  }

  return {
    bring,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    look,
    start,
    stop,
    pause: () => {
      captured?.pause()
      show({ phase: 'paused', level: 0 })
    },
    resume: () => {
      captured?.resume()
      show({ phase: 'recording' })
    },
    /** Throws the take away, here and on its way. */
    discard: async () => {
      await captured?.stop()
      await drop()
    },
    /** What was recorded, as a file of this page; undefined until it is finished. */
    file: (): { readonly blob: Blob; readonly ending: string } | undefined =>
      view.phase === 'finished' && take
        ? { blob: new Blob(blobs, { type: take.mime }), ending: endingOf(take) }
        : undefined,
    /** The server has it and it is part of what it belongs to: nothing needs to stay on this device. */
    settle: async () => {
      const kept = take?.id
      if (kept !== undefined) await keep(() => forgetTake(kept))
    },
    leave: async () => {
      asked += 1
      await stop()
      release()
    },
  }
}
