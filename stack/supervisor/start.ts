import { diskFull, Failure, saysDiskFull } from '../failure.ts'
import type { Launch, Part } from '../parts/part.ts'
import { end, launch, logOf, tailOf } from './launch.ts'
import { strangersAt } from './listeners.ts'
import { isWanted, readNote, type Note } from './note.ts'
import { isAlive } from './process.ts'
import { until } from './until.ts'

/** @number how long a part may take to be ready */
const READY_MS = 60_000
const ADOPT_MS = 10_000

/** Another program that was faster at a port of the part answers as well, and is not asked. */
const isUp =
  (part: Part, { pid }: Note) =>
  async () =>
    strangersAt(part.ports, pid).length === 0 && (await part.isReady())

/** A part left by an earlier supervisor, when it is the one now wanted and answers; any other is stopped. */
const adopt = async (folder: string, part: Part, wanted: Launch): Promise<Note | undefined> => {
  const note = readNote(folder, part.name)
  if (!note || !isAlive(note)) return undefined
  const isDead = () => !isAlive(note)
  if (isWanted(note, wanted) && (await until(isUp(part, note), { timeoutMs: ADOPT_MS, isOver: isDead }))) return note
  await end(note, part.stopSignal)
  return undefined
}

const notReady = (folder: string, part: Part, note: Note) => {
  const log = tailOf(folder, part.name)
  if (saysDiskFull(log)) return diskFull()
  const [port] = strangersAt(part.ports, note.pid)
  if (port) return new Failure(`Another program took port ${port} while ${part.name} started. Start again.`)
  const what = isAlive(note) ? 'did not become ready' : 'ended while it started'
  return new Failure(`${part.name} ${what}. Its log, ${logOf(folder, part.name)}, ends with:\n${log}`)
}

export type Begun = { readonly note: Note; readonly adopted: boolean }

/**
 * Adopts or starts one part and waits until it is ready.
 * @param onBegun is told the process before it is ready, so that a stop meanwhile reaches it
 * @throws Failure with the end of its log when it does not become ready
 */
export const startPart = async (
  folder: string,
  part: Part,
  stopping: AbortSignal,
  onBegun: (note: Note) => void,
): Promise<Begun> => {
  const wanted = await part.prepare()
  const adopted = await adopt(folder, part, wanted)
  stopping.throwIfAborted()
  if (!adopted) await part.beforeLaunch?.()
  stopping.throwIfAborted()
  const note = adopted ?? (await launch(folder, part.name, part.ports, wanted))
  onBegun(note)
  const isReady = await until(isUp(part, note), {
    timeoutMs: part.readyMs ?? READY_MS,
    isOver: () => stopping.aborted || !isAlive(note),
  })
  stopping.throwIfAborted()
  if (!isReady) throw notReady(folder, part, note)
  await part.afterReady?.()
  return { note, adopted: adopted !== undefined }
}
