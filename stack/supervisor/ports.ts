import { createServer } from 'node:net'
import type { Ports } from '../parts/part.ts'

export const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })

/** A wanted port, and others at a fixed distance that must be free with it (a program may derive one from another). */
export type Wish = { readonly port: number; readonly also?: readonly number[] }

const areFree = async (port: number, { also = [] }: Wish, taken: ReadonlySet<number>) => {
  for (const one of [port, ...also.map((distance) => port + distance)]) {
    if (one > 65_535 || taken.has(one) || !(await isFree(one))) return false
  }
  return true
}

/** Hands out ports, each once: the wanted one, or the next free one above it. */
export const portChooser = (isFreeToUse = areFree) => {
  const taken = new Set<number>()
  const choose = async (wish: Wish) => {
    let port = wish.port
    while (!(await isFreeToUse(port, wish, taken))) port = port >= 65_000 ? 20_000 : port + 1
    for (const one of [port, ...(wish.also ?? []).map((distance) => port + distance)]) taken.add(one)
    return port
  }
  return {
    /** Ports of a part that still runs: adopted with it. */
    keep: (ports: Ports) => {
      for (const port of Object.values(ports)) taken.add(port)
      return ports
    },
    choose: async (wishes: Readonly<Record<string, Wish>>): Promise<Ports> => {
      const ports: Record<string, number> = {}
      for (const [name, wish] of Object.entries(wishes)) ports[name] = await choose(wish)
      return ports
    },
  }
}
