import { proxyActivities } from '@temporalio/workflow'
import type { Report, Telling } from './tell.ts'

// A mail that the transport puts off is tried again for a day, ever more rarely.
const { tellOfStranger } = proxyActivities<Telling>({
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
})

/** Tells an author that somebody else reads the address they gave. */
export const tellWrongPerson = (report: Report): Promise<void> => tellOfStranger(report)
