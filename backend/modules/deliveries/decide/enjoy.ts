import type { RecordPlay } from '../contract.ts'
import { aboutOf, refuse, requireUnlocked, type Decide } from './guards.ts'

const LONGEST_REPLY = 5_000
const MOST_REPLIES = 20

/** How far the recipient listened, once a quarter. */
export const recordPlay =
  ({ mediaId, quarter }: RecordPlay): Decide =>
  (delivery, { at }) => {
    requireUnlocked(delivery, at)
    if (delivery.played.includes(`${mediaId}/${quarter}`)) return []
    return [{ type: 'ContentPlayed', data: { ...aboutOf(delivery), mediaId, quarter } }]
  }

export const recordDownload =
  ({ mediaId }: { readonly mediaId: string }): Decide =>
  (delivery, { at }) => {
    requireUnlocked(delivery, at)
    if (delivery.downloaded.includes(mediaId)) return []
    return [{ type: 'ContentDownloaded', data: { ...aboutOf(delivery), mediaId } }]
  }

export const thank =
  (): Decide =>
  (delivery, { at }) => {
    requireUnlocked(delivery, at)
    return delivery.isThanked ? [] : [{ type: 'ThanksSent', data: { ...aboutOf(delivery), at } }]
  }

/** `hasRecording` was found by the caller: a recording of this delivery's own. */
export const reply =
  ({
    replyId,
    body,
    mediaId,
    hasRecording,
  }: {
    readonly replyId: string
    readonly body: string
    readonly mediaId?: string | undefined
    readonly hasRecording: boolean
  }): Decide =>
  (delivery, { at }) => {
    requireUnlocked(delivery, at)
    if (delivery.replyIds.includes(replyId)) return []
    const words = body.trim()
    if (words === '' && mediaId === undefined) throw refuse('reply-empty')
    if (words.length > LONGEST_REPLY) throw refuse('reply-too-long', { max: LONGEST_REPLY, n: words.length })
    if (mediaId !== undefined && !hasRecording) throw refuse('not-found')
    if (delivery.replyIds.length >= MOST_REPLIES) throw refuse('too-many-replies', { max: MOST_REPLIES })
    const recording = mediaId === undefined ? {} : { mediaId }
    return [{ type: 'ReplySent', data: { ...aboutOf(delivery), replyId, body: words, ...recording, at } }]
  }
