import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Kernel } from '../../../backend/kernel/kernel.ts'
import { messagesOf } from '../../../backend/modules/messages/queries/messages.ts'
import { percentile, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { browserOf } from '../person.ts'
import { inTurns, repeated, type Rounds } from '../rounds.ts'

const ROWS = 50
const READERS = 8
type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** The list's own statement, as the product would send it. */
const statementOf = async (accountId: string): Promise<Statement> => {
  const sent: Statement[] = []
  const any = async ({ sql: text, values }: { sql: string; values: readonly unknown[] }) => {
    sent.push({ text: text.replaceAll('$slonik_', '$'), values })
    return []
  }
  await messagesOf({ db: { any } } as unknown as Kernel, { kind: 'account', id: accountId }, {})
  const [list] = sent
  if (!list) throw new Error('The list asked nothing')
  return list
}

const startBare = async (statement: Statement & { readonly databaseUrl: string }) => {
  const program = fileURLToPath(new URL('../bareList.ts', import.meta.url))
  const bare = spawn(process.execPath, [program, JSON.stringify(statement)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(bare.stdout, 'data')) as [Buffer]
  return { origin: `http://127.0.0.1:${Number(line.toString())}`, stop: () => void bare.kill() }
}

/** L50: a list of an account's 50 messages, 8 readers, against bare HTTP and the same statement. */
export const l50 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const { database, accountId } = house
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from messages.messages')
  const recipientIds = [await house.recipient()]
  for (let n = rows[0]?.n ?? 0; n < ROWS; n += 1) await house.edit(await house.draft(`Letter ${n}`), { recipientIds })
  const bare = await startBare({ ...(await statementOf(accountId)), databaseUrl: house.databaseUrl })
  const plain = browserOf(bare.origin, '')
  const measured = await inTurns(
    rounds,
    () => repeated(rounds.ms, READERS, () => plain.ask('GET', '/')),
    () =>
      repeated(rounds.ms, READERS, async () => {
        const { items } = JSON.parse((await house.browser.ask('GET', '/api/messages')).body) as { items: unknown[] }
        if (items.length !== ROWS) throw new Error(`${items.length} rows`)
      }),
  )
  plain.close()
  bare.stop()
  const figure = (what: string, unit: string, values: readonly number[]): Figure => ({ id: 'L50', what, unit, values })
  const p99 = ({ took }: { readonly took: readonly number[] }) => percentile(took, 99)
  return [
    figure(
      'p99 ÷ bare HTTP and the same SQL',
      '',
      measured.map(({ yardstick, subject }) => p99(subject) / p99(yardstick)),
    ),
    figure(
      '8 readers',
      '/s',
      measured.map(({ subject }) => subject.perSecond),
    ),
    figure(
      '8 readers, bare',
      '/s',
      measured.map(({ yardstick }) => yardstick.perSecond),
    ),
    figure(
      'p99',
      'ms',
      measured.map(({ subject }) => p99(subject)),
    ),
  ]
}
