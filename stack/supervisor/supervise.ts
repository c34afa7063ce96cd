import { setTimeout as pause } from 'node:timers/promises'
import { exitCodes, Failure, saysDiskFull } from '../failure.ts'
import type { Part, Say } from '../parts/part.ts'
import { end, logOf, tailOf } from './launch.ts'
import { removeNote, type Note } from './note.ts'
import { inOrderOfNeed, inWaves } from './order.ts'
import { isAlive } from './process.ts'
import { startPart, type Begun } from './start.ts'

const WATCH_MS = 250
const FIRST_BACKOFF_MS = 250
/** @number longest wait before a part is started again */
const LAST_BACKOFF_MS = 10_000
const STEADY_MS = 30_000
/** @number tries of a part that never was ready */
const FIRST_TRIES = 3
const BEGUN_MS = 2_000 // a start that is still fetching its program is not waited for

type Options = {
  /** Where notes and logs lie. */
  readonly folder: string
  readonly say: Say
  readonly onReady?: (part: Part, started: { readonly seconds: number; readonly adopted: boolean }) => void
}

/** Brings parts up in the order of their needs, keeps them up, and stops them in the order of their waves. */
export const supervise = (parts: readonly Part[], { folder, say, onReady }: Options) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const ready = new Map<string, Promise<unknown>>()
  const running = new Map<string, Note>()
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => {})

  const endRunning = async ({ name, stopSignal }: Part) => {
    const note = running.get(name)
    if (note) await end(note, stopSignal)
  }

  /** Only a first start gives up, so that a broken machine is told of at once; a part that was up is tried for ever. */
  const startUntilUp = async (part: Part, tries: number): Promise<Begun> => {
    for (let attempt = 1, backoffMs = FIRST_BACKOFF_MS; ; attempt += 1, backoffMs *= 2) {
      await Promise.all(part.needs.flatMap((name) => ready.get(name) ?? []))
      signal.throwIfAborted()
      try {
        return await startPart(folder, part, signal, (note) => running.set(part.name, note))
      } catch (error) {
        await endRunning(part)
        const isHopeless = error instanceof Failure && error.exitCode !== exitCodes.failed
        if (signal.aborted || attempt >= tries || (isHopeless && tries < Infinity)) throw error
        await rest(Math.min(backoffMs, LAST_BACKOFF_MS))
      }
    }
  }

  const watch = async (part: Part, first: Note) => {
    let note = first
    let since = Date.now()
    let backoffMs = FIRST_BACKOFF_MS
    for (;;) {
      await rest(WATCH_MS)
      if (signal.aborted) return
      if (isAlive(note)) continue
      const cause = saysDiskFull(tailOf(folder, part.name)) ? 'ended because the disk is full' : 'ended by itself'
      say(`${part.name} ${cause} and is started again; its log is ${logOf(folder, part.name)}`)
      backoffMs = Date.now() - since > STEADY_MS ? FIRST_BACKOFF_MS : Math.min(backoffMs * 2, LAST_BACKOFF_MS)
      const again = rest(backoffMs).then(() => startUntilUp(part, Infinity))
      ready.set(part.name, again)
      note = (await again).note
      since = Date.now()
      say(`${part.name} is up again`)
    }
  }

  const bringUp = async (part: Part) => {
    const began = Date.now()
    const { note, adopted } = await startUntilUp(part, FIRST_TRIES)
    onReady?.(part, { seconds: (Date.now() - began) / 1000, adopted })
    watch(part, note).catch(() => {}) // rejects only while we stop
  }

  for (const part of inOrderOfNeed(parts)) {
    const up = bringUp(part)
    up.catch(() => {}) // heard through `up` below
    ready.set(part.name, up)
  }

  return {
    /** Resolves when all parts are ready. @throws Failure of the first that cannot be started */
    up: Promise.all(ready.values()).then(() => {}),
    /** Stops every part, those that use others before those. Repeatable. */
    stop: async () => {
      stopping.abort()
      await Promise.race([Promise.allSettled(ready.values()), pause(BEGUN_MS, undefined, { ref: false })])
      for (const wave of inWaves(parts)) await Promise.all(wave.map(endRunning))
      for (const { name } of parts) removeNote(folder, name)
    },
  }
}
