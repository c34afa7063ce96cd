import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { until } from '../../kill/until.ts'
import { besides } from '../besides.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { writingTo } from '../messages.ts'
import { sizeIn, type Rounds } from '../rounds.ts'
import { withPlainWorker, withTemporal } from '../temporal.ts'

const YEAR_MS = 365 * 86_400_000
const PATIENCE_MS = 600_000

/** What the tables of some databases take on disk, after a checkpoint. */
const postgresBytes = async (database: Client, names: readonly string[]): Promise<number> => {
  await database.query('checkpoint')
  const { rows } = await database.query<{ n: string }>(
    'select sum(pg_database_size(datname)) as n from pg_database where datname = any($1)',
    [names],
  )
  return Number(rows[0]?.n)
}

/** What Temporal's file holds, less what it may fill again. */
const temporalBytes = (folder: string): number => {
  const file = new DatabaseSync(join(folder, 'temporal', 'temporal.db'), { readOnly: true })
  const pragma = (name: string) => Number(Object.values(file.prepare(`pragma ${name}`).get() ?? {})[0])
  const bytes = (pragma('page_count') - pragma('freelist_count')) * pragma('page_size')
  file.close()
  return bytes
}

const dbosBytes = ({ databaseUrl }: House, n: number): Promise<number> =>
  besides(databaseUrl, 'bench_dbos', async (own, systemDatabaseUrl) => {
    const size = () => postgresBytes(own, ['bench_dbos'])
    const open = async (count: number, act: () => Promise<void>) => {
      const program = fileURLToPath(new URL('../openInDbos.ts', import.meta.url))
      const given = JSON.stringify({ systemDatabaseUrl, n: count })
      const dbos = spawn(process.execPath, [program, given], { stdio: ['ignore', 'pipe', 'inherit'] })
      await once(dbos.stdout, 'data')
      await act()
      dbos.kill('SIGKILL')
      await once(dbos, 'exit')
    }
    let before = 0
    await open(0, async () => void (before = await size()))
    let bytes = 0
    await open(n, async () => {
      // Each has noted until when it sleeps.
      await until(`${n} workflows of DBOS`, PATIENCE_MS, async () => {
        const { rows } = await own.query<{ n: number }>('select count(*)::int as n from dbos.operation_outputs')
        return rows[0]?.n === n || undefined
      })
      bytes = (await size()) - before
    })
    return bytes / n
  })

/** P8 and P9: what an open message takes on disk: in Temporal ÷ a plain open workflow, and besides ÷ one of DBOS. */
export const p9 = (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, (kernel) =>
    withTemporal(kernel.settings, async ({ runningN, untilRunning, startPlain }) => {
      const n = sizeIn(rounds, rounds.ms / 2, 100)
      const write = writingTo(kernel, house, await house.recipient())
      const besidesTemporal = () => postgresBytes(house.database, ['events', 'everhearth'])
      const [before, temporalBefore, runningBefore] = [
        await besidesTemporal(),
        temporalBytes(house.folder),
        await runningN('deliverMessage'),
      ]
      await write.scheduled(Array.from({ length: n }, () => Date.now() + YEAR_MS))
      await untilRunning('deliverMessage', runningBefore + n)
      const ours = ((await besidesTemporal()) - before) / n
      const inTemporal = (temporalBytes(house.folder) - temporalBefore) / n
      const plainBefore = temporalBytes(house.folder)
      await withPlainWorker(kernel.settings, async () => {
        for (let started = 0; started < n; started += 1) await startPlain(1, YEAR_MS)
        await untilRunning('plain', n)
      })
      const plain = (temporalBytes(house.folder) - plainBefore) / n
      const round = { ours, inTemporal, plain, dbos: await dbosBytes(house, n) }
      const [eighth, ninth] = [figuresOf('P8', [round]), figuresOf('P9', [round])]
      return [
        eighth('Temporal’s bytes an open message ÷ a plain open workflow', '', (all) => all.inTemporal / all.plain),
        eighth(`Temporal’s bytes an open message, of ${n}`, 'B', (all) => all.inTemporal),
        ninth('bytes besides, an open message ÷ an open workflow of DBOS', '', (all) => all.ours / all.dbos),
        ninth(`bytes besides, an open message, of ${n}`, 'B', (all) => all.ours),
        ninth('bytes an open workflow of DBOS', 'B', (all) => all.dbos),
      ]
    }),
  )
