import type { MessageRow } from '../../../backend/modules/messages/contract.ts'
import { duration } from '../../ui/clock.ts'

/** "A recording, 2 min 40 s", "A letter". */
export const contentsInWords = ({
  durationMs,
  mediaN,
  state,
}: Pick<MessageRow, 'durationMs' | 'mediaN' | 'state'>): string => {
  if (mediaN === 0) return state === 'draft' ? 'No recording yet' : 'A letter'
  return durationMs === null ? 'A recording' : `A recording, ${duration(durationMs)}`
}
