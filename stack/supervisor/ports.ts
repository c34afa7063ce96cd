import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Ports } from '../parts/part.ts'
import { hold } from './hold.ts'

/** Gives a port back. */
type Release = () => void
/** How a port is kept from everybody else. */
type Keeping = {
  /** A port that nobody else has, or undefined. */
  readonly take: (port: number) => Promise<Release | undefined>
  /** A port that is in use by a part of ours. */
  readonly keep: (port: number) => Release
}

/** Where each start of ours on this machine, from whatever folder, says which ports it has. */
const NAMED = join(tmpdir(), `everhearth-ports-${process.getuid?.() ?? 'all'}`)
const nameAt = (port: number) => hold(join(NAMED, `${port}.json`))

/** Why nobody could listen there; undefined when it goes. */
const hindrance = (port: number, host: string) =>
  new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)))
  })

/** `localhost` is both of these to a browser; the second is not on every machine. */
const isFree = async (port: number) =>
  !(await hindrance(port, '127.0.0.1')) && (await hindrance(port, '::1'))?.code !== 'EADDRINUSE'

const onThisMachine: Keeping = {
  // Named before it is looked at: of two that start at once, one would bind what the other has found free.
  take: async (port) => {
    const named = nameAt(port)
    if (named && (await isFree(port))) return named.free
    named?.free()
    return undefined
  },
  keep: (port) => nameAt(port)?.free ?? (() => {}),
}

/** A wanted port, and others at a fixed distance that must be free with it (a program may derive one from another). */
export type Wish = { readonly port: number; readonly also?: readonly number[] | undefined }
export type Wishes = Readonly<Record<string, Wish>>

const portsOf = ({ port, also = [] }: Wish) => [port, ...also.map((distance) => port + distance)]

/** Hands out ports, each once: the wanted one, or the next free one above it. */
export const portChooser = ({ take, keep } = onThisMachine) => {
  const taken = new Map<number, Release>()
  const takeAll = async (ports: readonly number[]) => {
    const got = new Map<number, Release>()
    for (const port of ports) {
      const release = port > 65_535 || taken.has(port) ? undefined : await take(port)
      if (!release) {
        for (const giveBack of got.values()) giveBack()
        return false
      }
      got.set(port, release)
    }
    for (const [port, release] of got) taken.set(port, release)
    return true
  }
  const choose = async (wish: Wish) => {
    let port = wish.port
    while (!(await takeAll(portsOf({ ...wish, port })))) port = port >= 65_000 ? 20_000 : port + 1
    return port
  }
  return {
    /** Ports of a part that still runs: adopted with it. */
    keep: (ports: Ports, wishes: Wishes): Ports => {
      for (const [name, { also }] of Object.entries(wishes)) {
        for (const port of portsOf({ port: ports[name] ?? 0, also })) taken.set(port, keep(port))
      }
      return ports
    },
    choose: async (wishes: Wishes): Promise<Ports> => {
      const ports: Record<string, number> = {}
      for (const [name, wish] of Object.entries(wishes)) ports[name] = await choose(wish)
      return ports
    },
    /** Gives all of them back to whoever starts next. */
    release: () => {
      for (const giveBack of taken.values()) giveBack()
      taken.clear()
    },
  }
}
