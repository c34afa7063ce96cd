import { between, cpuMs } from '../cpu.ts'
import { figuresOf, median, percentile, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { rawInserts } from '../rawInserts.ts'
import { inTurns, repeated, type Rounds } from '../rounds.ts'
import { transactionsOf } from '../transactions.ts'

const WRITERS = 16

const draftsOf = async (house: House, n: number): Promise<string[]> => {
  const drafts: string[] = []
  while (drafts.length < n) drafts.push(await house.draft())
  return drafts
}

/** Edits of drafts for some time, a draft each. @throws Error unless every edit is one event of its stream */
const edits = async (house: House, writers: number, ms: number, drafts?: readonly string[]) => {
  drafts ??= await draftsOf(house, writers)
  const created = await house.revisionsOf(drafts)
  const before = cpuMs(house.folder)
  const done = await repeated(ms, writers, (worker, n) =>
    house.edit(drafts[worker] ?? '', { body: `What I wanted to tell you, for the ${n}th time.` }),
  )
  const cpu = between(before, cpuMs(house.folder))
  const stored = (await house.revisionsOf(drafts)) - created
  if (stored !== done.took.length) throw new Error(`${stored} events for ${done.took.length} edits`)
  return { ...done, cpu }
}

/** E1: an edit of a draft over HTTP against the raw durable insert, with what it costs each process and Postgres. */
export const e1 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const inserts = await rawInserts(house.databaseUrl)
  const measured = await inTurns(
    rounds,
    async () => (await inserts.run(rounds.ms)).perSecond,
    async () => ({ one: await edits(house, 1, rounds.ms), many: await edits(house, WRITERS, rounds.ms) }),
  )
  await inserts.stop()
  const subjects = measured.map(({ subject }) => subject)
  const figure = figuresOf('E1', measured)
  const told = figuresOf('E1', subjects)
  const perEdit = ({ one, many }: (typeof subjects)[number], name: string) =>
    ((one.cpu[name] ?? 0) + (many.cpu[name] ?? 0)) / (one.took.length + many.took.length)
  const parts = Object.keys(subjects[0]?.one.cpu ?? {})
  const transactions = async (writers: number) => {
    const drafts = await draftsOf(house, writers)
    let n = 0
    const made = await transactionsOf(house.database, async () => {
      n = (await edits(house, writers, rounds.ms, drafts)).took.length
    })
    return made / n
  }
  const once = figuresOf('E1', [{ one: await transactions(1), many: await transactions(WRITERS) }])
  return [
    figure('16 writers ÷ raw durable inserts', '', ({ yardstick, subject }) => subject.many.perSecond / yardstick),
    figure('raw durable inserts', '/s', ({ yardstick }) => yardstick),
    told('16 writers', '/s', ({ many }) => many.perSecond),
    told('16 writers, p50', 'ms', ({ many }) => median(many.took)),
    told('16 writers, p99', 'ms', ({ many }) => percentile(many.took, 99)),
    told('one writer', '/s', ({ one }) => one.perSecond),
    told('one writer, p50', 'ms', ({ one }) => median(one.took)),
    told('CPU an edit, all parts', 'ms', (subject) => parts.reduce((sum, name) => sum + perEdit(subject, name), 0)),
    ...parts.map((name) => told(`CPU an edit, ${name}`, 'ms', (subject) => perEdit(subject, name))),
    once('Postgres transactions an edit, one writer', '', ({ one }) => one),
    once('Postgres transactions an edit, 16 writers', '', ({ many }) => many),
  ]
}

const SHORT = 10
const LONG = 300
const EDITS = 20

/** E2: an edit of a long draft against one of a short draft, one by one. */
export const e2 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  let n = 0
  const edit = (id: string) => house.edit(id, { body: `For the ${(n += 1)}th time.` })
  const grown = async (events: number) => {
    const id = await house.draft()
    for (let revision = 1; revision < events; revision += 1) await edit(id)
    return id
  }
  const timed = async (id: string) => {
    const took: number[] = []
    for (let count = 0; count < EDITS; count += 1) {
      const start = performance.now()
      await edit(id)
      took.push(performance.now() - start)
    }
    return median(took)
  }
  const long = await grown(LONG)
  const measured = await inTurns(
    rounds,
    async () => timed(await grown(SHORT)),
    () => timed(long),
  )
  const figure = figuresOf('E2', measured)
  const what = `edit on a stream of ${LONG} events ÷ on one of ${SHORT}`
  return [figure(what, '', ({ yardstick, subject }) => subject / yardstick)]
}
