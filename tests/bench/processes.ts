import { readdirSync, readFileSync } from 'node:fs'
import { readNote } from '../../stack/supervisor/note.ts'

const MIB = 2 ** 20
const LOOKS_MS = 25

/** The process of a part of the stack in this folder. */
export const pidOf = (folder: string, part: string): number => {
  const pid = readNote(folder, part)?.pid
  if (pid === undefined) throw new Error(`${part} does not run`)
  return pid
}

const kbIn = (pid: number, file: 'status' | 'smaps_rollup', name: string): number | undefined => {
  try {
    const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'))
    return found ? Number(found[1]) : undefined
  } catch {
    return undefined
  }
}
/** What a process holds now, and what of it nobody else shares, in MB (proc_pid_status(5), proc_pid_smaps(5)). */
export const residentMb = (pid: number): number => (kbIn(pid, 'status', 'VmRSS') ?? 0) / 1_024
export const ownMb = (pid: number): number => (kbIn(pid, 'smaps_rollup', 'Pss') ?? 0) / 1_024

const parentOf = (pid: number): number => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
/** Those that run a program of their own by now: until then a child has its parent's memory. */
const childrenOf = (pid: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => Number.isInteger(one) && parentOf(one) === pid && commandOf(one) !== commandOf(pid))

/** Does something and tells the most that any child of this process held that began meanwhile, in MB. */
export const peakOfChildren = async (work: () => Promise<unknown>): Promise<number> => {
  const before = new Set(childrenOf(process.pid))
  let peak = 0
  const look = () => {
    for (const pid of childrenOf(process.pid))
      if (!before.has(pid)) peak = Math.max(peak, kbIn(pid, 'status', 'VmHWM') ?? 0)
  }
  const looking = setInterval(look, LOOKS_MS)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return peak / 1_024
}

/** Does something and tells the most that a part held meanwhile, whichever process was it then, in MB. */
export const peakOfPart = async (folder: string, part: string, work: () => Promise<unknown>): Promise<number> => {
  let peak = 0
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMb(readNote(folder, part)?.pid ?? 0))
  }, LOOKS_MS)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return peak
}

/** Does something while a part stands still, which then goes on where it was. */
export const whileStopped = async (folder: string, part: string, work: () => Promise<void>): Promise<void> => {
  const pid = pidOf(folder, part)
  process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

export const inMb = (bytes: number): number => bytes / MIB
