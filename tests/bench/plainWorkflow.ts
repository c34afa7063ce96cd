import { proxyActivities, sleep } from '@temporalio/workflow'

const { act } = proxyActivities<{ act: () => Promise<string> }>({ startToCloseTimeout: '10 seconds' })

/** The yardstick of a message's workflow: each step sleeps, then does three things. */
export async function plain(steps: number, sleepMs: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await sleep(sleepMs)
    for (let each = 0; each < 3; each += 1) await act()
  }
}
