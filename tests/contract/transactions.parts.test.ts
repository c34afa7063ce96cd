// Through: db, keyring, audit, messages
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { categoriesOf } from '../../backend/kernel/log/projection.ts'
import { editMessage } from '../../backend/modules/messages/decide/edit.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { modules } from '../../projections/modules.ts'
import { reactorsOf } from '../../workflows/reactors.ts'
import { householdIn, ownerOf, type Author, type Household } from '../household/household.ts'
import { storyOf } from '../household/story.ts'
import { startWorkers } from '../household/workers.ts'
import { watchMoves } from './moves.ts'

const Seen = v.object({ transactions: v.number(), moved: v.array(v.string()) })
const EDITS = 60
/** All read tables take an event in one transaction; now and then one of them comes a moment later, in a second one. */
const MOST_AN_EVENT = 1.5

let stage: Awaited<ReturnType<typeof startWorkers>>
let house: Household
let ana: Author
beforeAll(async () => {
  stage = await startWorkers({
    reactors: (temporal) => (kernel) => reactorsOf(kernel, { workflow: temporal }),
    activities: () => ({}),
  })
  house = householdIn(stage.server)
  ana = await house.author()
})
afterAll(() => stage.stop())

/** The checkpoints of everyone who follows messages. */
const followersOf = (kernel: Kernel): string[] => {
  const tables = Object.entries(modules).filter(([, own]) => categoriesOf(own).includes(message.category))
  const reactors = Object.entries(reactorsOf(kernel, { workflow: stage.temporal }))
  return [
    ...tables.map(([name]) => `projections/${name}`),
    ...reactors.filter(([, own]) => message.category in own).map(([name]) => `reactors/${name}`),
  ]
}

test('the projections and reactors of the product move on from an edit in one transaction and a half, at the most', async () => {
  const { kernel } = stage.server
  const id = await storyOf(stage.server, house).draft(ana)
  await watchMoves(kernel.db)
  const before = (await kernel.store.read(`message-${id}`)).length
  const began = performance.now()
  for (let n = 0; n < EDITS; n += 1)
    await house.tell(message, id, editMessage({ body: `For the ${n}th time.` }), ownerOf(ana.id))
  const events = (await kernel.store.read(`message-${id}`)).slice(before)
  expect(events).toHaveLength(EDITS)
  const position = events.at(-1)?.position ?? ''
  const seen = () =>
    kernel.db.one(sql.type(Seen)`
      select count(distinct xid)::int as transactions,
        coalesce(array_agg(distinct name) filter (where position::numeric >= ${position}::numeric), '{}') as moved
      from public.moves`)
  const follows = followersOf(kernel)
  await vi.waitFor(async () => expect((await seen()).moved).toEqual(expect.arrayContaining(follows)), 20_000)
  // Who has nothing to do moves on once a second, all of them together.
  const seconds = (performance.now() - began) / 1_000
  const { transactions } = await seen()
  expect(transactions).toBeGreaterThanOrEqual(EDITS)
  expect(transactions).toBeLessThanOrEqual(MOST_AN_EVENT * EDITS + seconds)
})
