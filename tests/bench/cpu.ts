import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readNote } from '../../stack/supervisor/note.ts'

const MS_PER_TICK = 10 // USER_HZ is 100 on every Linux that we know

type Stat = { readonly pid: number; readonly parent: number; readonly ms: number }

/** A process's CPU time so far, that of its ended children included; undefined when it is gone (proc_pid_stat(5)). */
const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [user = 0, system = 0, childUser = 0, childSystem = 0] = fields.slice(11)
    return { pid, parent: fields[1] ?? 0, ms: (user + system + childUser + childSystem) * MS_PER_TICK }
  } catch {
    return undefined
  }
}

const withDescendants = (all: readonly Stat[], pid: number): readonly Stat[] => [
  ...all.filter((one) => one.pid === pid),
  ...all.filter((one) => one.parent === pid).flatMap((one) => withDescendants(all, one.pid)),
]

/** The CPU milliseconds that each part of the stack in this folder has used so far, with all its processes. */
export const cpuMs = (folder: string): Readonly<Record<string, number>> => {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? [])
  const names = readdirSync(join(folder, 'run')).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? [])
  const used = names.map((name) => {
    const pid = readNote(folder, name)?.pid ?? 0
    return [name, withDescendants(all, pid).reduce((sum, { ms }) => sum + ms, 0)] as const
  })
  return Object.fromEntries(used)
}

/** What was used between two looks, by part. */
export const between = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, ms - (before[name] ?? 0)]))
