import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import type { Ports } from '../parts/part.ts'
import { groupOf } from './process.ts'

const LISTENING = '0A'
/** Every address, and this machine's own, as the kernel writes them. */
const HERE = new Set([
  '00000000',
  '0100007F',
  '00000000000000000000000000000000',
  '00000000000000000000000001000000',
  '0000000000000000FFFF00000100007F',
])

const orNone = <T>(read: () => readonly T[]): readonly T[] => {
  try {
    return read()
  } catch {
    return []
  }
}

type Listener = { readonly port: number; readonly socket: string }

const listeners = (): readonly Listener[] =>
  ['tcp', 'tcp6']
    .flatMap((table) => orNone(() => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1)))
    .flatMap((line) => {
      const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
      const [address = '', port = ''] = local.split(':')
      return state === LISTENING && HERE.has(address) ? [{ port: parseInt(port, 16), socket: `socket:[${inode}]` }] : []
    })

/** @throws for a process whose files we may not see; one that has ended has none */
const filesOf = (pid: number) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((file) => orNone(() => [readlinkSync(`/proc/${pid}/fd/${file}`)]))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EACCES') throw error
    return []
  }
}

/**
 * Those of the ports at which others listen than the process and whatever it started. An answer from there is not ours:
 * another program may have been faster. None where that cannot be known, as on a system that is not Linux.
 */
export const strangersAt = (ports: Ports, pid: number): readonly number[] => {
  const own = new Set(Object.values(ports))
  const there = listeners().filter(({ port }) => own.has(port))
  const besides = (files: readonly string[]) => there.filter(({ socket }) => !files.includes(socket))
  try {
    const isAllOurs = besides(filesOf(pid)).length === 0
    return isAllOurs ? [] : besides(groupOf(pid).flatMap(filesOf)).map(({ port }) => port)
  } catch {
    return [] // a process of another user
  }
}
