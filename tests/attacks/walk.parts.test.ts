// Whoever may use a route sends the ids of the system's own commands as its key: none of them is ever taken by it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { findingOf } from '../../backend/kernel/findings.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { giving } from '../../backend/kernel/ownCommand.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { modules } from '../../projections/modules.ts'
import { idOfStream } from '../../workflows/kernel/ask.ts'
import { houseOf, unsafeRoutesOf } from './routes.ts'
import { accounts } from './walk/accounts.ts'
import { authors } from './walk/authors.ts'
import { house } from './walk/house.ts'
import { aggregateOf, ownCommands, type Own } from './walk/ownCommands.ts'
import { readers } from './walk/readers.ts'
import { watched, type Given } from './walk/watched.ts'
import type { Way } from './walk/ways.ts'
import { worldOf, type World } from './walk/world.ts'

const ways = { ...accounts, ...authors, ...readers, ...house }
/** Routes that give no command of whoever asks, and what they do instead. */
const NO_COMMAND = {
  'POST /api/auth/passkey/options': 'asks a question of the browser',
  'POST /api/account/passkeys/options': 'asks a question of the browser',
  'POST /api/auth/step-up/passkey': 'marks the session',
  'POST /api/account/totp': 'begins what its confirmation ends',
  'DELETE /api/account/sessions': 'ends sessions',
  'DELETE /api/account/sessions/:id': 'ends a session',
  'POST /api/admin/users/:id/sign-out': 'ends sessions',
  'POST /api/d/:token/recording': 'gives a ticket',
  'POST /api/support/:id/resume': 'gives a cookie',
  'POST /api/visits': 'counts',
  'POST /hooks/bounces': 'gives commands of ours, for a mail transport that signs them',
}

const given: Given[] = []
let server: TestServer
let world: World
let own: readonly Own[]
beforeAll(async () => {
  server = await startServer({ routers: [(kernel) => houseOf(watched(kernel, given))], projections: modules })
  await server.kernel.blobs.ready()
  world = await worldOf(server)
  own = (await ownCommands()).own
})
afterAll(() => server.stop())

/** What a system's command is about is counted from one: the first of its kind. */
const firstOf = ({ name, parts }: Own) => [name, ...Array.from({ length: parts }, () => 1)] as const
const ownOn = (stream: string) => own.filter(({ category }) => stream.startsWith(`${category}-`)).map(firstOf)
const idsOn = (stream: string) => ownOn(stream).map((first) => commandIdOf(stream, ...first))
const forgetLimits = () => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`)

/** Sends the request once under each id of its stream that it can be sent under; it need not be lawful twice. */
const walk = async ({ of = '', send }: Way): Promise<ReadonlySet<string>> => {
  given.length = 0
  const [first = 'any text will do'] = idsOn(of)
  const sent = [first]
  await forgetLimits()
  await send({ 'Idempotency-Key': first })
  await vi.waitFor(() => expect(given).not.toEqual([]), 5_000)
  const streams = new Set(given.map(({ stream }) => stream))
  for (const id of [...streams].flatMap(idsOn)) {
    if (id === first) continue
    await forgetLimits()
    await send({ 'Idempotency-Key': id })
    sent.push(id)
  }
  expect(given.filter(({ commandId }) => sent.includes(commandId))).toEqual([])
  return streams
}

test('each route that may change something is walked, or gives no command', () => {
  const walked = [...Object.keys(ways), ...Object.keys(NO_COMMAND)].toSorted()
  const routes = unsafeRoutesOf(server.kernel).map(({ route }) => route)
  expect(walked).toEqual([...new Set(routes)].toSorted())
})

test('each command that the system gives by itself is known', async () => {
  const { own: found, unknown } = await ownCommands()
  expect(unknown).toEqual([])
  expect(found.length).toBeGreaterThan(60)
})

describe('a request that carries the system’s ids takes none of them', () => {
  test.each(Object.entries(ways))('%s', async (_route, way) => {
    const streams = await walk(await way(world))
    for (const stream of streams) {
      const aggregate = aggregateOf(stream)
      for (const first of aggregate ? ownOn(stream) : [])
        await giving(server.kernel)(aggregate as never, idOfStream(stream), () => [], ...first)
    }
    expect(await findingOf(server.kernel, 'faults')).toBeNull()
  })
})
