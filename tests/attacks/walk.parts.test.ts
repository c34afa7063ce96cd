// Whoever may use a route sends the ids of the system's own commands as its key: none of them is ever taken by it.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { lastResultOf } from '../../backend/kernel/process/lastResult.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import { systemCommand } from '../../backend/kernel/log/systemCommand.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { portsOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { idOfStream } from '../../workflows/kernel/systemCommand.ts'
import { startPayments, type TestPayments } from '../support/payments.ts'
import { houseOf, unsafeRoutesOf } from './routes.ts'
import { accounts } from './walk/accounts.ts'
import { authors } from './walk/authors.ts'
import { billing } from './walk/billing.ts'
import { capsules } from './walk/capsules.ts'
import { wishes } from './walk/wishes.ts'
import { families } from './walk/families.ts'
import { kin } from './walk/kin.ts'
import { house } from './walk/house.ts'
import { aggregateOf, ownCommands, type Own } from './walk/ownCommands.ts'
import { readers } from './walk/readers.ts'
import { stories } from './walk/stories.ts'
import { scrapbooks } from './walk/scrapbooks.ts'
import { shares } from './walk/shares.ts'
import { things } from './walk/things.ts'
import { trees } from './walk/trees.ts'
import { vault } from './walk/vault.ts'
import { watched, type Given } from './walk/watched.ts'
import type { Way } from './walk/ways.ts'
import { worldOf, type World } from './walk/world.ts'

let payments: TestPayments
const ways = {
  ...accounts,
  ...authors,
  ...readers,
  ...stories,
  ...house,
  ...billing(() => payments),
  ...capsules,
  ...wishes,
  ...families,
  ...kin,
  ...scrapbooks,
  ...shares,
  ...things,
  ...trees,
  ...vault,
}
/** Routes that give no command of whoever asks, and what they do instead. */
const NO_COMMAND = {
  'POST /api/family/current': 'marks the session',
  'POST /api/recipes/page': 'reads a page of others',
  'POST /api/auth/passkey/options': 'asks a question of the browser',
  'POST /api/account/passkeys/options': 'asks a question of the browser',
  'POST /api/auth/step-up/passkey': 'marks the session',
  'POST /api/account/totp': 'begins what its confirmation ends',
  'DELETE /api/account/sessions': 'ends sessions',
  'DELETE /api/account/sessions/:id': 'ends a session',
  'POST /api/admin/users/:id/sign-out': 'ends sessions',
  'POST /api/d/:token/recording': 'gives a ticket',
  'POST /api/story/:token/recording': 'gives a ticket',
  'POST /api/support/:id/resume': 'gives a cookie',
  'POST /api/billing/confirm': 'asks the provider what came of a payment',
  'POST /api/billing/portal': 'gives an address of the provider’s',
  'POST /api/webhooks/stripe': 'keeps whose account is to be looked at, for a provider that signs it',
  'POST /api/items/precheck': 'asks what is there already',
  'POST /api/items/take-home': 'gives a ticket',
  'POST /api/visits': 'counts',
  'POST /hooks/bounces': 'gives commands of ours, for an email transport that signs them',
}

const given: Given[] = []
let server: TestServer
let world: World
let own: readonly Own[]
beforeAll(async () => {
  payments = await startPayments()
  server = await startServer({
    routers: [(kernel) => houseOf(watched(kernel, given))],
    projections: modules,
    ports: portsOf,
    // Nothing prints here: what asks for it is only told that something would.
    settings: { ...payments.settings, CHROMIUM_PATH: '/nowhere' },
  })
  await server.kernel.blobs.ready()
  world = await worldOf(server)
  own = (await ownCommands()).own
})
afterAll(async () => {
  await server.stop()
  payments.stop()
})

/** What a system's command is about is counted from one: the first of its kind. */
const firstOf = ({ name, parts }: Own) => [name, ...Array.from({ length: parts }, () => 1)] as const
const ownOn = (stream: string) => own.filter(({ category }) => stream.startsWith(`${category}-`)).map(firstOf)
/** A route sends one id of its stream, the next route the next, and those that no route before it has sent. */
const tried = new Set<string>()
const sentOn = (stream: string, turn: number) => {
  const all = ownOn(stream)
  const keyOf = ([name]: (typeof all)[number]) => `${stream.split('-')[0]} ${name}`
  const sent = all.filter((each, n) => n === turn % all.length || !tried.has(keyOf(each)))
  for (const each of sent) tried.add(keyOf(each))
  return sent
}
const forgetLimits = () => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`)

/** Sends the request once under each of these ids; it need not be lawful twice. @returns the commands whose ids they are */
const walk = async ({ of = '', send }: Way, turn: number) => {
  given.length = 0
  const all = ownOn(of)
  const own = all[turn % all.length]
  const first = own ? commandIdOf(of, ...own) : 'any text will do'
  const ids = new Set([first])
  await forgetLimits()
  await send({ 'Idempotency-Key': first })
  await vi.waitFor(() => expect(given).not.toEqual([]), 5_000)
  const streams = [...new Set(given.map(({ stream }) => stream))]
  const sent = streams.flatMap((stream) => sentOn(stream, turn).map((command) => ({ stream, command })))
  for (const id of sent.map(({ stream, command }) => commandIdOf(stream, ...command))) {
    if (ids.has(id)) continue
    ids.add(id)
    await forgetLimits()
    await send({ 'Idempotency-Key': id })
  }
  expect(given.filter(({ commandId }) => ids.has(commandId))).toEqual([])
  return sent
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
  const turns = Object.entries(ways).map(([route, way], turn) => [route, turn, way] as const)
  test.each(turns)('%s', async (_route, turn, way) => {
    for (const { stream, command } of await walk(await way(world), turn)) {
      const aggregate = aggregateOf(stream)
      if (aggregate) await systemCommand(server.kernel)(aggregate as never, idOfStream(stream), () => [], ...command)
    }
    expect(await lastResultOf(server.kernel, 'faults')).toBeNull()
  })

  test('though each of those ids was sent, whose stream a request can reach', () => {
    const left = own.filter(({ category, name }) => !tried.has(`${category} ${name}`))
    expect(left).toEqual([])
  })
})
