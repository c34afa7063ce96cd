/** How erasing is tried again: without an end. */
export const ERASE_RETRY = {
  startToCloseTimeout: '10 minutes',
  retry: { initialInterval: '1 second', maximumInterval: '1 minute' },
} as const
