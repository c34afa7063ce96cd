import type { Kernel } from '../../backend/kernel/kernel.ts'
import { metrics } from '../../backend/kernel/process/metrics.ts'

/** Statements that this process has sent to Postgres. */
export const statementsSent = async (): Promise<number> =>
  (await metrics.statements.get()).values.reduce((sum, { value }) => sum + value, 0)

/** The kernel, with a count of the streams that are read through it. */
export const countingStreams = (kernel: Kernel, onRead: () => void): Kernel => ({
  ...kernel,
  load: (aggregate, id) => {
    onRead()
    return kernel.load(aggregate, id)
  },
  store: {
    ...kernel.store,
    read: (stream) => {
      onRead()
      return kernel.store.read(stream)
    },
  },
})

/** How many rows an answer has: it is a list, or has some, of which the longest counts. */
export const rowsIn = (answer: unknown): number => {
  if (Array.isArray(answer)) return answer.length
  const parts = typeof answer === 'object' && answer !== null ? Object.values(answer) : []
  return Math.max(0, ...parts.map((part) => (Array.isArray(part) ? part.length : 0)))
}
