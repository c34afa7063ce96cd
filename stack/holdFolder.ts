import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodes, Failure } from './failure.ts'
import { isAlive, startTimeOf, type Identity } from './supervisor/process.ts'

const holderOf = (file: string): Identity | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Identity
  } catch {
    return undefined
  }
}

const taken = ({ pid }: Identity) =>
  new Failure(
    `Everhearth already runs on this data (process ${pid}). ` +
      'Stop that one first, or start this one from another checkout.',
    exitCodes.dataInUse,
  )

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Puts our name there, whole or not at all; false when another name is there. */
const put = (file: string, self: Identity) => {
  const own = `${file}.${self.pid}`
  writeFileSync(own, JSON.stringify(self), { mode: 0o600 })
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** Takes away the name of a supervisor that is dead. Of two starts at once only one moves it. */
const clearDead = (file: string, self: Identity) => {
  const aside = `${file}.${self.pid}.old`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = holderOf(aside)
  if (!moved || !isAlive(moved)) return rmSync(aside, { force: true })
  renameSync(aside, file) // another start put its name there since we looked
  throw taken(moved)
}

/**
 * Makes this process the only supervisor of a data folder, until it ends, however it ends.
 * @throws Failure with exit code 3 when another one lives
 */
export const holdFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'supervisor.json')
  const self = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '' }
  while (!put(file, self)) {
    const holder = holderOf(file)
    if (holder && isAlive(holder)) throw taken(holder)
    clearDead(file, self)
  }
  return () => rmSync(file, { force: true })
}
