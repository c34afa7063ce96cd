import { Upload } from 'tus-js-client'
import type { UploadMetadata } from '../../backend/modules/media/contract.ts'
import type { Destination } from './destination.ts'
import type { Feed } from './feed.ts'
import { endingOf } from './ending.ts'
import type { Take } from './takes.ts'
import { isSignedOutBy, mayAskAgain, refusedBy, waitAskedBy } from './wait.ts'

/** @number least bytes of a recording that are sent. 8 MiB, tus's usual size, would hold back minutes of voice. */
const CHUNK_BYTES = 32 * 1024
/** @number waits before an upload is tried again */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000]
/** @number wait of an upload that was asked too often */
const AGAIN_AFTER_S = 15

export type UploadEvents = {
  readonly onUrl: (url: string) => void
  readonly onAccepted: (bytes: number) => void
  /**
   * waiting: no connection, nobody is signed in, or the server asks for so many seconds; it goes on by itself, and what is recorded is kept
   * on this device.
   */
  readonly onState: (
    state: 'sending' | 'waiting' | 'sent',
    why?: { readonly waitS: number | undefined; readonly isSignedOut: boolean },
  ) => void
  /** The server will never take it: why, in a sentence. */
  readonly onRefused: (why: string) => void
}

export type Sending = {
  /** Breaks off here; what was sent stays. */
  readonly stop: () => void
  /** Takes back what was sent, when it is thrown away before it was complete. */
  readonly end: () => void
}

/**
 * Sends the feed while it grows (tus, deferred length) and goes on at the server's offset after any break. How long a
 * file is is said at once, so that one that is too large is refused before any of it is sent.
 */
export const upload = (take: Take, slices: Feed, to: Destination, events: UploadEvents): Sending => {
  const { onUrl, onAccepted, onState, onRefused } = events
  let current: Upload | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let uploadUrl = take.uploadUrl
  const metadata: UploadMetadata = {
    mediaId: take.id,
    messageId: take.messageId,
    purpose: to.purpose,
    type: take.mime,
    filename: take.filename ?? `recording.${endingOf(take)}`,
  }

  let isSent = false
  let isStopped = false
  const fail = (error: unknown) => {
    again = undefined
    const why = refusedBy(error, to.refusalIn)
    if (why !== undefined) return onRefused(why)
    const waitS = waitAskedBy(error)
    onState('waiting', { waitS, isSignedOut: !to.ticket && isSignedOutBy(error) })
    again = setTimeout(begin, (waitS ?? AGAIN_AFTER_S) * 1000)
    return undefined
  }
  const begin = () => {
    clearTimeout(again)
    again = undefined
    onState('sending')
    if (to.ticket)
      to.ticket().then(
        (ticket) => !isStopped && start({ 'Upload-Ticket': ticket }),
        (error: unknown) => !isStopped && fail(error),
      )
    else start({})
  }
  const start = (headers: Record<string, string>) => {
    current = new Upload(slices.reader() as ReadableStreamDefaultReader, {
      endpoint: '/api/uploads',
      headers,
      uploadUrl: uploadUrl ?? null,
      ...(take.bytes === undefined ? { uploadLengthDeferred: true } : { uploadSize: take.bytes }),
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      onShouldRetry: (error) => navigator.onLine && mayAskAgain(error),
      storeFingerprintForResuming: false,
      metadata,
      onUploadUrlAvailable: () => {
        uploadUrl = current?.url ?? undefined
        if (uploadUrl !== undefined) onUrl(uploadUrl)
      },
      onChunkComplete: (_size, accepted) => onAccepted(accepted),
      onSuccess: () => {
        isSent = true
        onState('sent')
      },
      onError: fail,
    })
    current.start()
  }
  const onOnline = () => again !== undefined && begin()
  addEventListener('online', onOnline)
  begin()
  const stop = (isTakenBack: boolean) => {
    isStopped = true
    clearTimeout(again)
    removeEventListener('online', onOnline)
    // What cannot be taken back now is an upload nobody finishes; the server drops it after a while.
    current?.abort(isTakenBack).catch((error: unknown) => console.error('Not taken back:', error))
  }
  return { stop: () => stop(false), end: () => !isSent && stop(true) }
}
