import { readdirSync, readFileSync } from 'node:fs'

/** What /proc says of a process: seconds of its own, and of its ended children that it has waited for. */
export type Sample = { readonly id: string; readonly parent: string; readonly own: number; readonly waited: number }

type Known = Sample & { readonly isOver: boolean }

const TICKS = 100

/** A process by number and start time, so that a number used again is another process (proc(5), fields 4, 14-17, 22). */
const read = (pid: string, startTimes: Map<string, string>): Sample | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = (at: number) => Number(fields[at]) / TICKS
    const id = `${pid}:${fields[19]}`
    startTimes.set(pid, id)
    return { id, parent: fields[1] ?? '', own: ticks(11) + ticks(12), waited: ticks(13) + ticks(14) }
  } catch {
    return undefined // it ended meanwhile
  }
}

const processes = (): readonly Sample[] => {
  try {
    const ids = new Map<string, string>()
    const samples = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => read(pid, ids) ?? [])
    return samples.map((sample) => ({ ...sample, parent: ids.get(sample.parent) ?? '' }))
  } catch {
    return [] // no Linux: nothing is counted
  }
}

/**
 * CPU-seconds of a family of processes, those that leave its process group included. Call `look` now and then, and
 * `seconds` at the end. What started and ended between two looks counts by its parent, which waited for it.
 */
export const cpuOf = (isFirst: (sample: Sample) => boolean, list: () => readonly Sample[] = processes) => {
  const known = new Map<string, Known>()

  const look = () => {
    const samples = list()
    const running = new Set(samples.map(({ id }) => id))
    for (const one of known.values()) if (!running.has(one.id)) known.set(one.id, { ...one, isOver: true })
    // A parent may stand behind its child in the list: look until nobody is new.
    for (let before = -1; before < known.size;) {
      before = known.size
      for (const sample of samples) {
        const before = known.get(sample.id)
        if (before || known.has(sample.parent) || isFirst(sample))
          known.set(sample.id, { ...sample, parent: before?.parent ?? sample.parent, isOver: false })
      }
    }
  }

  const seconds = () => {
    const all = [...known.values()]
    const unseen = all.map(({ id, waited }) => {
      const seen = all.filter(({ parent, isOver }) => isOver && parent === id)
      return Math.max(0, waited - seen.reduce((sum, one) => sum + one.own + one.waited, 0))
    })
    return all.reduce((sum, { own }) => sum + own, 0) + unseen.reduce((sum, one) => sum + one, 0)
  }
  return { look, seconds }
}
