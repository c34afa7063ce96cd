import type { Timeline } from '../../../backend/modules/messages/contract.ts'
import { dateIn, ownZone } from '../../ui/moment.ts'

/** The weekday of our last question that was accepted: "Monday". */
export const askedOn = ({ past }: Timeline, zone = ownZone()): string | undefined => {
  const last = past.findLast(({ label }) => label === 'notice-accepted')
  return last && dateIn(last.at, zone).split(',', 1)[0]
}
