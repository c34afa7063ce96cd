import { setTimeout as pause } from 'node:timers/promises'
import { between, cpuMs } from '../cpu.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { writingTo } from '../messages.ts'
import { inTurns, sizeIn, type Rounds } from '../rounds.ts'
import { withPlainWorker, withTemporal } from '../temporal.ts'

const AT_ONCE = 20
const FEW = 5
const STEPS = 3
const IDLE_MS = 5_000
/** A plan with both checks, and the time to write the messages. */
const LEAD_DAYS = 3

/** What Temporal's server used for some work, in CPU milliseconds, less what it uses anyway in such a time. */
const serverMs = async (folder: string, work: () => Promise<unknown>): Promise<number> => {
  const idle = cpuMs(folder)
  await pause(IDLE_MS)
  const before = cpuMs(folder)
  const began = performance.now()
  await work()
  const used = between(before, cpuMs(folder))['temporal'] ?? 0
  return used - ((between(idle, before)['temporal'] ?? 0) * (performance.now() - began)) / IDLE_MS
}

/**
 * P7: Temporal's CPU for a message from its date being set to its workflow's end, two checks and the delivery between,
 * against a workflow that sleeps and does three activities, three times.
 */
export const p7 = (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, (kernel) =>
    withTemporal(kernel.settings, async ({ runningN, untilRunning, startPlain }) => {
      const { folder, dayMs } = house
      const n = sizeIn(rounds, AT_ONCE, FEW)
      const write = writingTo(kernel, house, await house.recipient())
      const plain = () =>
        serverMs(folder, async () => {
          const started = await Promise.all(Array.from({ length: n }, () => startPlain(STEPS, dayMs)))
          await Promise.all(started.map((handle) => handle.result()))
        })
      const messages = () =>
        serverMs(folder, async () => {
          const before = await runningN('deliverMessage')
          const due = Date.now() + LEAD_DAYS * dayMs
          await write.requireAll(await write.scheduled(Array.from({ length: n }, () => due)), 'delivered', 300_000)
          await untilRunning('deliverMessage', before)
        })
      const measured = await withPlainWorker(kernel.settings, () => inTurns(rounds, plain, messages))
      const figure = figuresOf('P7', measured)
      return [
        figure(
          'Temporal’s CPU for a message ÷ for a plain workflow',
          '',
          ({ yardstick, subject }) => subject / yardstick,
        ),
        figure('Temporal’s CPU for a message', 'ms', ({ subject }) => subject / n),
        figure('Temporal’s CPU for a plain workflow', 'ms', ({ yardstick }) => yardstick / n),
      ]
    }),
  )
