import { setImmediate } from 'node:timers/promises'

/** One activity's work. Whatever it does waits for its turn. */
export type Worker = {
  /** Does something once it is this worker's turn: at once and whole, as a store or a transport does. */
  readonly does: <Made>(act: () => Made) => Promise<Made>
  /** What only one is at; everybody else finds it taken. */
  readonly alone: (name: string, work: () => Promise<unknown>) => Promise<boolean>
}

/** Workers of which any may be next, and of which any may be gone between two things that it does. */
export const workers = () => {
  let waiting: { readonly worker: number; readonly go: () => void }[] = []
  const holders = new Map<string, number>()
  let started = 0
  let fault: Error | undefined

  const start = async (work: (worker: Worker) => Promise<unknown>): Promise<void> => {
    started += 1
    const worker = started
    const does = <Made>(act: () => Made) =>
      new Promise<Made>((resolve) => {
        waiting.push({ worker, go: () => resolve((async () => act())()) })
      })
    const alone: Worker['alone'] = async (name, held) => {
      const isFree = await does(() => !holders.has(name) && holders.set(name, worker) !== undefined)
      if (!isFree) return false
      await held()
      if (holders.get(name) === worker) holders.delete(name)
      return true
    }
    work({ does, alone }).catch((error: unknown) => {
      fault ??= error instanceof Error ? error : new Error(String(error))
    })
    await setImmediate()
  }
  /** Lets one of those that wait go on. @returns whether there was any */
  const goOn = async (n: number): Promise<boolean> => {
    const next = waiting[n % Math.max(1, waiting.length)]
    if (!next) return false
    waiting = waiting.filter((each) => each !== next)
    next.go()
    await setImmediate()
    if (fault) throw fault
    return true
  }
  /** A process is gone, and its locks with it: nothing of it ever goes on. */
  const die = (n: number): void => {
    const gone = waiting[n % Math.max(1, waiting.length)]?.worker
    waiting = waiting.filter(({ worker }) => worker !== gone)
    for (const [name, holder] of holders) if (holder === gone) holders.delete(name)
  }
  /** A database forgets its locks: who holds one goes on all the same. */
  const loseLocks = (): void => holders.clear()
  return { start, goOn, die, loseLocks }
}
