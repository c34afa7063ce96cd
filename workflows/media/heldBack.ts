import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @number memory of a decoder: twice what the largest film takes, and a fifth more than a page that is read all four ways round */
const MOST_BYTES = 2 * 2 ** 30

/** What of a decoder is bounded: one that Node runs reserves far more room than it takes, so that its data is. */
export type Memory = 'address-space' | 'data'
const MEMORY = { 'address-space': `--as=${MOST_BYTES}`, data: `--data=${MOST_BYTES}` } satisfies Record<Memory, string>

const isOnPath = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })

/**
 * The command line of a program that gives way to every other and has so much memory and so many seconds of CPU, as far
 * as this machine has `nice` and `prlimit`. Each becomes what it starts, so that the process id is the program's. The
 * limit of CPU is the soft one: it is told by SIGXCPU, so that a SIGKILL is always somebody's. A core would hold a
 * recording in the clear. It reads files of strangers, which may claim any size and keep it busy for hours.
 */
export const heldBack = (
  program: string,
  args: readonly string[],
  cpuS: number,
  memory: Memory = 'address-space',
): [string, ...string[]] => {
  const limits = ['prlimit', MEMORY[memory], `--cpu=${cpuS}:`, '--core=0']
  const before = [['nice', '-n', '10'], limits].filter(([name = '']) => isOnPath(name))
  return [...before.flat(), program, ...args] as [string, ...string[]]
}
