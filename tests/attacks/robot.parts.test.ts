// Through: deliveries, recipients, life, messages, stories, subscribers, prompts, support
// Mail is looked through by programs that open every link and send off every form there: none of that is anybody's word.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { portsOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { robots, sendAll } from './robot.ts'
import { houseOf, readRoutesOf } from './routes.ts'
import { mailedPages } from './walk/mailedPages.ts'
import { worldOf, type World } from './walk/world.ts'

const written: string[] = []
/** The kernel, with a note of each event that is written through it. */
const noting = (kernel: Kernel): Kernel => ({
  ...kernel,
  handle: async (aggregate, id, decision, command) => {
    const handled = await kernel.handle(aggregate, id, decision, command)
    if (handled.position !== undefined) written.push(`${aggregate.category}-${id}`)
    return handled
  },
  store: {
    ...kernel.store,
    append: (stream, revision, events) => {
      written.push(stream)
      return kernel.store.append(stream, revision, events)
    },
  },
})

let server: TestServer
let world: World
beforeAll(async () => {
  server = await startServer({
    routers: [(kernel) => houseOf(noting(kernel))],
    projections: modules,
    ports: portsOf,
  })
  await server.kernel.blobs.ready()
  world = await worldOf(server)
})
afterAll(() => server.stop())
beforeEach(() => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.limits`))

test('each page behind a mailed link is walked', () => {
  const pages = readRoutesOf(server.kernel)
    .filter(({ path }) => path.includes(':token') && !path.startsWith('/api/'))
    .map(({ path }) => path)
  expect(Object.keys(mailedPages).toSorted()).toEqual([...new Set(pages)].toSorted())
})

describe.each(Object.entries(robots))('a program %s adds no event', (_how, robot) => {
  const stages = Object.entries(mailedPages).flatMap(([page, states]) =>
    Object.entries(states).map(([stage, make]) => [page, stage, make] as const),
  )
  test.each(stages)('on %s, %s', async (_page, _stage, make) => {
    const address = await make(world)
    written.length = 0
    expect(await sendAll(() => server.browser(), address, robot)).toBeGreaterThan(0)
    expect(written).toEqual([])
  })
})
