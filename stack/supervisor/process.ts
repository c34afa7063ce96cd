import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** A process that cannot be mistaken for a later one with the same number. */
export type Identity = { readonly pid: number; readonly startTime: string }

const fromProc = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the program's name in brackets and may hold spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], group: Number(fields[2]), startTime: fields[19] }
}

const fromPs = (pid: number) => {
  const line = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  const [state, ...startTime] = line.split(/\s+/)
  return { state, startTime: startTime.join(' ') }
}

/** When the process began; undefined once it ended. A zombie has ended: only its number is left. */
export const startTimeOf = (pid: number): string | undefined => {
  try {
    const { state, startTime } = process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
    return state && !state.startsWith('Z') && !state.startsWith('X') ? startTime : undefined
  } catch {
    return undefined
  }
}

/** Every process of the group that this one leads, on Linux. */
export const groupOf = (leader: number): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return fromProc(pid).group === leader
      } catch {
        return false // no process, or one that has just ended
      }
    })

export const isAlive = ({ pid, startTime }: Identity) => startTimeOf(pid) === startTime

/** Signals the process, or with `group` everything it started too; one that is already gone is no error. */
export const signal = ({ pid }: Pick<Identity, 'pid'>, name: NodeJS.Signals, { group = false } = {}) => {
  try {
    process.kill(group ? -pid : pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
