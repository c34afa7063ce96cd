/** How long a test waits for what comes by itself: a machine that is busy with everything else is no fault. */
export const patiently = { timeout: 90_000, interval: 50 }
