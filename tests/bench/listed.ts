import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { figuresOf, percentile, type Figure } from './figures.ts'
import type { House } from './house.ts'
import { browserOf } from './person.ts'
import { inTurns, repeated, type Rounds } from './rounds.ts'

type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** The first statement that a list asks, as the product would send it. */
export const statementOf = async (list: (kernel: Kernel) => Promise<unknown>): Promise<Statement> => {
  const sent: Statement[] = []
  const any = async ({ sql: text, values }: { sql: string; values: readonly unknown[] }) => {
    sent.push({ text: text.replaceAll('$slonik_', '$'), values })
    return []
  }
  // How many there are is counted beside it, and is no part of the yardstick.
  const oneFirst = async () => 0
  await list({ db: { any, oneFirst } } as unknown as Kernel)
  const [first] = sent
  if (!first) throw new Error('The list asked nothing')
  return first
}

const startBare = async (statement: Statement & { readonly databaseUrl: string }) => {
  const program = fileURLToPath(new URL('bareList.ts', import.meta.url))
  const bare = spawn(process.execPath, [program, JSON.stringify(statement)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(bare.stdout, 'data')) as [Buffer]
  return { origin: `http://127.0.0.1:${Number(line.toString())}`, stop: () => void bare.kill() }
}

type Listed = {
  readonly id: string
  readonly path: string
  readonly readers: number
  readonly statement: Statement
  /** @throws Error unless it is the whole list */
  readonly requireWhole: (answer: unknown) => void
}

/** A list of the product's against bare HTTP and the same statement. */
export const listed = async (
  house: House,
  rounds: Rounds,
  { id, path, readers, statement, requireWhole }: Listed,
): Promise<Figure[]> => {
  const bare = await startBare({ ...statement, databaseUrl: house.databaseUrl })
  const plain = browserOf(bare.origin, '')
  const measured = await inTurns(
    rounds,
    () => repeated(rounds.ms, readers, () => plain.ask('GET', '/')),
    () =>
      repeated(rounds.ms, readers, async () =>
        requireWhole(JSON.parse((await house.browser.ask('GET', path)).body) as unknown),
      ),
  )
  plain.close()
  bare.stop()
  type Round = (typeof measured)[number]
  const figure = figuresOf(id, measured)
  const p99 = ({ took }: Round['subject']) => percentile(took, 99)
  return [
    figure('p99 ÷ bare HTTP and the same statement', '', ({ yardstick, subject }) => p99(subject) / p99(yardstick)),
    figure('rate ÷ bare', '', ({ yardstick, subject }) => subject.perSecond / yardstick.perSecond),
    figure(`${readers} readers`, '/s', ({ subject }) => subject.perSecond),
    figure(`${readers} readers, bare`, '/s', ({ yardstick }) => yardstick.perSecond),
    figure('p99', 'ms', ({ subject }) => p99(subject)),
  ]
}
