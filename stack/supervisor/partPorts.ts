import type { Ports, Say } from '../parts/part.ts'
import { readNote } from './note.ts'
import { portChooser, type Wishes } from './ports.ts'
import { isAlive } from './process.ts'

const shifted = (wishes: Wishes, shift: number) =>
  Object.fromEntries(Object.entries(wishes).map(([key, wish]) => [key, { ...wish, port: wish.port + shift }]))

const keptBy = (folder: string, name: string, wishes: Wishes): Ports | undefined => {
  const note = readNote(folder, name)
  const isWhole = note && Object.keys(wishes).every((key) => note.ports[key] !== undefined)
  return isWhole && isAlive(note) ? note.ports : undefined
}

/** Ports of a part that still runs stay; others get the usual ones, or the next free ones, which is said. */
export const partPorts = (folder: string, shift: number, say: Say) => {
  const { keep, choose, release } = portChooser()
  const portsOf = async (name: string, usual: Wishes): Promise<Ports> => {
    const wishes = shifted(usual, shift)
    const kept = keptBy(folder, name, wishes)
    if (kept) return keep(kept, wishes)
    const ports = await choose(wishes)
    const moved = Object.entries(wishes).filter(([key, { port }]) => ports[key] !== port)
    const told = moved.map(([key, { port }]) => `${key} ${ports[key]} instead of ${port}`)
    if (moved.length > 0) say(`${name} moves, because its usual ports are taken: ${told.join(', ')}`)
    return ports
  }
  return { portsOf, release }
}
