import { Client } from 'pg'
import type { Actor } from '../../../backend/kernel/event.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import type { Tx } from '../../../backend/kernel/db.ts'
import { isAtOrAfter } from '../../../backend/kernel/log/checkpoints.ts'
import { applyTo, categoriesOf } from '../../../backend/kernel/log/projection.ts'
import { isOurs, recordedOf } from '../../../backend/kernel/log/recorded.ts'
import { freshCommand } from '../../../backend/kernel/testing/command.ts'
import type { MessagesEvent } from '../../../backend/modules/messages/events.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { modules } from '../../../projections/modules.ts'
import { rebuild } from '../../../projections/rebuild.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { inTurns, type Rounds } from '../rounds.ts'

/** Half a million would take hours beside other work; what an event costs is the same. */
const EVENTS = 2_000
const EACH = 20
const WRITERS = 2
const IN_ONE_TRANSACTION = 500

type Statement = { readonly text: string; readonly values: unknown[] }
/** What one module's tables are told, an entry an event. */
type Told = { readonly module: string; readonly events: readonly (readonly Statement[])[] }

/** Drafts that were edited again and again, written as the product writes: sealed, in appends of some events. */
const write = async (kernel: Kernel, accountId: string, n: number): Promise<void> => {
  const by: Actor = { kind: 'account', id: accountId }
  let left = n / EACH
  let last = ''
  const one = async () => {
    const messageId = newId()
    const drafted: MessagesEvent = { type: 'MessageDrafted', data: { messageId, ownerId: accountId, kind: 'text' } }
    const edited = Array.from({ length: EACH - 1 }, (_, time): MessagesEvent => {
      return { type: 'ContentChanged', data: { title: 'Measured', body: `What I wanted to tell you, ${time}.` } }
    })
    const { position } = await kernel.handle(message, messageId, () => [drafted, ...edited], freshCommand(kernel, by))
    if (position && isAtOrAfter(position, last || '0')) last = position
  }
  await Promise.all(
    Array.from({ length: WRITERS }, async () => {
      while (left-- > 0) await one()
    }),
  )
  for (const module of ['messages', 'audit'])
    if (!(await kernel.checkpointSignals.passed(module, last, 600_000)))
      throw new Error(`The tables of ${module} are behind`)
}

/** The statements with which a module's tables are made of the whole log. */
const toldTo = async ({ store, keyring }: Kernel, module: string): Promise<Told> => {
  const tables = modules[module] ?? []
  const head = await store.head()
  const events: Statement[][] = []
  for await (const { position, events: stored } of store.follow(
    categoriesOf(tables),
    undefined,
    new AbortController().signal,
  )) {
    for (const one of stored.filter(isOurs)) {
      const statements: Statement[] = []
      const query = async ({ sql: text, values }: { sql: string; values: readonly unknown[] }) => {
        statements.push({
          text: text.replaceAll('$slonik_', '$').replaceAll(`${module}.`, `${module}_bare.`),
          values: [...values],
        })
      }
      await applyTo({ query } as unknown as Tx, tables, await recordedOf(keyring, one))
      events.push(statements)
    }
    if (isAtOrAfter(position, head)) break
  }
  return { module, events }
}

/** The yardstick: the same statements from memory by plain pg, prepared, into empty tables of the same form. */
const bareLoop = async (database: Client, all: readonly Told[]) => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => names.get(text) ?? names.set(text, `s${names.size}`).get(text) ?? ''
  for (const { module, events } of all) {
    const tables = (modules[module] ?? []).map(({ table }) => table)
    await database.query(`drop schema if exists ${module}_bare cascade; create schema ${module}_bare`)
    for (const table of tables)
      await database.query(`create table ${table.replace('.', '_bare.')} (like ${table} including all)`)
    for (let from = 0; from < events.length; from += IN_ONE_TRANSACTION) {
      await database.query('begin')
      for (const { text, values } of events.slice(from, from + IN_ONE_TRANSACTION).flat())
        await database.query({ name: nameOf(text), text, values })
      await database.query('commit')
    }
  }
}

/** @throws Error unless both have made as many rows */
const requireEqual = async (database: Client, all: readonly Told[]): Promise<void> => {
  for (const { table } of all.flatMap(({ module }) => modules[module] ?? [])) {
    const { rows } = await database.query<{ rebuilt: string; bare: string }>(
      `select (select count(*) from ${table}) as rebuilt, (select count(*) from ${table.replace('.', '_bare.')}) as bare`,
    )
    const [found] = rows
    if (found?.rebuilt !== found?.bare) throw new Error(`${table}: ${found?.rebuilt} rows, ${found?.bare} by hand`)
  }
}

const timed = async (act: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await act()
  return performance.now() - began
}

/** P11: the read tables that hear of these events anew from the log, against a loop of the same statements that were made before. */
export const p11 = async (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, async (kernel) => {
    await write(kernel, house.accountId, EVENTS)
    const told: Told[] = []
    for (const module of Object.keys(modules)) told.push(await toldTo(kernel, module))
    const all = told.filter(({ events }) => events.length >= EVENTS)
    const n = all.reduce((sum, { events }) => sum + events.length, 0)
    const database = new Client({ connectionString: house.databaseUrl })
    await database.connect()
    const measured = await inTurns(
      rounds,
      () => timed(() => bareLoop(database, all)),
      () =>
        timed(async () => {
          for (const { module } of all) await rebuild(kernel, module, new AbortController().signal)
        }),
    )
    await requireEqual(database, all)
    await database.end()
    const figure = figuresOf('P11', measured)
    return [
      figure('rebuild ÷ the same statements by hand', '', ({ yardstick, subject }) => yardstick / subject),
      figure('rebuild, applications of an event', '/s', ({ subject }) => (1_000 * n) / subject),
    ]
  })
