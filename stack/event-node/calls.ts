import type { EventEmitter } from 'node:events'
import { closing, notReady, type Fault } from './failures.ts'

type Call = EventEmitter & { readonly cancelled: boolean }
type Writable<Message> = Call & { write(message: Message): boolean; end(): unknown }

/** One call, ended once: after that nothing is written to it. */
export type Open = {
  /** Aborted when the call is over, whoever ended it. */
  readonly signal: AbortSignal
  readonly fail: (fault: Fault) => void
  /** Does `act` unless the call is over. */
  readonly finish: (act: () => void) => void
}

/** `send` waits for a slow reader, and returns at once when the reader has gone. */
export type Output<Message> = {
  readonly send: (message: Message) => Promise<void>
  readonly signal: AbortSignal
}

/** grpc-js says 'cancelled' at every end of a call, the normal one too. */
export const open = (call: Call, reject: (fault: Fault) => void): Open => {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  call.once('cancelled', abort).once('close', abort).on('error', abort)
  if (call.cancelled) abort()
  const finish = (act: () => void) => {
    if (signal.aborted) return
    abort()
    act()
  }
  return { signal, finish, fail: (fault) => finish(() => reject(fault)) }
}

export const drained = (call: EventEmitter, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    call.once('drain', done)
    signal.addEventListener('abort', done, { once: true })
  })

export const outputOf = <Message>(call: Writable<Message>, { signal }: Open): Output<Message> => ({
  signal,
  send: async (message) => {
    if (!signal.aborted && !call.write(message)) await drained(call, signal)
  },
})

/** The calls that are open, so that a stop can end each of them with a word. */
export const createCalls = () => {
  const appends = new Set<Open>()
  const streams = new Set<Open>()
  let isStopping = false

  const track = (calls: Set<Open>) => (call: Open) => {
    calls.add(call)
    call.signal.addEventListener('abort', () => calls.delete(call), { once: true })
    return call
  }
  const failAll = (calls: ReadonlySet<Open>, fault: Fault) => {
    for (const call of calls) call.fail(fault)
  }

  return {
    trackAppend: track(appends),
    trackStream: track(streams),
    isStopping: () => isStopping,
    refuseNew: () => {
      isStopping = true
    },
    /** Never with OK: that would look like a finished read, and to a subscriber like nothing at all. */
    failOpen: () => {
      failAll(appends, notReady())
      failAll(streams, closing())
    },
  }
}

export type Calls = ReturnType<typeof createCalls>
