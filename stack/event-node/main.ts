import { setTimeout as sleep } from 'node:timers/promises'
import { createCalls } from './calls.ts'
import { openDatabase } from './database.ts'
import { asEnding, Ending, exits } from './ending.ts'
import { openPages } from './pages.ts'
import { listen } from './server.ts'
import { readSettings, type Settings } from './settings.ts'
import { openStore } from './store.ts'
import { createStreams } from './streams.ts'
import { seed } from './systemEvents.ts'
import { createTail } from './tail.ts'
import { NO_STREAM, type Proposed } from './types.ts'
import { createWriter, type Writer } from './writer.ts'

const EMPTY_STORE = 1n
const LAST_BATCH_MS = 5000

const asked = () =>
  new Promise<void>((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })

const write = (writer: Writer, stream: string, event: Proposed) =>
  new Promise<void>((resolve) =>
    writer.submit({
      kind: 'append',
      stream,
      expected: NO_STREAM,
      events: [event],
      sizeBytes: event.data.length,
      isAbandoned: () => false,
      settle: () => resolve(),
    }),
  )

const open = async ({ databaseUrl, lockWaitMs }: Settings) => {
  try {
    const { client, lost } = await openDatabase(databaseUrl, lockWaitMs)
    return { store: await openStore(client), lost }
  } catch (error) {
    throw asEnding(error)
  }
}

const run = async () => {
  const settings = readSettings(process.env)
  const stopAsked = asked()
  const { store, lost } = await open(settings)
  const streams = createStreams(store)
  const tail = createTail(store.position)
  const writer = createWriter(store, streams, tail)
  const calls = createCalls()
  const pages = openPages(settings.databaseUrl)
  const writing = writer.run().catch((error: unknown) => Promise.reject(asEnding(error)))
  const broken = Promise.race([writing, lost.then((ending) => Promise.reject(ending))])

  if (store.position === EMPTY_STORE) {
    const seeded = Promise.all(seed().map(([stream, event]) => write(writer, stream, event)))
    await Promise.race([seeded, broken])
  }
  const server = await listen({ log: { pages, streams, tail }, writer, calls }, settings)
  console.log(`event node: ready on ${settings.host}:${settings.port}`)

  try {
    await Promise.race([stopAsked, broken])
    calls.refuseNew()
    writer.stop()
    await Promise.race([writing, lost, sleep(LAST_BATCH_MS)])
  } finally {
    calls.refuseNew()
    calls.failOpen()
    await server.close()
  }
}

const exit = await run().then(
  () => exits.asked,
  (error: unknown) => {
    console.error('event node: stopped:', error)
    return error instanceof Ending ? error.exit : exits.unforeseen
  },
)
process.exit(exit)
