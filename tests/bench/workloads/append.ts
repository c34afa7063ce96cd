import { randomUUID } from 'node:crypto'
import { connected } from '../connected.ts'
import { figuresOf, type Figure } from '../figures.ts'
import type { House } from '../house.ts'
import { withKernel } from '../kernel.ts'
import { rawInserts } from '../rawInserts.ts'
import { inTurns, repeated, type Rounds } from '../rounds.ts'

const IN_FLIGHT = 64
const DATA = { text: 'x'.repeat(300 - '{"text":""}'.length) }
const METADATA = {}

/** P1: appends of one event of 300 bytes to a new stream each, by the product's client, against raw durable inserts. */
export const p1 = (house: House, rounds: Rounds): Promise<Figure[]> =>
  withKernel(house.folder, async ({ store }) => {
    const inserts = await rawInserts(house.databaseUrl)
    const append = async (type: string) => {
      const event = () => ({ id: randomUUID(), type, data: DATA, metadata: METADATA })
      return repeated(rounds.ms, IN_FLIGHT, () => store.append(`bench-${randomUUID()}`, undefined, [event()]))
    }
    /** @throws Error unless each append is one event, on a stream of its own, of the bytes that were sent */
    const appended = async () => {
      const type = `Measured${randomUUID().slice(0, 8)}`
      const done = await append(type)
      const [found] = await connected(
        house.databaseUrl,
        'events',
        `
        select count(*)::int as n, count(distinct stream_id)::int as streams, sum(length(data))::int as bytes
          from event where type = '${type}'`,
      )
      const n = done.took.length
      if (found?.['n'] !== n || found['streams'] !== n || found['bytes'] !== n * 300)
        throw new Error(`${JSON.stringify(found)} of ${n} events were stored`)
      return done
    }
    const measured = await inTurns(rounds, () => inserts.run(rounds.ms), appended)
    await inserts.stop()
    const figure = figuresOf('P1', measured)
    return [
      figure('appends ÷ raw durable inserts', '', ({ yardstick, subject }) => subject.perSecond / yardstick.perSecond),
      figure('appends, 64 in flight', '/s', ({ subject }) => subject.perSecond),
      figure('raw durable inserts, 64 clients', '/s', ({ yardstick }) => yardstick.perSecond),
    ]
  })
