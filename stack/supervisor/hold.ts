import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isAlive, startTimeOf, type Identity } from './process.ts'

/** Whoever holds what a file stands for, the folder that it was put into, and what else they say of themselves. */
export type Holder = Identity & { readonly place: string; readonly address?: string | undefined }

/** A copied folder is another place: what runs in the first does not run in it. */
export const placeOf = (folder: string) => String(statSync(folder).ino)

/** The process named in the file, if it lives, and put its name there and not into what this is a copy of. */
export const holderOf = (file: string): Holder | undefined => {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder
    return holder.place === placeOf(dirname(file)) && isAlive(holder) ? holder : undefined
  } catch {
    return undefined
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const write = (file: string, holder: Holder) => writeFileSync(file, JSON.stringify(holder), { mode: 0o600 })

/** Puts our name there, whole or not at all; false when another name is there. */
const put = (file: string, own: string) => {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Takes away the name of a process that is dead. Of two that come at once only one moves it. */
const clearDead = (file: string, aside: string) => {
  try {
    renameSync(file, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  if (!holderOf(aside)) return rmSync(aside, { force: true })
  renameSync(aside, file) // another put its name there since we looked
}

export type Hold = {
  /** Tells whoever finds the place held where its holder answers. */
  readonly tell: (address: string) => void
  readonly free: () => void
}

/** Makes this process the only holder of what the file stands for, until it ends, however it ends; undefined while another is. */
export const hold = (file: string): Hold | undefined => {
  mkdirSync(dirname(file), { recursive: true })
  const self = { pid: process.pid, startTime: startTimeOf(process.pid) ?? '', place: placeOf(dirname(file)) }
  const own = `${file}.${self.pid}`
  write(own, self)
  try {
    while (!put(file, own)) {
      if (holderOf(file)) return undefined
      clearDead(file, `${own}.old`)
    }
  } finally {
    rmSync(own, { force: true })
  }
  return {
    tell: (address) => {
      write(own, { ...self, address })
      renameSync(own, file)
    },
    free: () => rmSync(file, { force: true }),
  }
}
