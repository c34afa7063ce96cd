import * as v from 'valibot'
import { CHANNEL, isAtOrAfter } from './checkpoints.ts'
import { KEYS } from './keyring.ts'
import { listening } from './listening.ts'

const Signal = v.object({
  name: v.string(),
  position: v.string(),
  changes: v.array(v.object({ stream: v.string(), audience: v.string(), position: v.string() })),
})
export type Change = v.InferOutput<typeof Signal>['changes'][number]
const Row = v.object({ name: v.string(), position: v.string() })

/**
 * Listens to moved checkpoints: `passed` waits for one (read your writes), `onChange` tells of each changed stream.
 * Reconnects by itself and then reads the checkpoints anew, since a signal sent meanwhile is lost.
 * @param forget hears of each key that moved, and of nothing at a new connection: then any may have
 */
export const checkpointSignalsOf = (databaseUrl: string, signal: AbortSignal, forget: (subject?: string) => void) => {
  const positions = new Map<string, string>()
  const waiting = new Set<() => void>()
  const listeners = new Set<(change: Change) => void>()
  const moved = (name: string, position: string) => {
    positions.set(name, position)
    for (const check of waiting) check()
  }

  const done = listening(databaseUrl, signal, {
    channels: {
      [CHANNEL]: (payload) => {
        const { name, position, changes } = v.parse(Signal, JSON.parse(payload))
        moved(name, position)
        for (const change of changes) for (const listener of listeners) listener(change)
      },
      [KEYS]: forget,
    },
    begin: async (client) => {
      forget()
      const { rows } = await client.query('select name, position from kernel.checkpoints')
      for (const row of rows) {
        const { name, position } = v.parse(Row, row)
        moved(name, position)
      }
    },
  })

  /**
   * Whether the module's read tables have the position, waiting at most `ms`. A position of a stream that the module does
   * not follow may be passed late: a checkpoint is told of every few events.
   */
  const passed = (module: string, position: string, ms = 2_000): Promise<boolean> => {
    const isThere = () => isAtOrAfter(positions.get(`projections/${module}`), position)
    if (isThere()) return Promise.resolve(true)
    return new Promise((resolve) => {
      const finish = (answer: boolean) => {
        clearTimeout(timer)
        waiting.delete(check)
        resolve(answer)
      }
      const check = () => isThere() && finish(true)
      const timer = setTimeout(() => finish(false), ms)
      waiting.add(check)
    })
  }
  const onChange = (listener: (change: Change) => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { passed, onChange, done }
}
export type CheckpointSignals = ReturnType<typeof checkpointSignalsOf>
