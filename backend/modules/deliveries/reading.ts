import { fold } from '../../kernel/log/decider.ts'
import type { DeliveriesEvent } from './events.ts'

/** The recordings that its reader has answered with. */
export const replied = fold<{ readonly mediaIds: readonly string[] }, DeliveriesEvent>(
  'delivery',
  { mediaIds: [] },
  ({ mediaIds }, { type, data }) => ({
    mediaIds: type === 'ReplySent' && data.mediaId !== undefined ? [...mediaIds, data.mediaId] : mediaIds,
  }),
)
