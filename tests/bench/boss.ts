import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { mailerOf } from '../../backend/kernel/mail/mailer.ts'
import { until } from '../kill/until.ts'
import { besides } from './besides.ts'

const QUEUE = 'due'
/** The shortest that it takes. */
const POLL_S = 0.5
const BATCH = 100
const PATIENCE_MS = 300_000

type Job = { readonly due: number; readonly to: string }

/**
 * The yardstick of lateness: jobs of pg-boss that send an email and note the outcome in a row.
 * @returns how late each email was accepted, in ms
 */
export const lateByBoss = ({ settings }: Kernel, dues: readonly number[]): Promise<readonly number[]> =>
  besides(settings.databaseUrl, 'bench_boss', async (own, connectionString) => {
    await own.query('create table outcome (id uuid primary key, late_ms float8 not null)')
    const mailer = mailerOf(settings)
    const boss = new PgBoss({ connectionString, max: 10 })
    boss.on('error', (error) => console.error(error))
    await boss.start()
    await boss.createQueue(QUEUE)
    const text = 'Somebody left something for you.\n'.repeat(20)
    const send = async ({ due, to }: Job) => {
      const mail = { to, subject: 'Something was left for you', text, html: `<p>${text}</p>`, mailId: randomUUID() }
      const sent = await mailer.send(mail)
      if (sent.outcome !== 'accepted') throw new Error(`The email was ${sent.outcome}`)
      const late = Date.parse(sent.acceptedAt) - due
      await own.query({ name: 'outcome', text: 'insert into outcome values ($1, $2)', values: [randomUUID(), late] })
    }
    await boss.insert(
      QUEUE,
      dues.map((due, n) => ({ data: { due, to: `boss-${n}@hale.example` }, startAfter: new Date(due), retryLimit: 0 })),
    )
    await boss.work<Job>(QUEUE, { pollingIntervalSeconds: POLL_S, batchSize: BATCH }, async (jobs) => {
      await Promise.all(jobs.map(({ data }) => send(data)))
    })
    const late = await until(
      `${dues.length} jobs of pg-boss`,
      (dues.at(-1) ?? 0) - Date.now() + PATIENCE_MS,
      async () => {
        const { rows } = await own.query<{ late_ms: number }>('select late_ms from outcome')
        return rows.length >= dues.length ? rows.map(({ late_ms: ms }) => ms) : undefined
      },
    )
    await boss.stop({ graceful: true })
    mailer.close()
    if (late.length !== dues.length) throw new Error(`${late.length} outcomes of ${dues.length} jobs`)
    return late
  })
