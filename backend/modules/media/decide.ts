import type { Decision } from '../../kernel/log/decider.ts'
import { Refused, refusing } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { bytesOf, leastCutMs, limits, PORTRAIT, type Cut, type MediaRefusal } from './contract.ts'
import type { Hashes, MediaEvent, Start, Unfit, Variant } from './events.ts'
import type { Media } from './media.ts'

type Decide = Decision<Media, MediaEvent>
const refuse = refusing<MediaRefusal>()

const GONE: ReadonlySet<Media['status']> = new Set(['new', 'cancelled', 'erased'])

/** To others, a medium does not exist; nor does one whose upload was given up, or that was erased. */
export const requireOwner = ({ status, ownerId }: Media, by: Actor): void => {
  if (GONE.has(status) || ownerId !== by.id) throw refuse('not-found')
}

/** Whoever begins a recording chose its id. */
const requireOwnId = (media: Media, by: Actor): void => {
  if (media.ownerId !== by.id) throw new Refused('id-taken')
  requireOwner(media, by)
}

const requireSize = (bytes: number, mb: number) => {
  if (bytes === 0) throw new Refused('empty-file')
  if (bytes > bytesOf(mb)) throw new Refused('file-too-large', { mb, bytes })
}

/** An upload that was given up because nobody finished it is begun again by whoever still has the recording. */
const isBegunAgain = ({ isAbandoned, ownerId, messageId }: Media, by: Actor, start: Pick<Start, 'messageId'>) =>
  isAbandoned && ownerId === by.id && messageId === start.messageId

/** Whose room a recording takes, and what all others there come to, in bytes: what has no known length counts as the most it may hold. */
export type Room = {
  readonly of: 'answer' | 'unconfirmed' | 'plan' | 'family'
  readonly most: number
  readonly taken: number
  /** The cheapest plan with more room, where there is one. */
  readonly plan?: string | null
  /** Of all uploads of its owner that are not finished; each counts as much as a file may have, at the most. */
  readonly unfinished: number
  readonly usual: number
}
const FULL = { answer: 'answer-full', unconfirmed: 'unconfirmed-full', plan: 'storage-full' } as const

const requireRoom = ({ of, most, taken, plan = null }: Room, bytes: number): void => {
  if (taken + bytes <= most) return
  const inGb = (all: number) => all / bytesOf(1_024)
  if (of !== 'family') throw refuse(FULL[of], { mb: most / bytesOf(1), gb: inGb(most) })
  const [limit, used] = [most, taken].map((all) => `${Math.round(inGb(all) * 10) / 10} GB`)
  throw new Refused('plan-required', { limit, used, plan })
}

const TAKEN = { recording: /^(audio|video)\//, portrait: /^image\/(jpeg|png)$/, anything: /./ } as const
type Wanted = Omit<Start, 'ownerId'> & { readonly takes?: keyof typeof TAKEN; readonly room?: Room }

/** `room` is left out where nobody sends it: what we make ourselves always fits. */
export const startMedia =
  ({ room, takes = 'recording', ...start }: Wanted): Decide =>
  (media, { by }) => {
    if (media.status !== 'new' && !isBegunAgain(media, by, start)) {
      requireOwnId(media, by)
      if (media.status !== 'receiving' || media.messageId !== start.messageId) throw refuse('upload-done')
      return []
    }
    if (!TAKEN[takes].test(start.type)) throw refuse('file-type')
    const { bytes, largestMb = media.largestMb } = start
    if (bytes !== undefined) requireSize(bytes, largestMb)
    const most = bytes ?? bytesOf(largestMb)
    if (room && room.unfinished + Math.min(most, room.usual) > bytesOf(limits.stagedMb)) throw refuse('uploads-full')
    if (room) requireRoom(room, most)
    return [{ type: 'MediaStarted', data: { ...start, ownerId: by.id } }]
  }

/**
 * `source` is the recording that it is a part of: it stays as it is, for the way back, and this one is prepared from
 * it. Whoever is given the part is given nothing of what was cut off.
 */
export const cutMedia =
  ({ source, room, ...wanted }: Cut & { readonly source: Media; readonly room?: Room }): Decide =>
  (media, { by }) => {
    requireOwner(source, by)
    const cut = { ...wanted, endMs: Math.min(wanted.endMs, source.durationMs) }
    if (media.status !== 'new') {
      requireOwnId(media, by)
      const { from, startMs, endMs } = media.cut ?? {}
      if (from !== cut.from || startMs !== cut.startMs || endMs !== cut.endMs) throw refuse('upload-done')
      return []
    }
    const { messageId, purpose, familyId, category, mime: type, bytes } = source
    if (source.status !== 'ready') throw refuse('media-not-ready', { progress: 0 })
    if (cut.endMs - cut.startMs < leastCutMs) throw refuse('cut-too-short')
    if (room) requireRoom(room, bytes)
    return [
      {
        type: 'MediaStarted',
        data: {
          ownerId: by.id,
          messageId,
          purpose,
          type,
          cut,
          ...(familyId !== '' && { familyId }),
          ...(category !== '' && { category }),
        },
      },
      { type: 'MediaReceived', data: { bytes } },
    ]
  }

/** All bytes have arrived: whoever sent the last of them says so, or we who found them. */
export const receiveMedia =
  (bytes: number): Decide =>
  (media, { by }) => {
    if (by.kind !== 'system') requireOwner(media, by)
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

/** Nobody has finished it in the time there is. */
export const abandonMedia =
  (): Decide =>
  ({ status }) =>
    status === 'receiving' ? [{ type: 'MediaCancelled', data: { reason: 'abandoned' } }] : []

/** Nothing has named it for so long: no message, reply or story holds it, and its owner does not show it. */
export const sweepMedia =
  (): Decide =>
  ({ status }, { at }) =>
    status === 'ready' || status === 'rejected'
      ? [{ type: 'MediaErased', data: { erasedAt: at, reason: 'unnamed' } }]
      : []

/** The account of its owner has ended, and none of its messages keeps it; or a picture was taken away or replaced. */
export const eraseMedia =
  ({ ownerId }: Pick<Start, 'ownerId'>): Decide =>
  (media, { at }) =>
    GONE.has(media.status) || media.ownerId !== ownerId ? [] : [{ type: 'MediaErased', data: { erasedAt: at } }]

/** Its owner shows no picture any more. */
export const removePortrait =
  (): Decide =>
  (media, { by, at }) => {
    if (media.status === 'erased' && media.ownerId === by.id) return []
    requireOwner(media, by)
    if (media.purpose !== PORTRAIT) throw refuse('not-found')
    return [{ type: 'MediaErased', data: { erasedAt: at } }]
  }

/** The stored copy was read back and its hash matched. */
export const recordStored =
  (proof: { readonly sha256: string; readonly bytes: number; readonly mime: string }): Decide =>
  ({ status }) =>
    status === 'received' ? [{ type: 'MediaStored', data: proof }] : []

type Minutes = { readonly voice: number; readonly video: number }
const ANY: Minutes = { voice: limits.voiceMinutes, video: limits.videoMinutes }

/** A recorder that stops at the limit may write a moment more. */
export const isTooLong = (durationMs: number, most: Minutes, variants: readonly string[]): boolean =>
  durationMs > (variants.includes('video') ? most.video : most.voice) * 60_000 + 1_000

/** `most` is what it may last by what it is made for. */
export const recordReady =
  (ready: Extract<MediaEvent, { type: 'MediaReady' }>['data'], most = ANY): Decide =>
  ({ status }) => {
    if (status !== 'stored') return []
    if (isTooLong(ready.durationMs, most, ready.variants))
      return [{ type: 'MediaRejected', data: { code: 'too-long' } }]
    return [{ type: 'MediaReady', data: ready }]
  }

/** It can be seen, in as many variants as were made; of what is only kept, none was. */
export const recordRendered =
  (rendered: Extract<MediaEvent, { type: 'MediaRendered' }>['data']): Decide =>
  ({ status }) =>
    status === 'stored' ? [{ type: 'MediaRendered', data: rendered }] : []

/** `during` is the status the finding was made in: one of a try that came too late counts for nothing. */
export const rejectMedia =
  (code: Unfit, during: 'received' | 'stored'): Decide =>
  ({ status }) =>
    status === during ? [{ type: 'MediaRejected', data: { code } }] : []

type Audit = {
  /** How often it was audited before: a finding that comes twice, or after another, counts for nothing. */
  readonly auditsN: number
  readonly damaged: readonly Variant[]
  /** Of what was made anew of the original. */
  readonly mended: Hashes
}

/** Everything was read again to its end: what is damaged is said once, until it is whole again. */
export const recordAudit =
  ({ auditsN, damaged, mended }: Audit): Decide =>
  (media) => {
    if (media.auditsN !== auditsN || media.sha256 === '') return []
    const fresh = damaged.filter((variant) => !media.damaged.includes(variant))
    const ok = damaged.every((variant) => mended[variant] !== undefined)
    return [
      ...fresh.map((variant) => ({ type: 'MediaDamaged', data: { variant } }) as const),
      ...(Object.keys(mended).length > 0 ? [{ type: 'MediaMended', data: { hashes: mended } } as const] : []),
      { type: 'MediaAudited', data: { ok } },
    ]
  }
