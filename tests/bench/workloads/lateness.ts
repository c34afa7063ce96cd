import { mailsIn } from '../../kill/mails.ts'
import { lateByBoss } from '../boss.ts'
import { figuresOf, median, percentile, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { writingTo } from '../messages.ts'
import { sizeIn, type Rounds } from '../rounds.ts'

const A_SECOND = 20
/** To write one message of the many, on a busy machine. */
const WRITING_MS = 120
const LEAST_MS = 5_000
const PATIENCE_MS = 3_000_000

const dueFrom = (first: number, n: number) => Array.from({ length: n }, (_, at) => first + (at * 1_000) / A_SECOND)

type Due = ReadonlyMap<string, number>

/** How late after date and hold each email of these messages was accepted, in ms; a date that was moved meanwhile is late. */
const lateIn = async (house: House, recipientId: string, due: Due): Promise<readonly number[]> => {
  const mails = mailsIn(house.mails).filter(({ to }) => to === `${recipientId}@hale.example`)
  if (mails.length !== due.size || new Set(mails.map(({ messageId }) => messageId)).size !== due.size)
    throw new Error(`${mails.length} mails for ${due.size} messages`)
  const { rows } = await house.database.query<{ id: string; ms: number }>(
    `select message_id as id, (extract(epoch from sent_at) * 1000)::float8 as ms
      from deliveries.deliveries where message_id = any($1)`,
    [[...due.keys()]],
  )
  if (rows.length !== due.size) throw new Error(`${rows.length} deliveries of ${due.size} messages`)
  const hold = Math.max(house.dayMs / 24, 250)
  return rows.map(({ id, ms }) => ms - (due.get(id) ?? Number.NaN) - hold)
}

/** P6: how late emails are with 20 messages due a second, against pg-boss that looks every half second. One round. */
export const p6 = (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, async (kernel) => {
    const n = (sizeIn(rounds, 30 * rounds.ms, 3_000) / 1_000) * A_SECOND
    const boss = await lateByBoss(kernel, dueFrom(Date.now() + LEAST_MS, n))
    const recipientId = await house.recipient()
    const write = writingTo(kernel, house, recipientId)
    const first = Date.now() + house.dayMs / 24 + LEAST_MS + WRITING_MS * n
    const dues = dueFrom(first, n)
    const ids = await write.scheduled(dues)
    if (Date.now() > first) throw new Error('The messages were not ready before their date')
    await write.requireAll(ids, 'delivered', PATIENCE_MS)
    const late = await lateIn(house, recipientId, new Map(ids.map((id, at) => [id, dues[at] ?? Number.NaN])))
    const figure = figuresOf('P6', [{ late, boss }])
    return [
      figure('p99 late ÷ of pg-boss', '', (all) => percentile(all.late, 99) / percentile(all.boss, 99)),
      figure(`late after date and hold, ${n} at 20 a second, p50`, 'ms', (all) => median(all.late)),
      figure('late after date and hold, p99', 'ms', (all) => percentile(all.late, 99)),
      figure('late by pg-boss, p50', 'ms', (all) => median(all.boss)),
      figure('late by pg-boss, p99', 'ms', (all) => percentile(all.boss, 99)),
    ]
  })
