import { figuresOf, percentile, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { termsAt, writingTo } from '../messages.ts'
import { rawInserts } from '../rawInserts.ts'
import { inTurns, severally, sizeIn, type Done, type Rounds } from '../rounds.ts'
import { withTemporal } from '../temporal.ts'

const MESSAGES = 512
const FEW = 64
const YEAR_MS = 365 * 86_400_000

type Round = { readonly yardstick: Done; readonly subject: Done }

/** Ready drafts that get their date over HTTP, so many at once, against as many clients that insert rows. */
const scheduling = (house: House, rounds: Rounds, inFlight: number): Promise<Round[]> =>
  withKernel(house.folder, (kernel) =>
    withTemporal(kernel.settings, async ({ runningN, untilRunning }) => {
      const inserts = await rawInserts(house.databaseUrl)
      const write = writingTo(kernel, house, await house.recipient())
      const schedule = async () => {
        const ids = await write.drafts(sizeIn(rounds, MESSAGES, FEW))
        const workflows = await runningN('deliverMessage')
        await house.database.query('delete from kernel.limits')
        const done = await severally(ids, inFlight, (id) =>
          house.browser.ask('POST', `/api/messages/${id}/schedule`, termsAt(Date.now() + YEAR_MS)),
        )
        await write.requireAll(ids, 'scheduled')
        // What a date sets off must not slow the yardstick that comes next.
        await untilRunning('deliverMessage', workflows + ids.length)
        return done
      }
      const measured = await inTurns(rounds, () => inserts.run(rounds.ms, inFlight), schedule)
      await inserts.stop()
      return measured
    }),
  )

/** P2: messages that get their date, 64 in flight, against raw durable inserts. */
export const p2 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const measured = await scheduling(house, rounds, 64)
  const figure = figuresOf('P2', measured)
  return [
    figure(
      'messages given a date ÷ raw durable inserts',
      '',
      ({ yardstick, subject }) => subject.perSecond / yardstick.perSecond,
    ),
    figure('messages given a date, 64 in flight', '/s', ({ subject }) => subject.perSecond),
  ]
}

/** P3: how long the slowest of a hundred takes with 16 in flight, against the slowest of a hundred raw inserts. */
export const p3 = async (house: House, rounds: Rounds): Promise<Figure[]> => {
  const measured = await scheduling(house, rounds, 16)
  const figure = figuresOf('P3', measured)
  const p99 = ({ took }: Done) => percentile(took, 99)
  return [
    figure(
      'p99 of a message given a date ÷ of a raw insert',
      '',
      ({ yardstick, subject }) => p99(subject) / p99(yardstick),
    ),
    figure('p99 of a message given a date, 16 in flight', 'ms', ({ subject }) => p99(subject)),
    figure('p99 of a raw insert, 16 clients', 'ms', ({ yardstick }) => p99(yardstick)),
  ]
}
