// Through: db, keyring
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import * as v from 'valibot'
import { clockOf } from '../../backend/kernel/clock.ts'
import { connect, sql, type Db } from '../../backend/kernel/db.ts'
import type { Event } from '../../backend/kernel/event.ts'
import type { Aggregate } from '../../backend/kernel/log/decider.ts'
import { eventStoreOf, type EventStore } from '../../backend/kernel/log/eventStore.ts'
import { handling } from '../../backend/kernel/log/handle.ts'
import { blindKeyring, keyringOf } from '../../backend/kernel/log/keyring.ts'
import { committing, projecting, projection, type Projection } from '../../backend/kernel/log/projection.ts'
import { moving, reacting } from '../../backend/kernel/log/reactor.ts'
import { sharing } from '../../backend/kernel/log/sharing.ts'
import { subscribe, type Subscription } from '../../backend/kernel/log/subscription.ts'
import { migratedDatabase } from '../../backend/kernel/testing/database.ts'
import { commandOf } from './commands.ts'
import { watchMoves } from './moves.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Move = v.object({ name: v.string(), position: v.string(), xid: v.string() })

let database: Awaited<ReturnType<typeof migratedDatabase>>
let db: Db
beforeAll(async () => {
  database = await migratedDatabase(inject('postgresUrl'))
  db = await connect(database.url)
  await watchMoves(db)
})
afterAll(async () => {
  await db.end()
  await database.drop()
})
let cleanUp: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanUp.toReversed()) await clean()
  cleanUp = []
})

type Counted = Event<'Counted', { readonly n: number }>
/** A process of its own, its names and categories in nobody else's way. */
const processOf = async () => {
  const mark = randomUUID().slice(0, 8)
  const store = eventStoreOf(inject('eventStoreUrl'))
  const head = await store.head()
  let open = 0
  let most = 0
  const follow: EventStore['follow'] = async function* (...wanted) {
    open += 1
    most = Math.max(most, open)
    try {
      yield* store.follow(...wanted)
    } finally {
      open -= 1
    }
  }
  const categories = ['a', 'b', 'c'].map((name) => `shared${name}${mark}`)
  const parts = {
    db,
    clock: clockOf(86_400_000),
    store: { ...store, follow },
    keyring: keyringOf(db, Buffer.alloc(32)),
  }
  const shared = sharing({ ...parts, databaseUrl: database.url }, categories)
  const stopping = new AbortController()
  const run = (subscription: Subscription) => {
    const running = subscribe(shared, subscription, stopping.signal)
    cleanUp.push(() => {
      stopping.abort()
      return running.done
    })
    return running
  }
  const begin = (name: string, position = head) =>
    db.query(sql.typeAlias('void')`insert into kernel.checkpoints (name, position) values (${name}, ${position})`)
  const handle = handling(store, blindKeyring)
  /** One append of events numbered so. */
  const append = (category: string, ...numbers: readonly number[]) => {
    const counter: Aggregate<number, Counted> = {
      category,
      personal: {},
      subject: () => 'one',
      audience: () => 'one',
      initial: 0,
      evolve: (_, { data }) => data.n,
    }
    const events = numbers.map((n): Counted => ({ type: 'Counted', data: { n } }))
    return handle(counter, randomUUID(), () => events, commandOf())
  }
  cleanUp.push(() => store.close())
  const [a = '', b = '', c = ''] = categories
  return { mark, a, b, c, run, begin, append, head, store, open: () => open, most: () => most }
}

const numberOf = (event: { readonly data: unknown }) => (event.data as { n: number }).n
/** A table that keeps what it was told of, outside the transaction: what one that failed took is told of again. */
const table = (
  categories: readonly string[],
  seen: number[],
  fails: (n: number) => boolean = () => false,
): Projection =>
  projection(
    'none.none',
    Object.fromEntries(
      categories.map((category) => [
        category,
        async (_, event) => {
          if (fails(numberOf(event))) throw new Error('This table cannot hold it')
          seen.push(numberOf(event))
        },
      ]),
    ),
  )
const movesOf = (name: string) =>
  db.any(sql.type(Move)`select name, position, xid from public.moves where name = ${name} order by position::numeric`)
const running = (...all: readonly { state: () => string }[]) =>
  vi.waitFor(() => expect(all.map(({ state }) => state())).toEqual(all.map(() => 'running')), patiently)

test('the modules of a process read the log once, and write what one command says in one transaction', async () => {
  const { mark, a, b, c, run, begin, append, open } = await processOf()
  const commit = committing(db)
  const seen: number[][] = [[], [], []]
  const wanted = [[a], [a, b], [c]].map((categories, index) =>
    projecting(db, `${mark}${index}`, [table(categories, seen[index] ?? [])], commit),
  )
  for (const { name } of wanted) await begin(name)
  await running(...wanted.map((one) => run(one)))
  const [ofOne = '', ofTwo = ''] = wanted.map(({ name }) => name)
  const moved = (position: string | undefined) =>
    vi.waitFor(async () => {
      const last = await Promise.all([ofOne, ofTwo].map(async (name) => (await movesOf(name)).at(-1)?.position))
      expect(last).toEqual([position, position])
    }, patiently)
  const appends = []
  for (const n of [1, 4, 7]) {
    const { position } = await append(a, n, n + 1, n + 2)
    await moved(position)
    appends.push(position)
  }
  const last = await append(b, 10)
  await vi.waitFor(async () => expect((await movesOf(ofTwo)).at(-1)?.position).toBe(last.position), patiently)
  const ofA = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  expect(seen).toEqual([ofA, [...ofA, 10], []])
  expect(open()).toBe(1)

  const [one, two] = await Promise.all([movesOf(ofOne), movesOf(ofTwo)])
  for (const moves of [one, two]) expect(moves.slice(1, 4).map(({ position }) => position)).toEqual(appends)
  // Once both wait for the next, it reaches them in the same moment: each first looks for itself whether it had stopped.
  expect(two[3]?.xid).toBe(one[3]?.xid)
})

test('an event that one table cannot hold stops that module alone; it catches up by itself', async () => {
  const { mark, a, run, begin, append, open } = await processOf()
  const commit = committing(db)
  let isPoison = true
  const [ok, bad]: [number[], number[]] = [[], []]
  const good = projecting(db, `${mark}good`, [table([a], ok)], commit)
  const poor = projecting(db, `${mark}poor`, [table([a], bad, (n) => isPoison && n === 2)], commit)
  for (const { name } of [good, poor]) await begin(name)
  const [first, second] = [run(good), run(poor)]
  await running(first, second)
  for (const n of [1, 2, 3]) await append(a, n)
  await vi.waitFor(() => expect([...new Set(ok)]).toEqual([1, 2, 3]), patiently)
  expect(bad).toEqual([1])
  isPoison = false
  await append(a, 4)
  await vi.waitFor(() => expect(bad).toEqual([1, 2, 3, 4]), patiently)
  await running(first, second)
  await vi.waitFor(() => expect(open()).toBe(1), patiently)
})

test('who begins far behind reads alone, misses nothing, and then reads with the others', async () => {
  const { mark, a, b, run, begin, append, head, open, most } = await processOf()
  const commit = committing(db)
  const numbers = Array.from({ length: 60 }, (_, n) => n)
  for (const n of numbers) await append(a, ...Array.from({ length: 10 }, (__, m) => n * 10 + m))
  const [now, late]: [number[], number[]] = [[], []]
  const quick = projecting(db, `${mark}quick`, [table([b], now)], commit)
  const slow = projecting(db, `${mark}slow`, [table([a], late)], commit)
  const { position } = await append(b, -1)
  await begin(quick.name, position)
  await begin(slow.name, head)
  await running(run(quick))
  await running(run(slow))
  await vi.waitFor(() => expect(late).toHaveLength(600), patiently)
  expect(most()).toBe(2)
  await append(a, 600)
  await append(b, 1)
  await vi.waitFor(() => expect(now).toEqual([1]), patiently)
  await vi.waitFor(() => expect(late).toEqual(Array.from({ length: 601 }, (_, n) => n)), patiently)
  await vi.waitFor(() => expect(open()).toBe(1), patiently)
})

test('a slow module does not hold the others up, and misses nothing', async () => {
  const { mark, a, run, begin, append } = await processOf()
  const [ok, late]: [number[], number[]] = [[], []]
  const goOn = Promise.withResolvers<void>()
  const move = moving(db)
  const reactorOf = (name: string, act: (n: number) => Promise<unknown>) =>
    reacting(db, `${mark}${name}`, { [a]: { types: new Set(['Counted']), act: (event) => act(numberOf(event)) } }, move)
  const quick = reactorOf('quick', async (n) => ok.push(n))
  const slow = reactorOf('slow', async (n) => {
    await goOn.promise
    late.push(n)
  })
  for (const { name } of [quick, slow]) await begin(name)
  await running(run(quick), run(slow))
  const numbers = Array.from({ length: 30 }, (_, n) => n)
  for (const n of numbers) await append(a, n)
  await vi.waitFor(() => expect(ok).toEqual(numbers), patiently)
  expect(late).toEqual([])
  goOn.resolve()
  await vi.waitFor(() => expect(late).toEqual(numbers), patiently)
})

test('a reactor without work writes at most once a second, together with all others', async () => {
  const { mark, a, b, run, begin, append } = await processOf()
  const move = moving(db)
  const idle = ['one', 'two'].map((name) =>
    reacting(db, `${mark}${name}`, { [a]: { types: new Set(['Other']), act: () => Promise.resolve() } }, move),
  )
  for (const { name } of idle) await begin(name)
  await running(...idle.map((one) => run(one)))
  const began = performance.now()
  let last: string | undefined
  for (let n = 0; performance.now() - began < 2_500; n += 1) ({ position: last } = await append(n % 2 ? a : b, n))
  const [name = '', other = ''] = idle.map((one) => one.name)
  await append(a, 0).then(({ position }) => (last = position))
  await vi.waitFor(
    async () => expect(Number((await movesOf(name)).at(-1)?.position)).toBeGreaterThanOrEqual(Number(last)),
    patiently,
  )
  const seconds = (performance.now() - began) / 1_000
  const moves = (await movesOf(name)).slice(1)
  expect(moves.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  const others = new Set((await movesOf(other)).map(({ xid }) => xid))
  expect(moves.filter(({ xid }) => others.has(xid)).length).toBeGreaterThanOrEqual(moves.length - 1)
})
