/** How long a round lasts, and how many are measured after one that only warms up. */
export type Rounds = { readonly ms: number; readonly n: number; readonly isQuick: boolean }

/** To see that a workload runs, a small one will do. */
export const sizeIn = ({ isQuick }: Rounds, full: number, small: number): number => (isQuick ? small : full)

/**
 * Runs yardstick and subject in turns, in another order each round, and drops the first round. A round in which one of
 * them fails is void; more than one void round is no result.
 */
export const inTurns = async <Y, S>(
  { n }: Rounds,
  yardstick: () => Promise<Y>,
  subject: () => Promise<S>,
): Promise<{ yardstick: Y; subject: S }[]> => {
  const kept: { yardstick: Y; subject: S }[] = []
  let voids = 0
  for (let round = 0; kept.length < n + 1; round += 1) {
    try {
      if (round % 2 === 0) {
        const measured = await yardstick()
        kept.push({ yardstick: measured, subject: await subject() })
      } else {
        const measured = await subject()
        kept.push({ yardstick: await yardstick(), subject: measured })
      }
    } catch (error) {
      voids += 1
      console.log(`  a round is void: ${String(error)}`)
      if (voids > 1) throw error
    }
  }
  return kept.slice(1)
}

/** How long each took, in ms, and how many there were in a second. */
export type Done = { readonly took: readonly number[]; readonly perSecond: number }

const byWorkers = async (
  workers: number,
  isOver: () => boolean,
  act: (worker: number, n: number) => Promise<unknown>,
): Promise<Done> => {
  const took: number[] = []
  const began = performance.now()
  const work = async (worker: number) => {
    for (let n = 0; !isOver(); n += 1) {
      const start = performance.now()
      await act(worker, n)
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return { took, perSecond: (took.length / (performance.now() - began)) * 1_000 }
}

/** Does one thing again and again, by so many at once, until the time is over. */
export const repeated = (
  ms: number,
  workers: number,
  act: (worker: number, n: number) => Promise<unknown>,
): Promise<Done> => {
  const end = performance.now() + ms
  return byWorkers(workers, () => performance.now() >= end, act)
}

/** Does something with each of many, so many at once. */
export const severally = <T>(
  items: readonly T[],
  workers: number,
  act: (item: T) => Promise<unknown>,
): Promise<Done> => {
  const left = items.map((item) => [item] as const)
  return byWorkers(
    workers,
    () => left.length === 0,
    async () => {
      for (const item of left.shift() ?? []) await act(item)
    },
  )
}
