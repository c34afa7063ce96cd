// Through: media, accounts
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { plus } from '../../backend/kernel/log/decider.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { account } from '../../backend/modules/accounts/account.ts'
import { eraseAccount, requestDeletion } from '../../backend/modules/accounts/decide/deletion.ts'
import { dueForAudit } from '../../backend/modules/media/queries.ts'
import { tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { uploads } from '../../backend/modules/media/uploads.ts'
import { householdIn, ownerOf, type Author, type Household } from '../../tests/household/household.ts'
import { storyOf } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { ending } from '../kernel/ends.ts'
import { endsReactor } from '../kernel/endsReactor.ts'
import { media, messages } from '../index.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const ends = [messages.ends, media.ends]

let server: TestServer
let house: Household
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ server, stop } = await startWorkers({
    routers: [uploads],
    reactors: (temporal) => ({ ends: endsReactor(temporal, ends) }),
    activities: (kernel) => ({ mail: ending(kernel, ends) }),
  }))
  house = householdIn(server)
})
afterAll(() => stop())

/** The thirty days after they asked are over. */
const end = async ({ id }: Author) => {
  const { clock } = server.kernel
  await house.tell(account, id, requestDeletion({ confirmed: [], armed: [] }), ownerOf(id))
  const later = plus(clock.now(), 31 * clock.dayMs)
  await house.tell(account, id, eraseAccount({ addressHashes: [] }), undefined, later)
}
/** Of a recording: its blobs, parts that arrived, and its row. */
const leftOf = async (id: string) => {
  const { blobs } = server.kernel
  const names = [...(await blobs.list(`media/${id}/`)), ...(await blobs.list(`staging/${id}/`))]
  const rows = (await server.rowsOf('media.media')).filter((row) => row.id === id)
  return names.length + rows.length
}

test('recordings end with their owner’s account, though their message was never begun', async () => {
  const { keys } = server.kernel
  const [ana, ben] = [await house.author(), await house.author()]
  const [unborn, shared, given] = [newId(), newId(), newId()]
  const { begin, patch } = tusClient(ana.browser, server.origin)
  const { mediaId: unfinished, path } = await begin({ messageId: unborn }, 90_000)
  await patch(path, 0, Buffer.concat([Buffer.from('1A45DFA3', 'hex'), Buffer.alloc(9_000)]))
  const gone = [unfinished, await house.recording(ana, unborn), await house.recording(ana, shared)]
  const others = await house.recording(ben, shared)
  const gift = await house.recording(ana, given)
  const people = [await house.prove(ana, await house.person(ana))]
  await storyOf(server, house).delivered(ana, { messageId: given, mediaIds: [gift], people })
  expect(await keys.isThere(`message-${unborn}`)).toBe(true)
  for (const id of gone) expect(await leftOf(id)).toBeGreaterThan(1)

  await end(ana)
  await vi.waitFor(async () => {
    for (const id of gone) expect(await leftOf(id)).toBe(0)
    expect(await keys.isThere(`message-${unborn}`)).toBe(false)
  }, patiently)
  // What somebody was given stays, and what is another's under the same id.
  for (const id of [gift, others]) expect(await leftOf(id)).toBeGreaterThan(1)
  for (const id of [given, shared]) expect(await keys.isThere(`message-${id}`)).toBe(true)
  expect((await dueForAudit(server.kernel)).toSorted()).toEqual([gift, others].toSorted())

  await end(ben)
  await vi.waitFor(async () => {
    expect(await leftOf(others)).toBe(0)
    expect(await keys.isThere(`message-${shared}`)).toBe(false)
  }, patiently)
})
