import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Aggregate, Decision } from './decider.ts'
import { sql } from '../db.ts'
import type { Event } from '../event.ts'
import { lastResultOf } from '../process/lastResult.ts'
import { commandIdOf, newId } from '../ids.ts'
import { metrics } from '../process/metrics.ts'
import { systemCommand } from './systemCommand.ts'
import { freshCommand } from '../testing/command.ts'
import { startServer, type TestServer } from '../testing/server.ts'

type Rung = Event<'BellRung', { readonly by: string }>
const bell: Aggregate<readonly string[], Rung> = {
  category: 'bell',
  personal: {},
  subject: () => '',
  audience: () => '',
  initial: [],
  evolve: (rung, { data }) => [...rung, data.by],
}
const ring =
  (by: string): Decision<readonly string[], Rung> =>
  (rung) =>
    rung.includes(by) ? [] : [{ type: 'BellRung', data: { by } }]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
beforeEach(() => server.kernel.db.query(sql.typeAlias('void')`delete from kernel.findings`))
afterAll(() => server.stop())

const faultsN = async () =>
  (await metrics.faults.get()).values.find(({ labels }) => labels['kind'] === 'idTaken')?.value ?? 0
/** Somebody's event under the id of the system's own command, as it was possible once. */
const poisoned = async (last: readonly string[] = []): Promise<string> => {
  const id = newId()
  const commandId = commandIdOf(`bell-${id}`, 'ring', 1, ...last)
  await server.kernel.handle(bell, id, ring('a stranger'), { ...freshCommand(server.kernel), commandId })
  return id
}

test('a command whose id was taken has its effect, once, and is told as a fault', async () => {
  const { kernel } = server
  const before = await faultsN()
  const id = await poisoned()
  const give = () => systemCommand(kernel)(bell, id, ring('us'), 'ring', 1)
  expect((await give()).state).toEqual(['a stranger', 'us'])
  expect((await give()).state).toEqual(['a stranger', 'us'])
  expect(await kernel.store.read(`bell-${id}`)).toHaveLength(2)
  expect(await faultsN()).toBe(before + 2)
  expect(await lastResultOf(kernel, 'faults')).toMatchObject({ found: { idTaken: 2 }, trouble: { idTaken: 1 } })
})

test('a command that was given is recognised, and is no fault', async () => {
  const { kernel } = server
  const id = newId()
  const first = await systemCommand(kernel)(bell, id, ring('us'), 'ring', 1)
  expect(await systemCommand(kernel)(bell, id, ring('someone else by now'), 'ring', 1)).toEqual(first)
  expect(await lastResultOf(kernel, 'faults')).toBeNull()
})
