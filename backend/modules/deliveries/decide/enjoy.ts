import type { RecordPlay } from '../contract.ts'
import { aboutOf, requireUnlocked, type Decide } from './guards.ts'

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
