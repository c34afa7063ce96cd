import { PassThrough } from 'node:stream'
import type { Middleware } from 'koa'
import { Refused } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import type { Change } from '../log/checkpointSignals.ts'
import { log } from '../process/log.ts'
import { familySubject } from '../identity/roles.ts'
import { actorOf } from './request.ts'
import { sessionIdOf } from '../identity/session.ts'
import { openAmong } from '../identity/sessions.ts'
import { sessionFactsOf } from '../identity/staff.ts'

/** @number how often the stream of changes shows that it lives */
const BEAT_MS = 15_000
/**
 * @number how often the stream of changes looks whether its session still stands. How long after its session a stream
 * may go on, at the most: this and one question to Postgres.
 */
const LOOK_MS = 2_000
/**
 * @number streams of changes of an account, and of a process. As many pages of an account as a browser keeps
 * connections; and as many streams as one process serves.
 */
const MOST = { each: 6, all: 600 }
/** @number when a refused stream of changes may be asked for again */
const AGAIN_S = 30
/** @number bytes of changes that wait for a page */
const MOST_UNREAD = 65_536

type Stream = {
  readonly accountId: string
  readonly sessionId: string
  /** When the demo that it belongs to is over. */
  readonly until: string | undefined
  readonly end: () => void
}

/** Ends the streams whose session is over. */
const watching = ({ db, clock }: Kernel, streams: ReadonlySet<Stream>) => {
  const look = async () => {
    const open = await openAmong(db, [...new Set([...streams].map(({ sessionId }) => sessionId))])
    const now = clock.now()
    for (const { sessionId, until, end } of streams) if (!open.has(sessionId) || (until && until <= now)) end()
  }
  return setInterval(() => {
    // Without Postgres no session ends, and no change is told of.
    if (streams.size > 0) look().catch((error: unknown) => log.warn('sessions not read', { error }))
  }, LOOK_MS).unref()
}

/**
 * The audiences whose changes an account is told of: its own, and those of its families. These are looked up anew after each
 * change of one of them, which is named as its audience is; whoever has joined another opens the stream anew.
 */
const audiencesOf = ({ membership }: Kernel, accountId: string) => {
  let audiences: ReadonlySet<string> = new Set([accountId])
  const look = async () => {
    const families = await membership.of(accountId)
    audiences = new Set([accountId, ...families.map(({ familyId }) => familySubject(familyId))])
  }
  let looking = look()
  const tell = ({ stream, audience }: Change): boolean => {
    const isTold = audiences.has(audience)
    if (isTold && stream === audience)
      // One after the other, so that the last look is the one that counts; without Postgres no change is told of.
      looking = looking.then(look).catch((error: unknown) => log.warn('families not read', { error }))
    return isTold
  }
  return { ready: looking, tell }
}

/** Server-sent events: tells an account's open pages which of its streams changed, as {stream, position}. */
export const live = (kernel: Kernel, most = MOST): Middleware => {
  const streams = new Set<Stream>()
  watching(kernel, streams)
  return async (ctx) => {
    const { id } = actorOf(ctx)
    const own = [...streams].filter(({ accountId }) => accountId === id).length
    if (own >= most.each || streams.size >= most.all) throw new Refused('rate-limited', { seconds: AGAIN_S })
    const { ready, tell } = audiencesOf(kernel, id)
    const out = new PassThrough()
    const write = (line: string): void => {
      // A page may be left while its families are looked up: what is written after the end would end the process.
      if (out.writableEnded) return
      out.write(`${line}\n\n`)
      if (out.writableLength > MOST_UNREAD) ctx.res.destroy()
    }
    const stop = kernel.checkpointSignals.onChange((change) => {
      if (tell(change)) write(`data: ${JSON.stringify({ stream: change.stream, position: change.position })}`)
    })
    const beat = setInterval(() => write(': still here'), BEAT_MS)
    const stream: Stream = {
      accountId: id,
      sessionId: sessionIdOf(ctx) ?? '',
      until: sessionFactsOf(ctx).demoUntil,
      end: () => {
        clearInterval(beat)
        stop()
        streams.delete(stream)
        out.end()
      },
    }
    streams.add(stream)
    ctx.res.once('close', stream.end)
    try {
      await ready
    } catch (error) {
      stream.end()
      throw error
    }
    ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', Connection: 'keep-alive' })
    ctx.status = 200
    ctx.body = out
    write(': open')
  }
}
