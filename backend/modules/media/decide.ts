import type { Decision } from '../../kernel/decider.ts'
import { refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { bytesOf, limits, type MediaRefusal } from './contract.ts'
import type { MediaEvent, Start } from './events.ts'
import type { Media } from './media.ts'

type Decide = Decision<Media, MediaEvent>
const refuse = refusing<MediaRefusal>()

/** To others, a medium does not exist; nor does one whose upload was given up. */
export const requireOwner = ({ status, ownerId }: Media, by: Actor): void => {
  if (status === 'new' || status === 'cancelled' || ownerId !== by.id) throw refuse('not-found')
}

const requireSize = (bytes: number, mb: number) => {
  if (bytes === 0) throw refuse('empty-file')
  if (bytes > bytesOf(mb)) throw refuse('file-too-large', { mb })
}

export const startMedia =
  (start: Omit<Start, 'ownerId'>): Decide =>
  (media, { by }) => {
    if (media.status !== 'new') {
      requireOwner(media, by)
      if (media.status !== 'receiving' || media.messageId !== start.messageId) throw refuse('upload-done')
      return []
    }
    if (!/^(audio|video)\//.test(start.type)) throw refuse('file-type')
    if (start.bytes !== undefined) requireSize(start.bytes, start.largestMb ?? media.largestMb)
    return [{ type: 'MediaStarted', data: { ...start, ownerId: by.id } }]
  }

/** All bytes have arrived. */
export const receiveMedia =
  (bytes: number): Decide =>
  (media, { by }) => {
    requireOwner(media, by)
    if (media.status !== 'receiving') return []
    requireSize(bytes, media.largestMb)
    return [{ type: 'MediaReceived', data: { bytes } }]
  }

export const cancelMedia =
  (): Decide =>
  (media, { by }) => {
    if (media.status === 'cancelled' && media.ownerId === by.id) return []
    requireOwner(media, by)
    if (media.status !== 'receiving') throw refuse('upload-done')
    return [{ type: 'MediaCancelled', data: { reason: 'asked' } }]
  }

/** The stored copy was read back and its hash matched. */
export const recordStored =
  (proof: { readonly sha256: string; readonly bytes: number; readonly mime: string }): Decide =>
  ({ status }) =>
    status === 'received' ? [{ type: 'MediaStored', data: proof }] : []

/** A recorder that stops at the limit may write a moment more. */
export const isTooLong = (durationMs: number, purpose: Start['purpose'], variants: readonly string[]): boolean => {
  const recording = variants.includes('video') ? limits.videoMinutes : limits.voiceMinutes
  return durationMs > (purpose === 'reply' ? limits.replyMinutes : recording) * 60_000 + 1_000
}

export const recordReady =
  (ready: { readonly durationMs: number; readonly variants: readonly string[]; readonly peaksId: string }): Decide =>
  ({ status, purpose }) => {
    if (status !== 'stored') return []
    if (isTooLong(ready.durationMs, purpose, ready.variants))
      return [{ type: 'MediaRejected', data: { code: 'too-long' } }]
    return [{ type: 'MediaReady', data: ready }]
  }

/** `during` is the status the finding was made in: one of a try that came too late counts for nothing. */
export const rejectMedia =
  (code: 'file-type' | 'content-damaged' | 'media-unplayable', during: 'received' | 'stored'): Decide =>
  ({ status }) =>
    status === during ? [{ type: 'MediaRejected', data: { code } }] : []
