import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { privateFolder } from '../folders.ts'
import type { Launch, Ports } from '../parts/part.ts'
import { placeOf } from './hold.ts'
import type { Identity } from './process.ts'

/** What the next start must know of a running part to adopt it or to stop it. */
export type Note = Identity & {
  readonly command: readonly string[]
  readonly environment: string
  readonly ports: Ports
}

const fileOf = (folder: string, name: string) => join(folder, 'run', `${name}.json`)

/** A hash, because the environment holds secrets. */
export const environmentHash = ({ env, version = '' }: Launch) =>
  createHash('sha256')
    .update(JSON.stringify([Object.entries(env).sort(([a], [b]) => (a < b ? -1 : 1)), version]))
    .digest('hex')

/** None where the note was copied with its folder: that part belongs to the first. */
export const readNote = (folder: string, name: string): Note | undefined => {
  try {
    const { place, ...note } = JSON.parse(readFileSync(fileOf(folder, name), 'utf8')) as Note & { place: string }
    return place === placeOf(folder) ? note : undefined
  } catch {
    return undefined // none yet, or cut off by a full disk: the part is then started anew
  }
}

export const writeNote = (folder: string, name: string, note: Note) =>
  writeWhole(fileOf(folder, name), { ...note, place: placeOf(folder) })

export const removeNote = (folder: string, name: string) => rmSync(fileOf(folder, name), { force: true })

/** Whether the running part is the one now wanted. */
export const isWanted = (note: Note, launch: Launch) =>
  note.environment === environmentHash(launch) && JSON.stringify(note.command) === JSON.stringify(launch.command)

/** Readers see the old file or the new one, never half of one. */
export const writeWhole = (file: string, content: unknown, mode = 0o600) => {
  privateFolder(dirname(file))
  writeFileSync(`${file}.new`, `${JSON.stringify(content, undefined, 2)}\n`, { mode })
  renameSync(`${file}.new`, file)
}
