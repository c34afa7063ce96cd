/** @number mail retry (every mail but checks and links) */
export const MAIL_RETRY = {
  startToCloseTimeout: '1 minute',
  scheduleToCloseTimeout: '24 hours',
  retry: { initialInterval: '1 second', backoffCoefficient: 2, maximumInterval: '15 minutes' },
} as const

/** How long a workflow sleeps for an instant. */
export const until = (at: string): number => Math.max(1, Date.parse(at) - Date.now())
