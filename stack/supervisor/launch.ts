import { spawn } from 'node:child_process'
import { chownSync, closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { privateFolder } from '../folders.ts'
import { diskFull, Failure, saysDiskFull } from '../failure.ts'
import type { Launch, Ports } from '../parts/part.ts'
import { environmentHash, writeNote, type Note } from './note.ts'
import { isAlive, signal, startTimeOf, type Identity } from './process.ts'
import { until } from './until.ts'

/** @number size of a part's log file */
const LOG_BYTES = 16 * 1024 * 1024

export const logOf = (folder: string, name: string) => join(folder, 'log', `${name}.log`)

/** A part gets only what it was given and these: its note must not differ from one shell to the next. */
const inherited = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR'].flatMap((key) => (process.env[key] ? [[key, process.env[key]]] : [])),
  )

const openLog = (file: string, user: Launch['user']) => {
  privateFolder(join(file, '..'))
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a')
  if (user) chownSync(file, user.uid, user.gid)
  return descriptor
}

/**
 * Starts a part that outlives us: a group of its own, its output in a file, and a note for the next start.
 * @throws Failure when the program cannot be run at all
 */
export const launch = async (folder: string, name: string, ports: Ports, wanted: Launch): Promise<Note> => {
  const [program, ...parameters] = wanted.command
  const log = openLog(logOf(folder, name), wanted.user)
  try {
    const child = spawn(program, parameters, {
      ...wanted.user,
      cwd: wanted.cwd,
      env: { ...inherited(), ...wanted.env },
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.unref()
    await new Promise<void>((resolve, reject) => child.once('spawn', resolve).once('error', reject))
    const pid = child.pid ?? 0
    const note = {
      pid,
      startTime: startTimeOf(pid) ?? '',
      command: wanted.command,
      environment: environmentHash(wanted),
      ports,
    }
    writeNote(folder, name, note)
    return note
  } catch (error) {
    if (saysDiskFull(String(error))) throw diskFull()
    throw new Failure(`${name} cannot be run: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    closeSync(log)
  }
}

/** Asks a part to stop, and ends it with all it started when it does not. */
export const end = async (part: Identity, name: NodeJS.Signals = 'SIGTERM', graceMs = 15_000) => {
  if (!isAlive(part)) return
  signal(part, name)
  if (await until(() => !isAlive(part), { timeoutMs: graceMs, everyMs: 20 })) return
  signal(part, 'SIGKILL', { group: true })
  await until(() => !isAlive(part), { timeoutMs: 5_000, everyMs: 20 })
}

/** The last lines a part wrote. */
export const tailOf = (folder: string, name: string, lines = 8) => {
  try {
    return readFileSync(logOf(folder, name), 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}
